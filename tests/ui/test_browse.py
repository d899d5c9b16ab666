"""Going through a collection: the next puzzle and the one before, what the rows tell, sorting, filtering and searching."""

import os
import re
import sys
import time

from driver import check, place_of, role_of, wait_for
from harness import run
from states import OTHER, PUZZLE, is_focused, leave_leaks_to_others, path_of, write

WHOLE = "1234341221434321"  # a 4x4 grid
N_SMALL = 12


def small(number):
    """Puzzle `number` of the small ones has one empty cell, and its number in its comment."""
    line = list(WHOLE)
    line[number - 1] = "."
    return "".join(line) + (f" Paper {number}" if number % 3 == 0 else "")


def start_small(window):
    leave_leaks_to_others(window)
    window.start(write(window, "small.txt", "\n".join(map(small, range(1, N_SMALL + 1))) + "\n"))
    window.expect(f"^{N_SMALL} puzzles$")
    wait_for("the first", lambda: window.content(1, 1) == "empty")


def place(number):
    """The row and column of its empty cell."""
    return (number - 1) // 4 + 1, (number - 1) % 4 + 1


def expect_open(window, number):
    wait_for(f"puzzle {number}", lambda: window.content(*place(number)) == "empty")
    wait_for("its title", lambda: number == 1 or window.shown(rf"small\.txt · {number}$"))


def solve_open(window, number):
    """The digit that is missing, typed by a player."""
    window.act(window.cell(*place(number)), "cell.focus")
    window.key(WHOLE[number - 1])
    window.expect(r"^Solved")


def rows(window):
    """Number -> texts of the rows that are there."""
    found = {}
    for widget in window.walk():
        if role_of(widget) == "list item":
            texts = [w.get_name() or "" for w in widget.inside()]
            numbers = [text for text in texts if re.match("[0-9]+$", text)]
            if numbers:
                found[int(numbers[0])] = " | ".join(text for text in texts if text and text != numbers[0])
    return found


def expect_rows(window, *numbers):
    wait_for(f"rows {numbers}", lambda: tuple(sorted(rows(window))) == tuple(sorted(numbers)))


def expect_row(window, number, pattern):
    wait_for(f"“{pattern}” in row {number}", lambda: re.search(pattern, rows(window).get(number, "")))


def order_of_rows(window):
    """Their numbers, from top to bottom."""
    found = []
    for widget in window.walk():
        if role_of(widget) == "list item":
            numbers = [w.get_name() for w in widget.inside() if re.match("[0-9]+$", w.get_name() or "")]
            if numbers:
                found.append((place_of(widget).y, int(numbers[0])))
    return [number for _, number in sorted(found)]


def wait_for_entry(window):
    wait_for("the entry", lambda: window.focus() is not None and role_of(window.focus()) in ("text", "entry"))


def goes_on_and_back(window):
    """From the board, from where a text is typed, and from the list."""
    start_small(window)
    window.key("ctrl+Page_Down")
    expect_open(window, 2)
    window.key("ctrl+f")
    wait_for_entry(window)
    window.key("ctrl+Page_Down")
    expect_open(window, 3)
    window.key("ctrl+f")
    wait_for_entry(window)
    window.key("Escape")
    wait_for("the list", lambda: is_focused(window, "list item"))
    window.key("ctrl+Page_Up")
    expect_open(window, 2)
    window.do("next-puzzle")
    expect_open(window, 3)
    window.press(r"^Previous [Pp]uzzle \(")
    expect_open(window, 2)
    window.key("ctrl+Page_Up", "ctrl+Page_Up", "ctrl+Page_Up")
    expect_open(window, 1)


def passes_over_bad_lines(window):
    leave_leaks_to_others(window)
    window.start(write(window, "torn.txt", PUZZLE + "\n" + OTHER[:40] + "\n" + OTHER + "\n"))
    window.expect("^3 puzzles$")
    window.key("ctrl+Page_Down")
    window.expect(r"^torn\.txt · 2, line 2")
    window.key("ctrl+Page_Down")
    wait_for("the third", lambda: window.content(1, 1) == "given 4")


def goes_to_unsolved(window):
    start_small(window)
    window.key("ctrl+Page_Down")
    expect_open(window, 2)
    solve_open(window, 2)
    window.key("ctrl+Page_Up")
    expect_open(window, 1)
    window.key("ctrl+shift+Page_Down")
    expect_open(window, 3)
    window.do("next-unsolved")
    expect_open(window, 4)


def says_when_all_are_solved(window):
    leave_leaks_to_others(window)
    window.start(write(window, "small.txt", small(1) + "\n" + small(2) + "\n"))
    window.expect("^2 puzzles$")
    wait_for("the first", lambda: window.content(1, 1) == "empty")
    solve_open(window, 1)
    window.key("ctrl+shift+Page_Down")
    wait_for("the second", lambda: window.content(1, 2) == "empty")
    solve_open(window, 2)
    window.key("ctrl+shift+Page_Down")
    window.expect(r"^All puzzles of the list are solved\.$")


def shows_states(window):
    """Also after a kill."""
    leave_leaks_to_others(window)
    window.start(write(window, "small.txt", PUZZLE + "\n" + "\n".join(map(small, range(1, 4))) + "\n"))
    window.expect("^4 puzzles$")
    wait_for("the first", lambda: window.content(1, 1) == "given 5")
    window.act(window.cell(1, 3), "cell.focus")
    window.key("4")
    expect_row(window, 1, "1 of 51")
    window.key("ctrl+Page_Down")
    wait_for("the second", lambda: window.content(1, 1) == "empty")
    solve_open(window, 1)
    expect_row(window, 2, "Solved")
    window.key("ctrl+Page_Down")
    wait_for("the third", lambda: window.content(1, 2) == "empty")
    window.kill()
    window.start()
    expect_row(window, 1, "1 of 51")
    expect_row(window, 2, "Solved")
    check("Solved" not in rows(window)[3], rows(window)[3])


def rates_in_the_background(window):
    start_small(window)
    for number in (1, 3, N_SMALL):
        expect_row(window, number, r"1\.\d Beginner")
    window.kill()
    check(os.path.getsize(path_of(window, "state/quadrille/ratings")) >= 20 + 12 * N_SMALL, "the ratings are not kept")


def choose_order(window, name):
    window.press("^Sort and [Ff]ilter$")
    window.choose_item(["As in the File", "By Rating", "By State", "By Number of Givens", "All", "Not Solved", "Begun", "Solved"],
                       name)
    time.sleep(0.3)


def sorts_and_filters(window):
    """Puzzle 4 is begun by a mark, puzzle 2 is solved."""
    start_small(window)
    window.key("ctrl+Page_Down")
    expect_open(window, 2)
    solve_open(window, 2)
    window.key("ctrl+Page_Down", "ctrl+Page_Down")
    expect_open(window, 4)
    window.act(window.cell(*place(4)), "cell.focus")
    window.key("ctrl+1")
    wait_for("the mark", lambda: window.content(*place(4)) == "candidates 1")
    choose_order(window, "Not Solved")
    expect_rows(window, 1, *range(3, N_SMALL + 1))
    choose_order(window, "Begun")
    expect_rows(window, 4)
    choose_order(window, "Solved")
    expect_rows(window, 2)
    choose_order(window, "All")
    expect_rows(window, *range(1, N_SMALL + 1))
    choose_order(window, "By State")
    wait_for("the order", lambda: order_of_rows(window)[0] == 4 and order_of_rows(window)[-1] == 2)
    window.key("ctrl+Page_Down")
    expect_open(window, 1)


def keeps_the_filter(window):
    start_small(window)
    window.key("ctrl+Page_Down")
    expect_open(window, 2)
    solve_open(window, 2)
    choose_order(window, "Not Solved")
    expect_rows(window, 1, *range(3, N_SMALL + 1))
    window.kill()
    window.start()
    expect_rows(window, 1, *range(3, N_SMALL + 1))
    window.expect(f"^Listed: {N_SMALL - 1}$")


def finds_texts(window):
    start_small(window)
    window.key("ctrl+f")
    wait_for_entry(window)
    window.type("pAPER")
    expect_rows(window, 3, 6, 9, 12)
    window.expect("^Listed: 4$")
    window.key("Return")
    expect_open(window, 3)
    window.key("ctrl+f", "ctrl+a")
    window.type("12343412.143")
    expect_rows(window, 9)
    expect_row(window, 9, r"1\.\d Beginner")
    window.key("ctrl+a")
    window.type("begin")
    expect_rows(window, *range(1, N_SMALL + 1))
    window.key("ctrl+a")
    window.type("hard")
    window.expect("^No puzzle was found$")
    window.key("Escape")
    expect_rows(window, *range(1, N_SMALL + 1))


def goes_to_numbers(window):
    leave_leaks_to_others(window)
    window.start(write(window, "many.txt", (PUZZLE + "\n" + OTHER + "\n") * 5000))
    window.expect("^10000 puzzles$")
    window.key("ctrl+f")
    wait_for_entry(window)
    window.type("9876")
    wait_for("the row", lambda: 9876 in rows(window))
    window.key("Return")
    wait_for("the puzzle", lambda: window.shown(r"many\.txt · 9876$"))
    check(window.shown("^10000 puzzles$"), "the list is gone")


def focus_name(window):
    widget = window.focus()
    return widget.get_name() if widget is not None else None


def leaves_by_tab(window):
    start_small(window)
    window.key("ctrl+f", "Escape")
    wait_for("the list", lambda: is_focused(window, "list item"))
    window.key("Down", "Down")
    wait_for("a row", lambda: is_focused(window, "list item"))
    window.key("Tab")
    wait_for("the focus to leave", lambda: window.focus() is not None and not is_focused(window, "list item"))
    window.key("shift+Tab")
    wait_for("the list again", lambda: is_focused(window, "list item"))
    window.key("shift+Tab")
    wait_for("the focus to leave backward", lambda: window.focus() is not None and not is_focused(window, "list item"))


def says_what_the_board_shows(window):
    start_small(window)
    window.key("ctrl+Page_Down")
    expect_open(window, 2)
    check(not window.shown(r"^The board shows another puzzle\.$"), "it is that of the list")
    window.send(write(window, "single.txt", PUZZLE + "\n"))
    wait_for("the single puzzle", lambda: window.content(1, 1) == "given 5")
    wait_for("the note", lambda: window.shown(r"^The board shows another puzzle\.$"))
    window.press("^Back$")
    expect_open(window, 2)
    wait_for("the note to go", lambda: not window.shown(r"^The board shows another puzzle\.$"))


def undo_brings_its_list_back(window):
    start_small(window)
    window.send(write(window, "two.txt", PUZZLE + "\n" + OTHER + "\n"))
    window.expect("^2 puzzles$")
    window.key("ctrl+z")
    window.expect(f"^{N_SMALL} puzzles$")
    wait_for("its puzzle", lambda: window.content(1, 1) == "empty")
    window.key("ctrl+y")
    window.expect("^2 puzzles$")


if __name__ == "__main__":
    sys.exit(run({
        "browse/next-and-previous-from-any-focus": goes_on_and_back,
        "browse/passes-over-lines-that-cannot-be-read": passes_over_bad_lines,
        "browse/next-unsolved": goes_to_unsolved,
        "browse/says-when-all-are-solved": says_when_all_are_solved,
        "browse/rows-show-states-after-a-kill-too": shows_states,
        "browse/rates-in-the-background-and-keeps-it": rates_in_the_background,
        "browse/sorts-and-filters": sorts_and_filters,
        "browse/the-filter-is-there-again-after-a-kill": keeps_the_filter,
        "browse/finds-titles-and-digits": finds_texts,
        "browse/goes-to-numbers-at-once": goes_to_numbers,
        "browse/tab-leaves-the-list": leaves_by_tab,
        "browse/says-that-the-board-shows-another-puzzle": says_what_the_board_shows,
        "browse/undo-brings-the-list-of-its-puzzle-back": undo_brings_its_list_back,
    }))
