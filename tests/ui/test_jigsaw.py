"""A board that becomes another one while the focus moves: the size that was typed in New Jigsaw counts when the focus
leaves its field.  GTK's criticals end the program (see Window.start ()), so a loop of them cannot fill the disk."""

import sys

from driver import Atspi, check, place_of, wait_for
from harness import run


def begin(window):
    """The dialog, with a 9x9 board, and the keys in the field of the size."""
    window.start()
    window.key("ctrl+g")
    field = wait_for("the field", lambda: window.find(role="spin button"))
    wait_for("its place", lambda: place(field).width > 0 and places(window))
    window.click(place(field).x + 15, middle(place(field))[1])
    window.key("ctrl+a")
    window.type("6")


def place(widget):
    return place_of(widget)


def middle(rectangle):
    return rectangle.x + rectangle.width // 2, rectangle.y + rectangle.height // 2


def dialog(window):
    return window.find(role="frame", name="^New Jigsaw$") or window.find(role="window", name="^New Jigsaw$")


def places(window):
    """Which cells the dialog's board has."""
    names = [widget.get_name() or "" for widget in window.walk(dialog(window))]
    return sorted(name.split(", ")[0] + ", " + name.split(", ")[1] for name in names if name.startswith("Row ") and "," in name)


def expect_six(window):
    check(window.process.poll() is None, "the program is gone")
    wait_for("36 cells", lambda: window.process.poll() is not None or len(places(window)) == 36)
    check(window.process.poll() is None, "the program is gone")


def focus_name(window):
    widget = window.focus()
    return (widget.get_name() or "") if widget is not None else ""


def tab(window):
    begin(window)
    window.key("Tab")
    expect_six(window)
    wait_for("the focus on the pad", lambda: focus_name(window) == "Digit 1")


def click(window):
    """On R9C9 of the board as it was, which is R6C6 then."""
    begin(window)
    cell = next(w for w in window.walk(dialog(window)) if (w.get_name() or "").startswith("Row 9, column 9, "))
    window.click(*middle(place(cell)))
    expect_six(window)
    wait_for("the focus where the pointer is", lambda: focus_name(window).startswith("Row 6, column 6, "))
    use(window)


def can_create(window):
    return window.find("push button", "^Create$").has_state(Atspi.StateType.SENSITIVE)


def use(window):
    """As if it had always had that size."""
    window.type("1")
    window.expect(r"^Region 1 has 7 cells; it needs 6\.$")
    window.key("ctrl+z")
    window.expect(r"^Select cells, and press the digit of their region\.$")
    check(not can_create(window), "boxes are offered as a jigsaw")
    window.key("5", "Left", "Left", "Left")
    window.expect(r"^Region 5 has 7 cells; it needs 6\.$")
    check(not can_create(window), "wrong regions can be created")
    window.key("6")
    wait_for("regions that can be created", lambda: can_create(window))
    window.press("^Create$")
    wait_for("the board of the window", lambda: len(window.cells()) == 36)


if __name__ == "__main__":
    sys.exit(run({
        "jigsaw/a-size-can-be-left-by-tab": tab,
        "jigsaw/a-size-can-be-left-by-a-click-on-the-board": click,
    }))
