"""The list of the puzzles of a file: all are there, and the one that is open is highlighted."""

import re
import sys
import time

from driver import Atspi, Broken, check, place_of, role_of, wait_for
from harness import run
from states import OTHER, PUZZLE, is_focused, write


def start_list(window, name="many.txt"):
    """Ten thousand puzzles, the odd ones PUZZLE and the even ones OTHER; the first is open."""
    window.start(write(window, name, (PUZZLE + "\n" + OTHER + "\n") * 5000))
    window.expect("^10000 puzzles$")
    wait_for("the first", lambda: window.content(1, 1) == "given 5")


def lists_collections(window):
    start_list(window)
    window.expect(r"^many\.txt$")
    wait_for("the second row", lambda: window.find(name="^17 givens$"))


def number_of(row):
    """Nothing for a row of another list."""
    return next((int(widget.get_name()) for widget in row.inside() if re.match("[0-9]+$", widget.get_name() or "")), None)


def row(window, number):
    """Of the list of puzzles."""
    return wait_for(f"row {number}", lambda: next(
        (w for w in window.walk() if role_of(w) == "list item" and number_of(w) == number), None))


def selected(window):
    """The numbers of the rows that are highlighted."""
    return [number_of(widget) for widget in window.walk()
            if role_of(widget) == "list item" and widget.has_state(Atspi.StateType.SELECTED)]


def expect_selected(window, *numbers):
    wait_for(f"{numbers} to be highlighted", lambda: selected(window) == list(numbers), 3)


def point_at(window, number):
    place = place_of(row(window, number))
    x, y = place.x + place.width // 2, place.y + place.height // 2
    window.move(x - 5, y)
    window.move(x, y)
    return x, y


def open_sixth(window):
    window.click(*point_at(window, 6))
    wait_for("the sixth", lambda: window.content(1, 1) == "given 4")
    expect_selected(window, 6)


def focus_name(window):
    widget = window.focus()
    return widget.get_name() if widget is not None else None


def walk_to_list(window):
    """A key that is pressed before the last one has moved the focus would go past the list."""
    for _ in range(20):
        if is_focused(window, "list item"):
            break
        before = focus_name(window)
        window.key("shift+Tab")
        try:
            wait_for("the focus to move", lambda: focus_name(window) not in (None, before), 2)
        except Broken:
            pass  # two in a row have the same name
    check(is_focused(window, "list item"), "no row has the focus")


def selects_what_is_open(window):
    start_list(window)
    expect_selected(window, 1)
    point_at(window, 6)
    time.sleep(0.3)
    check(selected(window) == [1], f"{selected(window)} by the pointer alone")
    open_sixth(window)
    walk_to_list(window)
    window.key("Down")
    time.sleep(0.2)
    check(selected(window) == [6], f"{selected(window)} by a key that opens nothing")
    window.key("Return")
    wait_for("the seventh", lambda: window.content(1, 1) == "given 5")
    expect_selected(window, 7)
    window.key("ctrl+z")
    wait_for("the sixth again", lambda: window.content(1, 1) == "given 4")
    expect_selected(window, 6)


def selects_nothing_else(window):
    """The list stays when a file of one puzzle is opened, or a problem that is no Sudoku."""
    start_list(window)
    open_sixth(window)
    window.send(write(window, "single.txt", PUZZLE + "\n"))
    wait_for("the single puzzle", lambda: window.content(1, 1) == "given 5")
    expect_selected(window)
    check(window.shown("^10000 puzzles$"), "the list is gone")
    window.key("ctrl+z")
    expect_selected(window, 6)
    window.send(write(window, "matrix.txt", "100\n010\n001\n"))
    wait_for("the dance", lambda: window.find(name="^Matrix$"))
    expect_selected(window)
    window.key("alt+1")
    expect_selected(window, 6)


def selects_no_broken_line(window):
    window.start(write(window, "torn.txt", PUZZLE + "\n" + OTHER[:40] + "\n" + OTHER + "\n"))
    window.expect("^3 puzzles$")
    expect_selected(window, 1)
    window.click(*point_at(window, 2))
    window.expect(r"^torn\.txt · 2, line 2")
    check(window.content(1, 1) == "given 5", "the board changed")
    check(selected(window) == [1], f"{selected(window)} beside a fault")


def counts_in_full(window):
    """Whatever the file is called."""
    name = "a-collection-with-a-name-that-is-longer-than-the-pane-is-wide.txt"
    start_list(window, name)
    number, button = (place_of(window.find(name=name))
                      for name in ("^10000 puzzles$", "^Print Collection$"))
    check(number.width > 0 and number.x + number.width <= button.x, "the number is cut")


if __name__ == "__main__":
    sys.exit(run({
        "collection/lists-ten-thousand": lists_collections,
        "collection/highlights-what-is-open-not-what-is-pointed-at": selects_what_is_open,
        "collection/highlights-nothing-while-another-file-is-open": selects_nothing_else,
        "collection/leaves-the-highlight-where-a-line-is-broken": selects_no_broken_line,
        "collection/says-how-many-in-full": counts_in_full,
    }))
