"""Write the golden pictures anew: `python -m tests.render.record`, then look at them."""

from __future__ import annotations

from PIL import Image

from tests.render import golden


def main() -> None:
    """Draw and store all of them."""
    for name, draw in golden.PICTURES.items():
        target = golden.path(name)
        target.parent.mkdir(exist_ok=True)
        golden.reduced(draw()).quantize(128, dither=Image.Dither.NONE).save(target, "PNG")


if __name__ == "__main__":
    main()
