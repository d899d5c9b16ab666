"""A window as narrow as a telephone: everything is there, by touch and by keys; and a board that stays where it is."""

import subprocess
import sys
import time

from driver import WINDOW_PATH, Atspi, GLib, check, place_of, wait_for
from harness import run
from states import OTHER, PUZZLE, start_empty, start_on, start_proper, write

WIDTH, HEIGHT = 360, 720


def open_here(window, name, text):
    """In this window, whatever is in it: another run of the program may open a window of its own."""
    window.activate(WINDOW_PATH, "open-uri", GLib.Variant("s", "file://" + write(window, name, text + "\n")))


def make_narrow(window):
    subprocess.run(["xdotool", "windowsize", window.id(), str(WIDTH), str(HEIGHT)], check=True)
    wait_for("a narrow window", lambda: window.width() == WIDTH)
    wait_for("the bar at the foot", lambda: window.shown("^Collection Pane \\(F9\\)$"))


def is_inside(window, pattern):
    widget = window.find(name=pattern)
    if widget is None:
        return False
    place = place_of(widget)
    return place.width > 0 and place.x >= 0 and place.x + place.width <= WIDTH and place.y + place.height <= HEIGHT


def expect_inside(window, *patterns):
    for pattern in patterns:
        wait_for(f"“{pattern}” inside of the window", lambda: is_inside(window, pattern))


def shows_all(window):
    start_proper(window, PUZZLE, "magazine.txt")
    make_narrow(window)
    expect_inside(window, "^magazine\\.txt$", "^Puzzle$", "^Dance$", "^Learn$", "^Solve$", "^Main Menu$", "^Row 9, column 9, ",
                  "^Digit 9, ", "^Pencil in Candidates$", "^Check My Entries$", "^Hint$")
    window.press_toggle("^Dance$")
    expect_inside(window, "^Next: ", "^Play$", "^Puzzle$")
    window.press_toggle("^Puzzle$")
    wait_for("the board", lambda: window.shown("^Row 1, column 1, "))
    window.key("alt+3")
    expect_inside(window, "^Lesson: next step", "^Puzzle$", "^Learn$")


def begins_with_board(window):
    """The list of a collection is one press away, and a press on a row leads back."""
    start_empty(window)
    make_narrow(window)
    window.send(write(window, "two.txt", f"{PUZZLE}\n{OTHER}\n"))
    wait_for("the first puzzle", lambda: window.content(1, 1) == "given 5")
    check(window.shown("^Row 1, column 1, "), "the board is covered")
    window.press_toggle("^Collection Pane \\(F9\\)$")
    expect_inside(window, "^2 puzzles$", "^Puzzle$")
    window.key("F9")
    wait_for("the board", lambda: window.shown("^Row 1, column 1, "))
    window.key("F9")
    wait_for("the list", lambda: window.shown("^2 puzzles$"))
    window.resize(1000, 700)
    wait_for("both", lambda: window.shown("^2 puzzles$") and window.shown("^Row 1, column 1, "))


def gets_wide_again(window):
    start_proper(window)
    make_narrow(window)
    window.resize(1000, 700)
    wait_for("no bar at the foot", lambda: not window.shown("^Collection Pane \\(F9\\)$"))
    check(window.shown("^Solve$") and window.shown("^Dance$"), "the header has not got its buttons back")
    check(place_of(window.find("push button", "^Solve$")).y < 60, "Solve is not in the header")


def cell_places(window):
    return [place_of(window.cell(row, column)) for row, column in ((1, 1), (9, 9))]


def stays(window, before, what):
    time.sleep(0.3)
    after = cell_places(window)
    check(after == before, f"{what} moves the board: {before}, {after}")


def stands_still(window):
    """While buttons, bars and long sentences come and go."""
    start_empty(window)
    window.resize(1100, 760)
    time.sleep(0.3)
    before = cell_places(window)
    window.key("5")
    window.expect("^1 given so far")
    stays(window, before, "a given")
    open_here(window, "wrong.txt", PUZZLE[:-1])
    window.expect("a puzzle of 9×9 has 81")
    stays(window, before, "a message")
    open_here(window, "puzzle.txt", PUZZLE)
    window.expect("^Proper puzzle")
    stays(window, before, "a puzzle")
    window.key("ctrl+h", "ctrl+h", "ctrl+h", "ctrl+h")
    stays(window, before, "a reason")
    window.do("start-trial")
    wait_for("the trial", lambda: window.shown("^Drop Trial$"))
    stays(window, before, "a trial")
    window.do("drop-trial")
    window.do("edit-givens")
    window.expect("^Editing givens$")
    stays(window, before, "editing the givens")


def answers_keys_of_a_menu(window):
    """A menu that is open keeps no key of an action."""
    start_proper(window)
    window.key("Right", "Right", "Menu")
    wait_for("the menu", lambda: window.find("menu item") or window.find("popup menu"))
    time.sleep(0.3)
    window.key("ctrl+shift+h")
    wait_for("the path", lambda: window.shown("^Steps of the Path$"))


def is_sensitive(window, name):
    return window.find("push button", name).has_state(Atspi.StateType.SENSITIVE)


def explains_no_path(window):
    start_on(window, "55" + 79 * ".")
    window.expect("^Row 1 has two 5s")
    window.key("ctrl+shift+h")
    window.expect("^There are no steps: the puzzle has no solution\\.$")
    for name in ("^Copy all steps as text$", "^Save all steps as a text file$", "^Print all steps"):
        check(not is_sensitive(window, name), f"{name} is offered")
    open_here(window, "good.txt", PUZZLE)
    window.expect(r"^\d+ steps from the givens\.$")
    wait_for("steps to copy", lambda: is_sensitive(window, "^Copy all steps as text$"))


def finds_shortcuts(window):
    start_empty(window)
    window.key("ctrl+question")
    wait_for("the shortcuts", lambda: window.find(name="^Keyboard Shortcuts$"))
    window.expect("^Page Up$")  # as menus name it
    window.type("hint")
    wait_for("the one of a hint", lambda: window.shown("^Ctrl\\+H$") and not window.shown("^Page Up$"))
    window.type("xyz")
    window.expect("^No shortcut has these words\\.$")
    window.key("Escape")
    wait_for("all again", lambda: window.shown("^Page Up$"))
    window.leave_dialog()


if __name__ == "__main__":
    sys.exit(run({
        "narrow/everything-is-inside-and-reached": shows_all,
        "narrow/a-file-opens-with-its-board": begins_with_board,
        "narrow/a-window-gets-wide-again": gets_wide_again,
        "board/stands-still": stands_still,
        "menu/keys-of-actions-work-while-it-is-open": answers_keys_of_a_menu,
        "path/without-solution-says-why": explains_no_path,
        "shortcuts/are-searched": finds_shortcuts,
    }))
