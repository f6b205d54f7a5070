# Everything one does with this project; each verb installs what it needs first.

PYTHON ?= python3
UV_VERSION := 0.13.9
VENV := .venv
BIN := $(VENV)/bin
LOCK := pyproject.toml uv.lock

# The lock file names the public index only; uv uses the interpreter of .venv and fetches none.
export UV_PROJECT_ENVIRONMENT := $(VENV)
export UV_PYTHON_DOWNLOADS := never
SYNC := $(BIN)/uv sync --quiet --frozen --inexact --python $(BIN)/python

CHROMIUM ?= $(shell command -v chromium || command -v chromium-browser || command -v google-chrome)
export CHROMIUM

.DEFAULT_GOAL := help
.PHONY: help local run test lint browser bench clean

help:  ## list these verbs
	@sed -n 's/^\([a-z]*\):.*  ## /\1\t/p' $(MAKEFILE_LIST) | awk -F'\t' '{printf "make %-8s %s\n", $$1, $$2}'

local: $(VENV)/.local  ## play on this machine, without Discord: prints a page's address
	@exec $(BIN)/python -m bot local

run: $(VENV)/.run  ## play on Discord, with the token in .env
	@exec $(BIN)/python -m bot run

test: $(VENV)/.dev  ## run the whole suite except the browser's part
	$(BIN)/pytest -n auto --ignore=tests/browser

lint: $(VENV)/.dev  ## check style, types and who imports whom
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

browser: $(VENV)/.dev  ## drive the local page with Chromium
	$(call need,$(HAS_CHROMIUM),Chromium is missing: apt-get install chromium)
	$(BIN)/pytest tests/browser

bench: $(VENV)/.dev  ## measure moves per second, lists, stored size and pictures
	@$(BIN)/python -m bot bench

clean:  ## remove what the other verbs installed and built
	rm -rf $(VENV) dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find bot cogs db render seeds tests -name __pycache__ -type d -prune -exec rm -rf {} +

# Each check stops with one line that says what to install.
HAS_PYTHON = command -v $(PYTHON)
IS_NEW = $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))'
HAS_VENV = $(PYTHON) -c 'import ensurepip'
HAS_CHROMIUM = test -n "$(CHROMIUM)"
need = $(if $(shell $(1) >/dev/null 2>&1 && echo yes),,$(error $(2)))

$(VENV)/.uv:
	$(call need,$(HAS_PYTHON),Python is missing: apt-get install python3 python3-venv)
	$(call need,$(IS_NEW),Python 3.11 or newer is needed: apt-get install python3 python3-venv)
	$(call need,$(HAS_VENV),python3-venv is missing: apt-get install python3-venv)
	@echo "Installing into $(VENV); the first time takes a few minutes."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
	@touch $@

$(VENV)/.run: $(VENV)/.uv $(LOCK)
	@$(SYNC) --no-default-groups
	@touch $@

$(VENV)/.local: $(VENV)/.uv $(LOCK)
	@$(SYNC) --no-default-groups --extra local
	@touch $@

$(VENV)/.dev: $(VENV)/.uv $(LOCK)
	@$(SYNC) --extra local
	@touch $@
