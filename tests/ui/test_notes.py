"""What a player writes beside the digits: corner marks, colours, lines and bookmarks, by keys, pad and pointer."""

import subprocess
import sys

from driver import PATIENCE, Atspi, check, place_of, role_of, wait_for
from harness import run
from states import start_on, start_proper


def expect_content(window, row, column, content):
    wait_for(f"{content} in R{row}C{column}", lambda: window.content(row, column) == content)


def to_r1c3(window):
    window.key("ctrl+Home", "Right", "Right")
    wait_for("the cursor in R1C3", lambda: window.focus().get_name().startswith("Row 1, column 3"))


def marks_corners(window):
    """By Shift, by both keys, and in their mode; a digit hides them, and gives them back."""
    start_proper(window)
    to_r1c3(window)
    window.key("shift+4", "ctrl+shift+2")
    expect_content(window, 1, 3, "corner marks 2 4")
    window.key("ctrl+1")
    expect_content(window, 1, 3, "candidates 1, corner marks 2 4")
    window.key("F2")
    window.expect("^Playing: corner marks$")
    window.key("Right", "2", "6")
    expect_content(window, 1, 4, "corner marks 2 6")
    window.key("2", "F2")
    expect_content(window, 1, 4, "corner marks 6")
    window.expect("^Playing$")
    window.key("Left", "4", "Delete")
    expect_content(window, 1, 3, "candidates 1, corner marks 2 4")
    window.key("Delete")
    expect_content(window, 1, 3, "empty")


def colours_cells(window):
    """Several at once, givens too; the same key takes the colour away."""
    start_proper(window)
    window.key("ctrl+alt+4")
    expect_content(window, 1, 1, "given 5, green")
    window.key("F3")
    window.expect("^Playing: colouring cells$")
    window.key("shift+Right", "shift+Right", "5")
    expect_content(window, 1, 3, "empty, blue")
    check(window.content(1, 1) == "given 5, green, blue", window.content(1, 1))
    window.press("^red$")
    expect_content(window, 1, 2, "given 3, red, blue")
    window.key("5", "1")
    expect_content(window, 1, 2, "given 3")
    check(window.content(1, 1) == "given 5, green", window.content(1, 1))
    window.key("ctrl+shift+F3")
    expect_content(window, 1, 1, "given 5")
    window.key("ctrl+z", "F3", "4")
    expect_content(window, 1, 1, "given 5, green")


def colours_candidates(window):
    """In a chosen colour, by a digit and by a click on the candidate."""
    start_proper(window)
    to_r1c3(window)
    window.key("ctrl+1", "ctrl+2", "F3", "shift+F3")
    window.expect("^Playing: colouring candidates$")
    window.press("^violet$")
    wait_for("the colour", lambda: window.find(name="^violet$").has_state(Atspi.StateType.PRESSED))
    window.key("2")
    expect_content(window, 1, 3, "candidates 1 2, 2 violet")
    place = place_of(window.cell(1, 3))
    window.click(int(place.x + place.width / 6), int(place.y + place.height / 6))
    expect_content(window, 1, 3, "candidates 1 2, 1 violet, 2 violet")
    window.key("2")
    expect_content(window, 1, 3, "candidates 1 2, 1 violet")
    window.key("Delete")
    expect_content(window, 1, 3, "candidates 1 2")


def draws_lines(window):
    """By keys from end to end; the same line again takes it away."""
    start_proper(window)
    to_r1c3(window)
    window.key("ctrl+1", "F4")
    window.expect("^Playing: drawing lines$")
    window.key("1")
    window.expect(r"^A line begins at 1 in R1C3: choose its other end\.$")
    window.key("Right", "space")
    expect_content(window, 1, 4, "empty, line to 1 in R1C3")
    check(window.content(1, 3) == "candidates 1, line from 1 to R1C4", window.content(1, 3))
    window.key("shift+F4", "space", "Left", "1")
    expect_content(window, 1, 4, "empty, weak line to 1 in R1C3")
    window.key("space")
    window.expect(r"^A line begins at R1C3: choose its other end\.$")
    window.key("F4", "F4", "Delete")
    expect_content(window, 1, 4, "empty")


def drag_line(window, start, end):
    x, y = ((int(place.x + place.width / 2), int(place.y + place.height / 2))
            for place in (place_of(window.cell(*start)), place_of(window.cell(*end))))
    (from_x, from_y), (to_x, to_y) = x, y
    subprocess.run(["xdotool", "mousemove", "--window", window.id(), str(from_x), str(from_y), "sleep", "0.1", "mousedown", "1",
                    "mousemove", "--window", window.id(), str((from_x + to_x) // 2), str((from_y + to_y) // 2), "sleep", "0.1",
                    "mousemove", "--window", window.id(), str(to_x), str(to_y), "sleep", "0.1", "mouseup", "1"],
                   check=True, timeout=PATIENCE)


def drags_lines(window):
    start_proper(window)
    window.key("F4")
    window.expect("^Playing: drawing lines$")
    drag_line(window, (1, 3), (4, 4))
    expect_content(window, 4, 4, "empty, line to R1C3")
    drag_line(window, (4, 4), (1, 3))
    expect_content(window, 4, 4, "empty")
    window.key("ctrl+z")
    expect_content(window, 1, 3, "empty, line to R4C4")


def closed(window):
    """In GTK 4.18 no item of a menu has a name."""
    return not any("menu item" in role_of(widget) and place_of(widget).height > 0 for widget in window.walk())


def open_keypad(window, row, column):
    place = place_of(window.cell(row, column))
    window.click(place.x + place.width // 2, place.y + place.height // 2, 3)
    wait_for("the keypad", lambda: not closed(window))


def types_at_the_cell(window):
    """A digit closes the keypad, marks and colours do not; Escape does, and the board has the keys again."""
    start_proper(window)
    open_keypad(window, 1, 3)
    window.key("4")
    expect_content(window, 1, 3, "entry 4")
    wait_for("the keypad to close", lambda: closed(window))
    wait_for("the focus", lambda: window.focus().get_name().startswith("Row 1, column 3"))
    window.key("Right", "Menu")
    wait_for("the keypad", lambda: not closed(window))
    window.key("ctrl+alt+4", "shift+2", "shift+6")
    expect_content(window, 1, 4, "corner marks 2 6, green")
    wait_for("the keypad, still", lambda: not closed(window))
    window.key("Escape")
    wait_for("the keypad to close", lambda: closed(window))
    wait_for("the focus", lambda: window.focus().get_name().startswith("Row 1, column 4"))
    window.key("6")
    expect_content(window, 1, 4, "entry 6, green")


def goes_back_to_bookmarks(window):
    start_proper(window)
    to_r1c3(window)
    window.key("4", "ctrl+b", "Right", "6")
    expect_content(window, 1, 4, "entry 6")
    window.key("ctrl+shift+b")
    window.press("^Go to “50 cells to go”$")
    expect_content(window, 1, 4, "empty")
    check(window.content(1, 3) == "entry 4", window.content(1, 3))
    wait_for("the focus", lambda: window.focus().get_name().startswith("Row 1, column"))
    window.key("ctrl+z")
    expect_content(window, 1, 4, "entry 6")
    window.key("ctrl+shift+b")
    wait_for("the name", lambda: window.focus() is not None and window.find("text", "^Name of the Bookmark$"))
    window.press("^Delete “50 cells to go”$")
    wait_for("no bookmark", lambda: window.find(name="^No bookmarks of this puzzle yet$"))
    window.key("Escape")


FOUR, SOLVED_FOUR = "1..4..1..3..2...", "1234341243212143"


def solved_of_beginners(window):
    """What the table says of a puzzle that is a beginner's: how many were solved without hints."""
    name = next((w for w in window.walk() if role_of(w) == "label" and w.get_name() == "Beginner"
                 and any(v.get_name() == "Mean" for v in w.get_parent().inside())), None)
    if name is None:
        return None
    row = [widget for widget in window.walk(name.get_parent()) if role_of(widget) == "label"
           and abs(place_of(widget).y + place_of(widget).height / 2 - place_of(name).y - place_of(name).height / 2) < 3]
    return sorted((place_of(widget).x, widget.get_name()) for widget in row)[1][1]


def open_statistics(window):
    window.do("statistics")
    wait_for("the table", lambda: solved_of_beginners(window) is not None)


def counts_solved(window):
    """By hand, without hints; a kill loses nothing, and the same puzzle does not count again."""
    start_on(window, FOUR)
    window.expect(r"^Beginner \(1\.\d\)$")
    wait_for("a second", lambda: window.find(name=r"^0:0[1-9]$"))
    window.key("ctrl+Home")
    for cell, digit in enumerate(SOLVED_FOUR):
        if FOUR[cell] == ".":
            window.key(digit)
        window.key(*(["Home", "Down"] if cell % 4 == 3 else ["Right"]))
    window.expect(r"^Solved in 0:\d\d, without hints\.$")
    window.kill()
    window.start()
    window.expect("^Solved")
    window.key("ctrl+z", "ctrl+y")
    wait_for("the end again", lambda: window.shown("^Solved"))
    open_statistics(window)
    check(solved_of_beginners(window) == "1", str(solved_of_beginners(window)))
    window.press("^Clear Statistics…$")
    window.press("^Clear$")
    wait_for("the question to be answered", lambda: window.count_windows() == 1)
    open_statistics(window)
    check(solved_of_beginners(window) == "0", "a puzzle that stays on the board is counted again")
    window.key("Escape")


TABLE = {
    "notes/keypad-stands-at-the-cell": types_at_the_cell,
    "notes/bookmarks-bring-a-position-back": goes_back_to_bookmarks,
    "statistics/count-each-puzzle-once-and-survive-a-kill": counts_solved,
    "notes/corner-marks-stand-beside-candidates": marks_corners,
    "notes/cells-are-coloured-and-said": colours_cells,
    "notes/candidates-are-coloured-and-said": colours_candidates,
    "notes/lines-are-drawn-by-keys": draws_lines,
    "notes/lines-are-drawn-by-the-pointer": drags_lines,
}

if __name__ == "__main__":
    sys.exit(run(TABLE))
