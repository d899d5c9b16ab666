"""The words of the window: its menu, its modes, its keys."""

import sys

from driver import check, place_of, role_of, wait_for
from harness import run
from states import start_empty
from test_play import start_four, type_four


def items(window):
    """Of the page of the menu that is shown, from top to bottom.  In GTK 4.18 they have no names."""
    rows = [w for w in window.walk() if "menu item" in role_of(w) and place_of(w).height > 0]
    return sorted(rows, key=lambda row: place_of(row).y)


def open_menu(window, *path):
    """The main menu, and a menu in it by the number of its row."""
    window.key("F10")
    wait_for("the menu", lambda: len(items(window)) > 10)
    for row in path:
        before = len(items(window))
        window.act(items(window)[row], "click")
        wait_for("the menu in it", lambda: 1 < len(items(window)) != before)


def names(window):
    return [item.get_name() for item in items(window)]


FIRST = ["New", "Open…", "Open Recent", "Save", "Save As…", "Print", "Export Picture…"]
SECOND = ["Puzzle", "Edit", "Marks and Colours", "View", "Algorithm"]
LAST = ["Preferences", "Help", "Keyboard Shortcuts", "About Quadrille", "Quit"]


def has_named(window, rows, wanted):
    found = [name for name in rows if name in wanted]
    if any(rows):  # in GTK 4.18 none has a name
        check(found == wanted, f"{rows}")


def begins_with_files(window):
    """A player's menu; what belongs to exact cover stands in one menu of its own."""
    start_empty(window)
    open_menu(window)
    rows = names(window)
    has_named(window, rows, FIRST + SECOND + LAST)
    check(len(rows) <= 20, f"{len(rows)} rows")
    check(not any("Problem" in row or "Examples" in row for row in rows), f"{rows}")
    window.key("Escape")
    wait_for("the menu to close", lambda: not items(window))


def gathers_algorithm(window):
    """What is about exact cover and the computer's search stands together, a press away."""
    start_empty(window)
    open_menu(window, -len(LAST) - 1)
    has_named(window, names(window), ["Watch the Algorithm", "Learn How It Works", "Algorithm Examples…", "New Problem…",
                                      "Edit Problem…", "Show the Whole Matrix", "Present"])
    window.key("Escape")
    wait_for("the menu to close", lambda: not items(window))


def takes_turns(window):
    """The menu offers the one of the two that is possible."""
    start_empty(window)
    window.key("5")
    window.expect("^Editing givens$")
    window.press("^Play$")
    window.expect("^Playing$")
    window.do("edit-givens")
    window.expect("^Editing givens$")
    window.do("play")
    window.expect("^Playing$")
    window.do("play")  # is not possible now
    window.expect("^Playing$")
    window.key("ctrl+l")
    window.expect("^Editing givens$")


def counts_in_plain_words(window):
    """Nodes are nobody's business."""
    start_empty(window)
    window.key("1", "ctrl+shift+n")
    window.expect(r"^([0-9,]+ solutions? so far, after|Searching for) \d+ s\.$")
    window.key("Escape")
    window.expect("^Stopped: at least ")


def keeps_solved(window):
    """A hint on a solved board would replace what is good news."""
    start_four(window)
    type_four(window)
    window.expect(r"^Solved\.$")
    window.key("ctrl+h")
    window.expect(r"^Solved\.$")


if __name__ == "__main__":
    sys.exit(run({
        "menu/begins-with-files-and-ends-with-quit": begins_with_files,
        "menu/gathers-what-is-about-the-algorithm": gathers_algorithm,
        "modes/play-and-edit-givens-take-turns": takes_turns,
        "line/counts-in-plain-words": counts_in_plain_words,
        "line/a-solved-board-stays-solved-when-a-hint-is-asked": keeps_solved,
    }))
