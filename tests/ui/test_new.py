"""New puzzles: from the page with which the program starts, from the dialog, and after a game that is over."""

import re
import subprocess
import sys

from driver import WINDOW_PATH, Atspi, GLib, check, place_of, wait_for
from harness import run
from states import (CLI, OTHER, PUZZLE, go_into_list, in_list, is_focused, leave_leaks_to_others, is_inside, make_grid, paste, start_empty,
                    start_on)


def start(window):
    window.start()
    wait_for("the start page", lambda: is_focused(window, "push button"))


def givens(window):
    """The puzzle on the board as a line."""
    cells = window.cells()
    return "".join(content[6:] if content.startswith("given ") else "." for place, content in sorted(cells.items()))


def is_rated(window, word):
    wait_for(f"“{word}”", lambda: window.shown(rf"^{word} \(\d\.\d\)$"))


def expect_puzzle(window, word):
    window.expect(r"^Proper puzzle: exactly one solution\.$")
    is_rated(window, word)


def one_press_plays(window):
    start(window)
    check(window.focus().get_name() == "Easy", f"the focus is on {window.focus().get_name()}")
    window.key("Return")
    expect_puzzle(window, "Easy")
    wait_for("the board", lambda: window.focus().get_name().startswith("Row 1, column 1, "))
    window.key("ctrl+z")
    wait_for("the empty board", lambda: set(window.cells().values()) == {"empty"})


def each_word_plays(window):
    words = ("Beginner", "Medium", "Hard", "Very hard", "Extreme")
    start(window)
    for word in words:
        window.activate(WINDOW_PATH, "new-level", level_of(word))
        is_rated(window, word)


def level_of(word):
    return GLib.Variant("u", ("Beginner", "Easy", "Medium", "Hard", "Very hard", "Extreme").index(word))


def typing_goes_to_the_board(window):
    start(window)
    window.type("530070000")
    wait_for("the first row", lambda: window.content(1, 5) == "given 7")
    check((window.content(1, 1), window.content(1, 2)) == ("given 5", "given 3"), "the row is another one")


def leads_on(window):
    start(window)
    for name in ("Type Your Own", "Open…", "Learn How It Is Solved", "Other Sizes and Kinds…"):
        check(any(re.search(f"^{name}$", w.get_name() or "") and place_of(w).width > 0 for w in window.walk()),
              f"there is no “{name}”")
    check(not window.shown("^Back to the Last Game$"), "there is a last game")
    window.press("^Learn How It Is Solved$")
    wait_for("the lessons", lambda: window.shown(r"^1 of \d+$"))
    window.key("alt+1")
    wait_for("the page again", lambda: is_focused(window, "push button"))
    window.press("^Type Your Own$")
    wait_for("the board", lambda: window.focus().get_name() == "Row 1, column 1, empty")


def goes_back_to_the_last_game(window):
    start_on(window)
    window.key("ctrl+Home", "Right", "Right")
    window.type("4")
    wait_for("the entry", lambda: window.content(1, 3) == "entry 4")
    make_grid(window)
    window.kill()
    start(window)
    window.press("^Back to the Last Game$")
    wait_for("the game", lambda: window.content(1, 3) == "entry 4")


def open_dialog(window):
    window.key("ctrl+n")
    wait_for("the dialog", lambda: is_focused(window, "push button") and window.focus().get_name() == "Play")


def one_enter_makes_and_plays(window):
    """One undo brings the game back that stood there."""
    start_on(window)
    window.key("ctrl+Home", "Right", "Right")
    window.type("4")
    wait_for("the entry", lambda: window.content(1, 3) == "entry 4")
    open_dialog(window)
    window.key("Return")
    is_rated(window, "Easy")
    check(givens(window) != PUZZLE, "it is the same puzzle")
    window.expect(r"^Your last game is kept: Ctrl\+Z brings it back\.$")
    window.key("ctrl+z")
    wait_for("the game", lambda: window.content(1, 3) == "entry 4" and givens(window) == PUZZLE)


def choose(window, mnemonic, *keys):
    """A row of a drop-down, which its mnemonic opens at the chosen one."""
    window.key(mnemonic)
    go_into_list(window)
    window.key(*keys, "Return")
    wait_for("the list to close", lambda: not in_list(window))


def refuses_what_is_impossible(window):
    start_empty(window)
    open_dialog(window)
    choose(window, "alt+s", "Home", "Down")
    choose(window, "alt+k", "Home", "Down", "Down")
    window.expect(r"^This is impossible: windows need a number of values that is a square, as 9 is: 6 is none\.$")
    check(not is_sensitive(window, "Play"), "it can be made")
    window.key("Escape")


def fits_a_low_screen(window):
    """All wishes are scrolled, and the button stays in sight."""
    start(window)
    window.key("ctrl+n")
    wait_for("the dialog", lambda: is_focused(window, "push button") and window.focus().get_name() == "Play")
    window.key("alt+m")
    wait_for("the wishes", lambda: window.shown("^Seed$"))
    window.resize(320, 460)
    wait_for("its size", lambda: window.width() == 320)
    wait_for("the button in sight", lambda: is_inside(window, "^Play$", 320, 460))
    window.leave_dialog()


def puts_clues_where_the_board_has_digits(window):
    """The symmetry and the number of clues follow from the places: they are not asked for."""
    start_on(window)
    open_dialog(window)
    window.key("alt+m")
    wait_for("the wishes", lambda: window.shown("^Clues where the board has digits$"))
    window.key("alt+b")
    wait_for("the symmetry to be greyed",
             lambda: not window.find(name="^Symmetry of the clues").has_state(Atspi.StateType.SENSITIVE))
    wait_for("the button", lambda: is_sensitive(window, "Play"))
    check(not window.shown("^This is impossible"), "it is refused")
    window.key("Escape")


def is_sensitive(window, name):
    button = window.find("push button", f"^{name}$")
    return button is not None and button.has_state(Atspi.StateType.SENSITIVE)


def makes_a_sheet(window):
    start_empty(window)
    open_dialog(window)
    window.key("alt+n", "ctrl+a")
    window.type("5")
    window.key("Return")
    window.expect("^5 puzzles$")
    check(window.shown("^New puzzles"), "it has another name")
    is_rated(window, "Easy")
    window.key("ctrl+z")
    wait_for("the empty board", lambda: set(window.cells().values()) == {"empty"})


def makes_what_is_asked_for(window):
    """A seed decides the puzzle, as on the command line."""
    start_empty(window)
    open_dialog(window)
    choose(window, "alt+s", "Home", "Down")
    choose(window, "alt+d", "Home")
    window.key("alt+m")
    wait_for("the fields", lambda: window.shown("^Seed$"))
    window.key("alt+e")
    window.type("7")
    window.key("Return")
    window.expect(r"^Proper puzzle: exactly one solution\.$")
    made = subprocess.run([CLI, "generate", "--shape", "boxes:2x3", "--symmetry", "half-turn", "--seed", "7"],
                          capture_output=True, check=True, text=True).stdout.strip()
    check(givens(window) == made, f"{givens(window)} is not {made}")


def stops(window):
    """No puzzle is rated 11.9."""
    start_empty(window)
    open_dialog(window)
    choose(window, "alt+d", "End")
    wait_for("the fields", lambda: window.shown("^Rating from$"))
    window.key("alt+f", "ctrl+a")
    window.type("11.9")
    window.key("Return")
    wait_for("it to be made", lambda: window.find("push button", "^Stop$"))
    window.expect(r"^(Making the first puzzle…|No puzzle yet\. Tried: [0-9,]+\.)$")
    window.press("^Stop$")
    window.expect(r"^Stopped after [0-9,]+ (try|tries)\.$")
    window.key("Escape")


def solve(window):
    """What is left is typed."""
    solution = subprocess.run([CLI, "solve", "-"], input=givens(window), capture_output=True, check=True, text=True).stdout
    line = givens(window)
    side = round(len(line) ** 0.5)
    for index, symbol in enumerate(line):
        if symbol == ".":
            window.act(window.cell(index // side + 1, index % side + 1), f"cell.set-{solution[index]}")


def offers_one_like_it(window):
    leave_leaks_to_others(window)
    start_empty(window)
    open_dialog(window)
    choose(window, "alt+s", "Home")
    choose(window, "alt+d", "Home", "Down")
    window.key("alt+p")
    is_rated(window, "Beginner")
    first = givens(window)
    solve(window)
    wait_for("the end", lambda: window.shown("^Next Puzzle$"))
    window.press("^Next Puzzle$")
    wait_for("another puzzle", lambda: len(givens(window)) == 16 and "." in givens(window) and givens(window) != first)
    is_rated(window, "Beginner")


def opens_a_group(window):
    """The puzzles that come along are collections of a kind and a difficulty."""
    start(window)
    window.press("^Puzzles…$")
    go_into_list(window)
    wait_for("the groups", lambda: window.find(name=r"^9 × 9 · Easy"))
    window.key("Home", *["Down"] * 7, "Return")
    window.expect("^29 puzzles$")
    check(window.shown("^9 × 9 · Easy"), "the collection has another name")
    is_rated(window, "Easy")
    window.key("ctrl+t")
    go_into_list(window)
    window.key("End", "Up", "Return")
    wait_for("the sample", lambda: len(window.cells()) == 144)
    window.expect("^14 puzzles$")
    window.expect("^9 × 9 with windows$")
    window.key("ctrl+z")
    wait_for("the puzzle before", lambda: len(window.cells()) == 81)


def a_sample_keeps_its_game(window):
    """The list is left, and left again by its own button."""
    leave_leaks_to_others(window)
    start_on(window)
    window.key("ctrl+t")
    go_into_list(window)
    window.key("End", *["Up"] * 13, "Return")
    wait_for("the sample", lambda: len(window.cells()) == 16)
    window.act(window.cell(1, 1), "cell.focus")
    window.key("3")
    wait_for("the entry", lambda: window.content(1, 1) == "entry 3")
    paste(window, OTHER)
    wait_for("the other", lambda: len(window.cells()) == 81)
    window.press("^Back$")
    wait_for("the entry again", lambda: window.content(1, 1) == "entry 3")
    window.key("ctrl+Page_Down")
    wait_for("the next", lambda: len(window.cells()) == 36)
    window.key("ctrl+t")
    wait_for("its state", lambda: window.find(name=r"^Beginner · begun$"))
    window.leave_dialog()


def tells_what_was_played(window):
    """A group whose first puzzle has been solved, and the next one begun."""
    leave_leaks_to_others(window)
    start(window)
    window.key("ctrl+t")
    go_into_list(window)
    window.key("Home", "Return")
    window.expect("^20 puzzles$")
    wait_for("the first puzzle", lambda: len(window.cells()) == 16)
    solve(window)
    wait_for("the end", lambda: window.shown("^Next Puzzle$"))
    window.press("^Next Puzzle$")
    wait_for("the second puzzle", lambda: "." in givens(window) and "empty" in window.cells().values())
    window.key("ctrl+t")
    wait_for("the group", lambda: window.find(name=r"20 puzzles, solved: 1, begun: 0$"))
    window.leave_dialog()


def makes_a_samurai(window):
    start_empty(window)
    window.key("ctrl+shift+g")
    wait_for("the dialog", lambda: window.find(name="^New Grid$"))
    window.key("alt+u")
    window.expect("^Five grids of 9 × 9$")
    window.key("alt+c")
    wait_for("369 cells", lambda: len(window.cells()) == 369)


def fits(window, width, height):
    window.resize(width, height)
    wait_for("its size", lambda: window.width() == width)
    for name in ("Extreme", "Type Your Own", "Learn How It Is Solved"):
        place = place_of(window.find("push button", f"^{name}$"))
        check(place.width > 0 and 0 <= place.x and place.x + place.width <= width, f"{name} is cut off: {place.x} {place.width}")


def fits_a_telephone(window):
    start(window)
    fits(window, 360, 720)


if __name__ == "__main__":
    sys.exit(run({
        "start/one-press-plays-and-one-undo-returns": one_press_plays,
        "start/each-word-plays": each_word_plays,
        "start/typing-goes-to-the-board": typing_goes_to_the_board,
        "start/leads-everywhere": leads_on,
        "start/goes-back-to-the-last-game": goes_back_to_the_last_game,
        "start/fits-a-telephone": fits_a_telephone,
        "new/one-enter-makes-and-plays": one_enter_makes_and_plays,
        "new/refuses-what-is-impossible": refuses_what_is_impossible,
        "new/fits-a-low-screen": fits_a_low_screen,
        "new/puts-clues-where-the-board-has-digits": puts_clues_where_the_board_has_digits,
        "new/makes-a-sheet": makes_a_sheet,
        "new/makes-what-is-asked-for": makes_what_is_asked_for,
        "new/stops": stops,
        "puzzles/a-group-opens-as-a-collection": opens_a_group,
        "puzzles/a-sample-keeps-its-game": a_sample_keeps_its_game,
        "puzzles/a-group-tells-what-was-played": tells_what_was_played,
        "grid/can-be-a-samurai": makes_a_samurai,
        "next/is-like-the-one-before": offers_one_like_it,
    }))
