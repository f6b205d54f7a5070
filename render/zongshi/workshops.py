"""The lower plate: every player's workshop, and a notebook where a field is free."""

from __future__ import annotations

from bot.games.zongshi.view import WorkshopView
from render import theme
from render.scene import Rect, Scene
from render.sheet import Sheet
from render.zongshi import bar, news, places, stores
from render.zongshi.plan import FULL, SLIM, Plan
from render.zongshi.reading import Reading

WIDTH = 1600


def scene(reading: Reading) -> Scene:
    """The whole plate; its height depends on the number of players."""
    workshops = reading.view.workshops
    plan = FULL if len(workshops) <= 4 else SLIM
    fields = plan.fields(len(workshops))
    sheet = Sheet("workshops", WIDTH, plan.height(len(workshops)), reading.locale)
    for workshop, field in zip(workshops, fields, strict=False):
        _workshop(sheet, reading, plan, field, workshop)
    for field in fields[len(workshops) :]:
        news.notebook(sheet, reading, field)
    sheet.mark(reading.changed)
    return sheet.scene()


def _workshop(
    sheet: Sheet, reading: Reading, plan: Plan, field: Rect, workshop: WorkshopView
) -> None:
    name = f"workshop-{workshop.seat + 1}"
    if workshop.seat in reading.view.to_act:
        alone = len(reading.view.to_act) == 1
        width = theme.FRAME if alone else theme.FRAME_OF_SEVERAL
        sheet.panel(f"{name}-frame", field.inset(-width), theme.AMBER, theme.ROUND + width)
    sheet.panel(name, field, theme.PARCHMENT, theme.ROUND)
    bar.draw(sheet, reading, name, field.row(0, plan.bar), workshop)
    inner = field.inset(theme.PADDING, 0)
    stores.materials(sheet, reading, name, inner.row(plan.materials, plan.token), workshop)
    stores.scrolls_and_tiles(
        sheet, reading, f"{name}/stores", inner.row(plan.stores, plan.stores_height), workshop
    )
    places.track(
        sheet, reading, f"{name}/track", inner.row(plan.track, plan.track_height), workshop
    )
    room = inner.row(plan.places, field.h - plan.places - theme.PADDING)
    places.draw(sheet, reading, f"{name}/places", room, workshop, slim=plan is SLIM)
