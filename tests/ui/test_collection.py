"""A file of several puzzles: each keeps what was entered in it, and saving one loses none of the others."""

import re
import subprocess
import sys
import time

from driver import check, place_of, wait_for
from harness import run
from states import CLI, leave_leaks_to_others, path_of, read, write
from states import PUZZLE as DOTTED

PUZZLE = DOTTED.replace(".", "0")
N = 50


def puzzle(number):
    """No two are alike: the first digit tells the first nine, those behind have their number in other givens."""
    digits = list(PUZZLE)
    for place in (i for i in range(81) if PUZZLE[i] != "0"):
        if number == 0:
            break
        if number % 2:
            digits[place] = "0"
        number //= 2
    return "".join(digits)


FIFTY = [puzzle(number) for number in range(N)]


def lines(puzzles):
    return "\n".join(puzzles) + "\n"


def without_last_given(number):
    """The fifty, of which this one has lost the given of its last cell."""
    puzzles = FIFTY[:]
    puzzles[number - 1] = puzzles[number - 1][:80] + "0"
    return lines(puzzles)


def number_of(row):
    """Nothing for a row of another list."""
    return next((int(w.get_name()) for w in row.inside() if re.match("[0-9]+$", w.get_name() or "")), None)


def choose(window, number):
    """A click on its row."""
    row = wait_for(f"row {number}", lambda: next(
        (w for w in window.walk() if w.get_role_name() == "list item" and number_of(w) == number), None))
    place = place_of(row)
    x, y = place.x + place.width // 2, place.y + place.height // 2
    window.move(x - 5, y)
    window.click(x, y)
    given = FIFTY[number - 1][0]
    wait_for(f"puzzle {number}", lambda: window.shown(rf"mine\.txt · {number}\b") or number == 1)
    wait_for("its first cell", lambda: (window.content(1, 1) == f"given {given}") == (given != "0"))


def start_fifty(window):
    window.start(write(window, "mine.txt", lines(FIFTY)))
    window.expect("^50 puzzles$")
    wait_for("the first", lambda: window.content(1, 1) == "given 5")


def enters(window):
    choose(window, 5)
    window.act(window.cell(1, 4), "cell.focus")
    window.key("6", "Right", "Right", "ctrl+1")
    wait_for("the entry", lambda: window.content(1, 4) == "entry 6")
    wait_for("the mark", lambda: window.content(1, 6) == "candidates 1")


def check_entered(window):
    wait_for("the entry", lambda: window.content(1, 4) == "entry 6")
    check(window.content(1, 6) == "candidates 1", window.content(1, 6))


def comes_back(window):
    leave_leaks_to_others(window)
    start_fifty(window)
    enters(window)
    for number in (2, 6):
        choose(window, number)
        check(window.content(1, 4) == "empty", window.content(1, 4))
    choose(window, 5)
    check_entered(window)


def comes_back_after_a_restart(window):
    leave_leaks_to_others(window)
    start_fifty(window)
    enters(window)
    choose(window, 3)
    window.kill()
    window.start()
    wait_for("the third", lambda: window.shown(r"mine\.txt · 3"))
    choose(window, 5)
    check_entered(window)


def undoes_through_puzzles(window):
    leave_leaks_to_others(window)
    start_fifty(window)
    enters(window)
    choose(window, 6)
    window.key("ctrl+z")
    wait_for("the fifth", lambda: window.shown(r"mine\.txt · 5"))
    check_entered(window)
    choose(window, 7)
    choose(window, 5)
    check_entered(window)


def chooser(window):
    wait_for("the chooser", lambda: window.find(name="^Save Puzzle$"))
    time.sleep(0.5)


def fifty(window):
    return read(window, "mine.txt")


def saves_beside(window):
    """Ctrl+S, Enter, Enter, as somebody presses them who thinks of nothing."""
    leave_leaks_to_others(window)
    start_fifty(window)
    before = fifty(window)
    window.key("ctrl+s")
    time.sleep(1)
    window.key("Return")
    time.sleep(1)
    window.key("Return")
    window.expect(r"^Puzzle 1 of mine\.txt was saved; all others are as they were\.$")
    check(fifty(window) == before, "the collection is not what it was")
    check(window.shown("^50 puzzles$"), "the list is gone")


def saves_the_game(window):
    """A file of lines has no room for a game: Ctrl+S, Enter makes one that has, of all puzzles and games."""
    leave_leaks_to_others(window)
    start_fifty(window)
    enters(window)
    choose(window, 6)
    choose(window, 5)
    check_entered(window)
    before = fifty(window)
    window.key("ctrl+s")
    wait_for("the chooser", lambda: window.find(name="^Save Collection with Its Games$"))
    wait_for("the proposed name", lambda: window.focus().text() == "mine.quadrille")
    window.key("Return")
    window.expect(r"^50 puzzles were saved in mine\.quadrille, with your games\.$")
    check(fifty(window) == before, "the lines are not what they were")
    text = read(window, "mine.quadrille")
    check(text.count("\npuzzle: ") == 50 and text.count("\nentries:\n") == 1, text[:2000])
    wait_for("its list", lambda: window.shown(r"mine\.quadrille"))
    check_entered(window)
    window.key("Delete")
    window.key("ctrl+s")
    window.expect(r"^Puzzle 5 of mine\.quadrille was saved; all others are as they were\.$")
    check(read(window, "mine.quadrille").count("\npuzzle: ") == 50, "a puzzle is lost")


def save_to(window, path, exists=True):
    window.key("ctrl+shift+s")
    chooser(window)
    window.key("ctrl+a")
    window.type(path)
    time.sleep(0.5)
    window.key("Return")
    if exists:  # GTK asks whether to replace it
        time.sleep(1)
        window.key("Return")


def saves_a_copy(window):
    """A file of its own is written, and the puzzle stays the one of its list."""
    leave_leaks_to_others(window)
    start_fifty(window)
    enters(window)
    before = fifty(window)
    save_to(window, path_of(window, "copy.quadrille"), exists=False)
    window.expect(r"^A copy was saved as copy\.quadrille; the puzzle itself stays in its list\.$")
    check(read(window, "copy.quadrille").count("\npuzzle: ") == 1, read(window, "copy.quadrille"))
    check(fifty(window) == before, "the collection is not what it was")
    check(window.shown(r"mine\.txt · 5$"), "it is no longer the fifth")
    window.act(window.cell(1, 3), "cell.focus")
    window.key("4")
    wait_for("an entry after that", lambda: window.content(1, 3) == "entry 4")
    choose(window, 6)
    choose(window, 5)
    check_entered(window)
    check(window.content(1, 3) == "entry 4", window.content(1, 3))


def keeps_ratings(window):
    """What was rated once is in the saved file, and is there again for another session."""
    leave_leaks_to_others(window)
    start_fifty(window)
    wait_for("all ratings", lambda: not window.shown("^Rated "))
    enters(window)
    window.key("ctrl+s")
    wait_for("the chooser", lambda: window.find(name="^Save Collection with Its Games$"))
    wait_for("the proposed name", lambda: window.focus().text() == "mine.quadrille")
    window.key("Return")
    window.expect(r"^50 puzzles were saved in mine\.quadrille, with your games\.$")
    text = read(window, "mine.quadrille")
    rated = subprocess.run([CLI, "rate"], input=lines(FIFTY), capture_output=True, text=True).stdout.splitlines()
    rated = [line.split()[0] for line in rated if re.match(r"\d\.\d ", line)]
    check(len(rated) > 20 and re.findall(r"\nrating: (\d\.\d)\n", text) == rated, text[:2000])


def saves_into(window):
    """The collection was chosen all the same."""
    leave_leaks_to_others(window)
    start_fifty(window)
    choose(window, 8)
    window.key("ctrl+l")
    window.act(window.cell(9, 9), "cell.focus")
    window.key("Delete")
    wait_for("the given to go", lambda: window.content(9, 9) == "empty")
    save_to(window, path_of(window, "mine.txt"))
    window.expect(r"^Puzzle 8 of mine\.txt was saved; all others are as they were\.$")
    check(fifty(window) == without_last_given(8), fifty(window)[:1000])
    choose(window, 9)
    choose(window, 8)
    check(window.content(9, 9) == "empty", "the puzzle in the list is another one")


def saves_into_by_the_menu(window):
    leave_leaks_to_others(window)
    start_fifty(window)
    choose(window, 9)
    window.key("ctrl+l")
    window.act(window.cell(9, 9), "cell.focus")
    window.key("Delete")
    wait_for("the given to go", lambda: window.content(9, 9) == "empty")
    window.do("save-in-collection")
    window.expect(r"^Puzzle 9 of mine\.txt was saved; all others are as they were\.$")
    check(fifty(window) == without_last_given(9), fifty(window)[:1000])


def finds_its_place(window):
    """Two lines came above it, and a comment behind it, while the program had it open."""
    leave_leaks_to_others(window)
    start_fifty(window)
    choose(window, 10)
    choose(window, 11)
    text = fifty(window).replace(FIFTY[10] + "\n", FIFTY[10] + " changed\n", 1)
    write(window, "mine.txt", "# a line\n# another\n" + text)
    before = fifty(window)
    save_to(window, path_of(window, "mine.txt"))
    window.expect(r"^This puzzle was changed in mine\.txt since you opened it\.$")
    check(fifty(window) == before, "something was written")
    window.press("Replace It")
    window.expect(r"^Puzzle 11 of mine\.txt was saved")
    check(fifty(window) == before, "the comment is lost")


def refuses_what_is_gone(window):
    leave_leaks_to_others(window)
    start_fifty(window)
    choose(window, 11)
    write(window, "mine.txt", fifty(window).replace(FIFTY[10] + "\n", FIFTY[20] + "\n", 1))
    before = fifty(window)
    save_to(window, path_of(window, "mine.txt"))
    window.expect(r"^This puzzle is no longer in mine\.txt as it was; nothing was written\.$")
    check(fifty(window) == before, "something was written")


def asks_before_others_are_lost(window):
    """Another collection: Enter is Cancel."""
    leave_leaks_to_others(window)
    start_fifty(window)
    choose(window, 11)
    other = write(window, "other.txt", lines(FIFTY[:7]))
    save_to(window, other)
    wait_for("the question", lambda: window.find(name=r"^other\.txt holds 7 puzzles\. "))
    window.key("Return")
    wait_for("it to go", lambda: not window.find(name=r"^other\.txt holds 7 puzzles\. "))
    time.sleep(0.5)
    check(read(window, "other.txt") == lines(FIFTY[:7]), "seven puzzles are lost")
    window.id()
    save_to(window, other)
    wait_for("the question", lambda: window.find(name=r"^other\.txt holds 7 puzzles\. "))
    window.press("Replace It")
    wait_for("the one", lambda: read(window, "other.txt") == FIFTY[10] + "\n")


def tells_of_the_board_only(window):
    """The collection changes while the program does not run, and the board has a file of its own."""
    start_fifty(window)
    window.send(write(window, "single.txt", PUZZLE + "\n"))
    wait_for("the single puzzle", lambda: window.shown(r"^single\.txt$"))
    time.sleep(1.2)
    window.kill()
    write(window, "mine.txt", lines(FIFTY[:40]))
    window.start()
    window.expect("^40 puzzles$")
    time.sleep(0.5)
    check(not window.shown("has changed since you opened it"), "something is said of another file")


def names_a_puzzle_that_is_gone(window):
    """The file is shorter than the list, which was read before."""
    start_fifty(window)
    write(window, "mine.txt", lines(FIFTY[:2]))
    row = wait_for("row 4", lambda: next(
        (w for w in window.walk() if w.get_role_name() == "list item" and number_of(w) == 4), None))
    place = place_of(row)
    window.click(place.x + place.width // 2, place.y + place.height // 2)
    window.expect(r"^Puzzle 4 could not be found in mine\.txt\.$")


if __name__ == "__main__":
    sys.exit(run({
        "collection/opens": start_fifty,
        "collection/entries-come-back-with-their-puzzle": comes_back,
        "collection/entries-come-back-after-a-restart": comes_back_after_a_restart,
        "collection/undo-goes-back-through-puzzles": undoes_through_puzzles,
        "collection/ctrl-s-enter-enter-loses-nothing": saves_beside,
        "collection/a-game-is-saved-with-all-puzzles": saves_the_game,
        "collection/save-as-writes-a-copy": saves_a_copy,
        "collection/ratings-are-saved-with-all-puzzles": keeps_ratings,
        "collection/is-saved-into-at-its-place": saves_into,
        "collection/is-saved-into-by-the-menu": saves_into_by_the_menu,
        "collection/a-puzzle-is-found-under-new-lines": finds_its_place,
        "collection/a-puzzle-that-is-gone-is-not-written": refuses_what_is_gone,
        "collection/another-one-is-replaced-after-a-question-only": asks_before_others_are_lost,
        "collection/nothing-is-said-of-it-while-another-file-is-open": tells_of_the_board_only,
        "collection/a-puzzle-that-is-gone-is-named-by-its-number": names_a_puzzle_that_is_gone,
    }))
