"""A person's first puzzle: type, check, solve, undo, mark, and ask for a hint."""

import re
import subprocess
import sys

from driver import WINDOW_PATH, GLib, check, place_of, role_of, wait_for
from harness import run
from states import (
    CLI, PUZZLE, get_clipboard, leave_leaks_to_others, make_grid, name_file, path_of, read, set_clipboard, start_empty, start_on,
    start_proper, start_typed, write)


INKALA = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."


def starts_empty(window):
    start_empty(window)
    cells = window.cells()
    check(len(cells) == 81, f"{len(cells)} cells")
    check(set(cells.values()) == {"empty"}, "not all are empty")
    wait_for("the focus in R1C1", lambda: window.focus().get_name() == "Row 1, column 1, empty")
    check(window.find(name="^Try a Puzzle$"), "no sample is offered")
    window.expect(r"^Type the givens, cell by cell or in a row: 0 or \. leaves a cell empty\.$")


def moves_by_keys(window):
    start_empty(window)
    for key, place in (("Right", (1, 2)), ("Down", (2, 2)), ("End", (2, 9)), ("Next", (5, 9)), ("Home", (5, 1))):
        window.key(key)
        wait_for(f"{key} to lead to {place}",
                 lambda p=place: window.focus().get_name().startswith(f"Row {p[0]}, column {p[1]},"))


def says_twice(window):
    start_empty(window)
    window.type("77")
    window.key("Right")
    window.type("7")
    window.expect(r"^Row 1 has two 7s\.$")
    wait_for("the mark", lambda: "in conflict" in window.content(1, 1))
    window.key("ctrl+z", "ctrl+z")
    window.expect(r"^Type the givens, cell by cell or in a row: 0 or \. leaves a cell empty\.$")


def types_clues(window):
    start_typed(window)
    check(window.content(1, 1) == "given 5", window.content(1, 1))
    check(window.content(9, 9) == "given 9", window.content(9, 9))
    check(sum(name.startswith("given") for name in window.cells().values()) == 30, "30 givens")


def says_how_difficult(window):
    """After the verdict, in a label of its own; entries change nothing, and other sentences stand alone."""
    start_proper(window)
    window.expect(r"^Beginner \(1\.2\)$")
    window.expect(r"^Board, 9 by 9\. Proper puzzle: exactly one solution\. Beginner \(1\.2\)$")
    window.key("Right", "Right", "1")
    window.expect(r"^Beginner \(1\.2\)$")
    window.key("ctrl+h")
    window.expect("wrong")
    check(not window.shown(r"^Beginner"), "a rating beside a hint")
    window.key("ctrl+z")
    wait_for("the rating", lambda: window.shown(r"^Beginner \(1\.2\)$"))


def solves(window):
    start_proper(window)
    window.key("ctrl+Return")
    window.expect(r"^Solved: this is the only solution\.$")
    check(window.content(1, 3) == "solution 4", window.content(1, 3))


def undoes(window):
    start_proper(window)
    window.key("ctrl+Return")
    wait_for("the solution", lambda: window.content(1, 3) == "solution 4")
    window.key("ctrl+z")
    wait_for("the solution to go", lambda: window.content(1, 3) == "empty")
    window.key("ctrl+shift+z")
    wait_for("it to come back", lambda: window.content(1, 3) == "solution 4")


def checks_entries(window):
    start_typed(window)
    window.key("ctrl+l", "ctrl+Home", "Right", "Right")
    window.type("1")
    wait_for("the entry", lambda: window.content(1, 3) == "entry 1")
    window.key("ctrl+k")
    window.expect(r"^1 entry is wrong\.$")
    check(window.content(1, 3) == "entry 1, wrong", window.content(1, 3))
    window.type("4")
    window.key("ctrl+k")
    window.expect(r"^All entries are right so far\.$")


def keeps_wrong_entries(window):
    """R1C3 is 4 and R1C4 is 6: neither 1 nor 2 clashes with anything."""
    start_proper(window)
    window.key("Right", "Right")
    window.type("1")
    window.key("Right")
    window.type("2")
    window.key("ctrl+Return")
    window.expect(r"^Solved: this is the only solution\. 2 of your entries are wrong: R1C3 is 4, R1C4 is 6\.$")
    check(window.content(1, 3) == "entry 1, solution 4, wrong", window.content(1, 3))
    check(window.content(1, 6) == "solution 8", window.content(1, 6))
    window.key("Delete")
    window.expect(r"^1 of your entries is wrong: R1C3 is 4\.$")
    check(window.content(1, 4) == "solution 6", window.content(1, 4))
    window.key("ctrl+z", "ctrl+z")
    wait_for("the solution to go", lambda: window.content(1, 4) == "entry 2")
    window.key("ctrl+shift+Return")
    window.expect(r"^R1C4 is 6, not 2\.$")


def names_clashes(window):
    """R1C3 is 4; 8 stands in its box and its column, 1 clashes with nothing."""
    start_proper(window)
    window.key("Right", "Right")
    window.type("8")
    window.expect(r"^Column 3 has two 8s\.$")
    wait_for("the mark", lambda: window.content(1, 3) == "entry 8, in conflict")
    check(window.content(3, 3) == "given 8, in conflict", window.content(3, 3))
    window.type("1")
    window.expect(r"^50 of 51 cells to go\.$")
    check(window.content(1, 3) == "entry 1", window.content(1, 3))


def keeps_givens(window):
    start_proper(window)
    window.type("9")
    window.key("Delete", "Right", "Right", "4")
    wait_for("what was typed later", lambda: window.content(1, 3) == "entry 4")
    check(window.content(1, 1) == "given 5", window.content(1, 1))


def hints(window):
    """Where to look, the name, the reason, and the step itself, which one undo takes back."""
    start_proper(window)
    window.key("ctrl+h")
    window.expect(r"^Look at .*\. \(Hint again for more\.\)$")
    window.key("ctrl+h")
    window.expect(r"^(Full house|Hidden single|Naked single)\. Look at .*")
    window.key("ctrl+h")
    window.expect(r"\. .* can only be .*\. So R\dC\d=\d\. \(Hint again for more\.\)$")
    wait_for("the step", lambda: any(re.search("^empty, hint: [1-9] goes here$", note) for note in window.cells().values()))
    window.key("ctrl+h")
    window.expect(r"\. So R\dC\d=\d\.$")
    chosen = next(widget.get_name() for widget in window.walk() if "So " in (widget.get_name() or ""))
    row, column, digit = re.search(r"So R(\d)C(\d)=(\d)", chosen).groups()
    place = int(row), int(column)
    check(window.content(*place) == f"entry {digit}", window.content(*place))
    window.key("ctrl+z")
    wait_for("the cell to be empty", lambda: window.content(*place) == "empty")


def ask_for_the_reason(window):
    """Of a step that strikes.  What is pressed while the hint is being found asks for nothing more."""
    for said in (r"^Look at ", r"\. Look at ", r"Ruled out: R\dC\d=\d.*\(Hint again for more\.\)$"):
        window.key("ctrl+h")
        window.expect(said)


def hints_strike_candidates(window):
    """In a puzzle that begins with a step which strikes: its cells then have marks, without those that are out."""
    window.start(write(window, "inkala.txt", INKALA + "\n"))
    window.expect("^Proper puzzle")
    ask_for_the_reason(window)
    ruled = next(widget.get_name() for widget in window.walk() if "Ruled out: " in (widget.get_name() or ""))
    row, column, digit = re.search(r"Ruled out: R(\d)C(\d)=(\d)", ruled).groups()
    place = int(row), int(column)
    check(re.search(f", hint: rules out [1-9 ]*{digit}", window.content(*place)), window.content(*place))
    window.key("ctrl+h")
    wait_for("the marks", lambda: window.content(*place).startswith("candidates"))
    check(digit not in window.content(*place), window.content(*place))
    window.key("ctrl+z")
    wait_for("the marks to go", lambda: window.content(*place) == "empty")


def hints_stand_before_solutions(window):
    """The marks of the step stand in place of the solver's digit, until undo brings it back."""
    window.start(write(window, "inkala.txt", INKALA + "\n"))
    window.expect("^Proper puzzle")
    window.key("ctrl+Return")
    window.expect(r"^Solved: ")
    ask_for_the_reason(window)
    ruled = next(widget.get_name() for widget in window.walk() if "Ruled out: " in (widget.get_name() or ""))
    row, column, digit = re.search(r"Ruled out: R(\d)C(\d)=(\d)", ruled).groups()
    place = int(row), int(column)
    check(re.search(f", hint: rules out [1-9 ]*{digit}", window.content(*place)), window.content(*place))
    window.key("ctrl+h")
    window.expect(r"Ruled out: R\dC\d=\d[^(]*$")
    check(re.match("candidates [ 1-9]*$", window.content(*place)), window.content(*place))
    window.key("ctrl+z")
    wait_for("the solution", lambda: window.content(*place).startswith("solution"))


def hints_name_wrong_marks(window):
    """R1C3 is 4, and its marks have 1 and 2 alone, where all cells have marks."""
    start_proper(window)
    window.key("ctrl+j", "Right", "Right", "ctrl+4", "ctrl+h")
    window.expect(r"^The marks of 1 cell leave out its digit\.$")
    check(window.content(1, 3).endswith("wrong"), window.content(1, 3))
    window.key("ctrl+4", "ctrl+h")
    window.expect("^Look at ")


def hints_leave_notes_alone(window):
    """A 1 that is marked in one cell says nothing about its other digits."""
    start_proper(window)
    window.key("Right", "Right", "ctrl+1", "ctrl+h")
    window.expect("^Look at ")


def says_why_not(window):
    """From the menu of the cell, by keys and by the pointer: R1C3 is 4, and may be 1, 2 or 4."""
    start_proper(window)
    window.key("Right", "Right", "Menu")
    window.choose_item(["Why not 1?", "Why not 2?", "Why not 4?"], "Why not 1?")
    window.expect(r"R1C3=1")
    check(window.content(1, 3).endswith("hint: rules out 1"), window.content(1, 3))
    wait_for("the focus", lambda: window.focus().get_name().startswith("Row 1, column 3"))
    window.press_toggle("^Whole Reason$")
    window.expect(r"Ruled out: R1C3=1\.$")
    window.key("Escape")
    place = place_of(window.cell(1, 4))
    window.click(place.x + place.width // 2, place.y + place.height // 2, 3)
    window.choose_item(["Why not 2?", "Why not 6?"], "Why not 6?")
    window.expect(r"^R1C4 is 6 in the only solution, so nothing rules it out\.$")
    window.key("Right", "6")
    window.unsaid("in the only solution", "an answer about another position is said")


# The path of this one has long chains.
CHAINS = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."


def start_path(window):
    """With an entry that is wrong, and a mark."""
    start_proper(window)
    window.key("Right", "Right", "1", "Right", "ctrl+6")
    wait_for("the mark", lambda: window.content(1, 4) == "candidates 6")
    before = window.cells()
    window.key("ctrl+shift+h")
    window.expect(r"^51 steps from the givens\.$")
    return before


def walks_the_path(window):
    """Forward and back by keys; the board is then as it was, whichever way the path is left."""
    before = start_path(window)
    for leave in ("Escape", "ctrl+shift+h"):
        window.key("Down")
        window.expect(r"^[12]\. .*So R\dC\d=\d\.$")
        window.key("Down", "Down", "Up")
        window.expect(r"^[23]\. .*So R\dC\d=\d\.$")
        check(window.content(1, 3) != "entry 1", window.content(1, 3))
        window.key(leave)
        wait_for("the player's board", lambda: window.cells() == before)
        wait_for("the focus", lambda: window.focus().get_name().startswith("Row 1, column 4"))
        check(not window.shown("^Steps of the Path$"), "the path is still there")
        window.key("ctrl+shift+h")
        window.expect(r"^51 steps from the givens\.$")


def lets_nobody_edit_unseen(window):
    """A symbol gives the player's board back, and changes nothing."""
    before = start_path(window)
    window.key("Down")
    window.expect(r"^[12]\. .*So ")
    window.do("undo")
    window.activate(WINDOW_PATH, "digit", GLib.Variant("i", 7))
    wait_for("the player's board", lambda: window.cells() == before)
    check(window.shown("^Steps of the Path$"), "the path is gone")
    window.key("Down")
    window.expect(r"^[1-4]\. .*R\dC\d=\d\.$")
    window.activate(WINDOW_PATH, "why-not", GLib.Variant("i", 6))
    window.expect(r"^1 entry is wrong\.$")
    check(window.content(1, 3) == "entry 1, wrong", window.content(1, 3))


def walks_a_chain(window):
    """Link by link, forward and back; all links come behind the last one and before the first."""
    start_on(window, CHAINS, "chains.txt")
    window.key("ctrl+shift+h")
    window.expect(r"^[0-9]+ steps from the givens\.$")
    check(not window.shown("^Next link of the chain"), "a single has links")
    for _ in range(60):
        window.key("Down")
        if window.shown(r"^[0-9]+ links together$"):
            break
    window.expect(r"^\d+\. .*Choose R\dC\d=\d \(1\): ")
    window.key("Right")
    window.expect(r"^Link 1 of [0-9]+$")
    window.expect(r"^\d+\. \(1\) Suppose R\dC\d=\d\.$")
    window.press("^Next link of the chain")
    window.expect(r"^\d+\. \(2\) Then ")
    window.key("Left", "Left")
    window.expect(r"^\d+\. .*Choose R\dC\d=\d \(1\): ")
    window.key("Left")
    window.expect(r"^\d+\. \([0-9]+\) Then (nothing|no place) is left for ")
    window.key("Right")
    window.expect(r"^[0-9]+ links together$")


def closes_with_a_step(window):
    """The window goes as soon as the claim ends."""
    start_path(window)
    window.key("Down")
    window.expect(r"^[12]\. .*So ")


def copies_the_path(window):
    """As `quadrille-cli explain` writes it, to the clipboard and to a file."""
    leave_leaks_to_others(window)
    set_clipboard("something else")
    start_path(window)
    told = subprocess.run([CLI, "explain"], input=PUZZLE, capture_output=True, text=True, check=True).stdout.strip()
    window.press("^Copy all steps as text$")
    wait_for("the steps", lambda: get_clipboard("UTF8_STRING").decode().strip() == told)
    window.press("^Save all steps as a text file$")
    name_file(window, "^Save Path$", path_of(window, "steps.txt"))
    wait_for("the file", lambda: read(window, "steps.txt").strip() == told)


def says_that_a_digit_is_given(window):
    start_proper(window)
    window.key("shift+F10")
    wait_for("the item", lambda: [w for w in window.walk() if "menu item" in role_of(w)])
    window.key("Escape")
    wait_for("the focus", lambda: window.focus().get_name() == "Row 1, column 1, given 5")


def forgets_hints(window):
    """Of a grid that is no more, into which a smaller one came."""
    symbols = "123456789ABCDEFG"
    grid = "".join(symbols[(4 * (row % 4) + row // 4 + column) % 16] for row in range(16) for column in range(16))
    start_on(window, grid[:-1] + ".")
    wait_for("sixteen", lambda: window.content(16, 15))
    window.key("ctrl+h")
    window.expect(r"^Look at .*16")
    window.send(write(window, "four.txt", "1..4..1..3..2..."))
    window.expect("^Proper puzzle")
    window.unsaid("^Look at ", "a hint about another grid is said")


def names_the_error_in_a_full_grid(window):
    """In a full grid that is wrong there is nothing proper."""
    start_on(window, "123434122143432.")
    wait_for("four", lambda: window.content(4, 3) == "given 2")
    window.key("ctrl+End")
    window.type("2")
    window.expect(r"^The grid is full, but not solved\. Row 4 has two 2s\. 1 more cell clashes\.$")
    check(window.content(4, 4) == "entry 2, in conflict", window.content(4, 4))
    check(window.content(2, 4) == "given 2, in conflict", window.content(2, 4))
    window.type("1")
    window.expect(r"^Solved\.$")


def compares_solutions(window):
    """Each is compared with the one before it, also on the way back."""
    start_on(window, "1234............")
    window.expect(r"^More than one solution\.$")
    cells = [(row, column) for row in range(2, 5) for column in range(1, 5)]
    grids = []
    for number in (1, 2, 3):
        window.key("alt+Right")
        window.expect(rf"^Solution {number} of several\.$")
        contents = window.cells()
        grids.append([contents[cell] for cell in cells])
    window.press_toggle("^Show Where They Differ$")
    for number, keys in ((3, []), (2, ["alt+Left"])):
        for key in keys:
            window.key(key)
        pairs = list(zip(cells, grids[number - 1], grids[number - 2]))
        n = sum(one != other for _, one, other in pairs)
        window.expect(rf"^Solution {number} differs from solution {number - 1} in {n} cells\.$")
        wanted = {cell: one + (", solutions differ here" if one != other else "") for cell, one, other in pairs}
        wait_for(f"{wanted}", lambda w=wanted: w.items() <= window.cells().items())


def says_when_solutions_end(window):
    """Also while they are compared."""
    start_on(window, ".2.4.4.221434321")
    window.expect(r"^More than one solution\.$")
    window.key("alt+Right")
    window.expect(r"^Solution 1 of ")
    window.key("alt+Right")
    window.expect(r"^Solution 2 of ")
    window.press_toggle("^Show Where They Differ$")
    window.expect(r"^Solution 2 differs from solution 1 in 4 cells\.$")
    window.key("alt+Right")
    window.expect(r"^There is no further solution\.$")
    window.send(write(window, "four.txt", "1..4..1..3..2..."))
    window.expect("^Proper puzzle")


def pencil(window):
    """The 6 into R1C4."""
    window.key("ctrl+Home", "Right", "Right", "Right", "ctrl+6")
    wait_for("the candidate", lambda: window.content(1, 4) == "candidates 6")


def pencils(window):
    start_proper(window)
    window.key("Right", "Right", "Right", "ctrl+2", "ctrl+6")
    wait_for("candidates", lambda: window.content(1, 4) == "candidates 2 6")
    window.key("ctrl+2")
    wait_for("one to go", lambda: window.content(1, 4) == "candidates 6")


def gives_candidates_back(window):
    """As Delete takes a digit away; a cell that is solved hides them like any other.  R1C3 has its 4 already."""
    start_proper(window)
    window.key("Right", "Right", "4", "ctrl+j")
    wait_for("all candidates", lambda: window.content(2, 3) == "candidates 2 7")
    before = window.cells()
    window.key("ctrl+Home", "Down", "Right")
    for key, content, left in (("2", "entry 2", "7"), ("ctrl+shift+Return", "solution 7", "2")):
        window.key(key)
        wait_for(content, lambda c=content: window.content(2, 2) == c)
        check(window.content(2, 3) == f"candidates {left}", f"{window.content(2, 3)} beside {content}")
        window.key("Delete")
        wait_for("the candidates", lambda: window.cells() == before)
    window.key("ctrl+z", "ctrl+z", "ctrl+z", "ctrl+z", "ctrl+z")
    wait_for("empty cells", lambda: window.content(2, 3) == "empty")


def acts_from_outside(window):
    """GTK 4.8 loses the names of the actions that it is asked for."""
    leave_leaks_to_others(window)
    start_proper(window)
    pencil(window)
    window.act(window.cell(1, 4), "cell.set-6")
    wait_for("the entry", lambda: window.content(1, 4) == "entry 6")
    window.act(window.cell(1, 4), "cell.clear")
    wait_for("it to go", lambda: window.content(1, 4) == "candidates 6")
    window.act(window.cell(1, 4), "cell.clear")
    wait_for("the candidate to go", lambda: window.content(1, 4) == "empty")
    window.act(window.cell(5, 5), "cell.focus")
    wait_for("the focus", lambda: window.focus().get_name().startswith("Row 5, column 5"))


def stops(window):
    start_on(window)
    make_grid(window)
    window.key("ctrl+shift+n")
    window.expect(r"^[0-9,]+ solutions so far, after ")
    window.key("Escape")
    window.expect(r"^Stopped: at least [0-9,]+ solutions\.$", 2)


if __name__ == "__main__":
    sys.exit(run({
        "start/is-an-empty-9x9-with-the-focus-in-r1c1": starts_empty,
        "typing/keys-move-the-cursor": moves_by_keys,
        "verdict/names-a-digit-that-stands-twice": says_twice,
        "typing/81-clues-in-a-row-are-a-proper-puzzle": types_clues,
        "verdict/says-how-difficult-a-proper-puzzle-is": says_how_difficult,
        "solve/ctrl-enter-fills-the-board": solves,
        "undo/takes-a-solution-back-and-again": undoes,
        "entries/are-checked-when-asked": checks_entries,
        "entries/that-are-wrong-stay-beside-a-solution": keeps_wrong_entries,
        "entries/that-clash-are-named-at-once": names_clashes,
        "entries/leave-givens-alone": keeps_givens,
        "hint/comes-in-four-stages": hints,
        "hint/strikes-candidates": hints_strike_candidates,
        "hint/stands-before-a-solution": hints_stand_before_solutions,
        "hint/names-wrong-marks": hints_name_wrong_marks,
        "hint/leaves-notes-alone": hints_leave_notes_alone,
        "why/is-answered-from-the-menu-of-a-cell": says_why_not,
        "why/has-nothing-to-say-of-givens": says_that_a_digit_is_given,
        "path/is-walked-and-leaves-the-board-as-it-was": walks_the_path,
        "path/lets-nobody-edit-what-is-not-seen": lets_nobody_edit_unseen,
        "path/walks-a-chain-link-by-link": walks_a_chain,
        "path/closes-with-a-step-on-the-board": closes_with_a_step,
        "path/is-copied-and-saved-as-text": copies_the_path,
        "hint/is-forgotten-with-its-grid": forgets_hints,
        "candidates/ctrl-digit-pencils-in-and-out": pencils,
        "candidates/come-back-when-a-digit-goes": gives_candidates_back,
        "access/cells-can-be-set-from-outside": acts_from_outside,
        "search/escape-stops-a-count": stops,
        "solve/each-solution-is-compared-with-the-one-before": compares_solutions,
        "solve/says-that-there-is-no-further-solution": says_when_solutions_end,
        "verdict/names-the-error-in-a-full-grid": names_the_error_in_a_full_grid,
    }))
