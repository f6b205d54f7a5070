"""The lower plate: every player's smithy, and a notebook where a field is free."""

from __future__ import annotations

from bot.games.swordsmith.view import SmithyView
from render import bar, news, pieces, theme
from render.scene import Rect, Scene
from render.sheet import Sheet
from render.swordsmith import anvil, stores
from render.swordsmith.plan import FULL, SLIM, Plan
from render.swordsmith.reading import Reading

WIDTH = 1600


def scene(reading: Reading) -> Scene:
    """The whole plate; its height depends on the number of players."""
    smithies = reading.view.smithies
    plan = FULL if len(smithies) <= 4 else SLIM
    fields = plan.fields(len(smithies))
    sheet = Sheet("smithies", WIDTH, plan.height(len(smithies)), reading.locale)
    for smithy, field in zip(smithies, fields, strict=False):
        _smithy(sheet, reading, plan, field, smithy)
    for field in fields[len(smithies) :]:
        _notebook(sheet, reading, field)
    sheet.mark(reading.changed)
    return sheet.scene()


def _smithy(sheet: Sheet, reading: Reading, plan: Plan, field: Rect, smithy: SmithyView) -> None:
    name = f"smithy-{smithy.seat + 1}"
    if smithy.seat in reading.view.to_act:
        alone = len(reading.view.to_act) == 1
        width = theme.FRAME if alone else theme.FRAME_OF_SEVERAL
        sheet.panel(f"{name}-frame", field.inset(-width), theme.AMBER, theme.ROUND + width)
    sheet.panel(name, field, theme.PARCHMENT, theme.ROUND)
    _bar(sheet, reading, f"{name}/bar", field.row(0, plan.bar), smithy)
    inner = field.inset(10, 0)
    anvil.swords_in_places(
        sheet, reading, f"{name}/swords", inner.row(plan.swords, plan.swords_height), plan, smithy
    )
    row = inner.row(plan.stores, plan.stores_height)
    means = inner.inset(4, 0).row(plan.means, plan.means_height)
    right = stores.means(sheet, reading, f"{name}/means", means, smithy) + 14
    rest = Rect(right, means.y, means.right - right, means.h)
    if plan.is_slim:
        stores.melting(sheet, reading, name, row._replace(w=row.w - 270), smithy)
        cards, loyal = row._replace(x=row.right - 262, w=262), rest
    else:
        stores.melting(sheet, reading, name, row, smithy)
        cards, loyal = rest, inner.inset(4, 0).row(plan.loyal, plan.loyal_height)
    stores.piles(sheet, reading, f"{name}/piles", cards, smithy)
    stores.permanent(sheet, reading, f"{name}/permanent", loyal, smithy)


def _bar(sheet: Sheet, reading: Reading, name: str, rect: Rect, smithy: SmithyView) -> None:
    """Figure, name, whether the seat is to act, reputation."""
    seat = smithy.seat
    bar.ground(sheet, name, rect, seat)
    size = rect.h - 8
    pad = Rect(rect.x + 6, rect.y + 4, size, size)
    pieces.figure_on_pad(sheet, f"{name}/figure", pad, seat, "smith")
    words = str(smithy.points)
    width = sheet.width_of(words, theme.SCORE) + 68
    box = Rect(rect.right - 12 - width, rect.y + 8, width, rect.h - 16)
    sheet.panel(f"{name}/points", box, theme.PARCHMENT, theme.STAMP)
    ribbon = Rect(box.x + 8, box.y + (box.h - 40) // 2, 40, 40)
    sheet.icon(f"{name}/points/ribbon", ribbon, "ribbon", theme.CINNABAR, theme.INK)
    number = Rect(ribbon.right + 6, box.y, width - 60, box.h)
    sheet.text(f"{name}/points/number", number, words, theme.SCORE)
    bar.draw(sheet, name, rect, said(reading, seat), pad.right + 14, box.x - bar.GAP)


def said(reading: Reading, seat: int) -> bar.Bar:
    """What a bar says of a smithy's player."""
    return bar.Bar(
        seat=seat,
        player=reading.players[seat],
        status=reading.status(seat),
        to_act=reading.t("board-to-act"),
        has_lantern=seat == reading.view.order[0] and not reading.is_over,
        has_won=seat in reading.winners,
        mark=reading.caption.mark(seat),
    )


def _notebook(sheet: Sheet, reading: Reading, rect: Rect) -> None:
    """The order of this round, and the last lines of the log."""
    sheet.panel("notebook", rect, theme.BENCH, theme.ROUND)
    row = Rect(rect.x + 20, rect.y + 12, rect.w - 40, 66)
    sheet.group("notebook/order", row)
    words = reading.t("board-order")
    width = min(sheet.width_of(words, theme.LOG), row.w - 5 * 64 - 20)
    sheet.text("notebook/order/word", row._replace(w=width), words, theme.LOG, theme.SAND)
    for number, seat in enumerate(reading.view.order):
        x = row.x + width + 20 + number * 64
        pieces.figure(
            sheet, f"notebook/order/seat-{seat + 1}", x, row.y + 6, 54, seat, "smith", on_table=True
        )
    rule = Rect(row.x, row.bottom + 8, row.w, 2)
    sheet.panel("notebook/rule", rule, theme.DIM, 0)
    room = Rect(row.x, rule.bottom + 10, row.w, rect.bottom - rule.bottom - 22)
    news.log(sheet, "notebook/log", room, reading.caption.log)
