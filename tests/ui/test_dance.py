"""A class: watch the links dance, forward and back, alone and before everybody, and stop where it matters."""

import re
import sys

from driver import check, place_of, role_of, wait_for
from harness import run
from states import PUZZLE, choose_example, expect_whole_screen, expect_window_again, is_above, start_empty, watch, write

INKALA = "800000000003600000070090200050007000000045700000100030001000068008500010090000400"


def begins(window):
    watch(window)
    window.expect(r"^Next: Cell R\dC\d: 1 digit fits, the fewest\.$")
    check(window.focus().get_name() == "Next (Right)", window.focus().get_name())


def goes_forward_and_back(window):
    watch(window)
    window.key("Right")
    window.expect(r"^Cell R\dC\d: 1 digit fits, the fewest\.$")
    window.key("Right")
    window.expect(r"^Try R\dC\d=\d \(choice 1 of 1\)\. Cell R\dC\d: 1 digit fits, the fewest\.$")
    window.key("Left", "Left")
    window.expect(r"^At the start\.")


def tells_the_step_made(window):
    """Though another size is set, and a leap was told in that."""
    watch(window, INKALA)
    window.key("d")
    window.expect(r"^Try R\dC\d=\d .* Dead end: ")
    window.key("Right", "Right")
    window.expect(r"^R\dC\d=\d did not work; take it back\.$")
    window.key("Down", "Down")
    window.expect(r"^(Cover|Uncover) |^Unlink | returns between | is alone with ")
    window.key("Home")
    window.expect(r"^At the start\.")


def knows_dead_ends(window):
    watch(window)
    window.send(write(window, "inkala.txt", INKALA + "\n"))
    window.expect(r"^At the start\.")
    window.key("d")
    window.expect(r"^Level \d+ · .* · 1 dead end · 0 solutions$")
    window.key("d")
    window.expect(r" · 2 dead ends · ")
    window.key("shift+d")
    window.expect(r" · 1 dead end · ")
    window.key("s")
    window.expect(r" · 1 solution$")
    window.key("Home")
    window.expect(r"^At the start\.")


def plays(window):
    watch(window, INKALA)
    window.key("plus", "plus", "plus", "plus", "plus", "plus", "plus", "plus", "plus", "plus", "space")
    window.expect(r"^Level 0 · last links: .* · 160 dead ends · 1 solution$")
    wait_for("the end", lambda: window.find(name="^Play$"))
    window.key("Home")
    window.expect(r"^At the start\.")


def breaks(window):
    """At the item of the first level that is chosen again."""
    watch(window, INKALA)
    window.key("Right")
    window.key("b")
    window.expect(r"^Breakpoint: R\dC\d is chosen$")
    window.key("End", "ctrl+shift+b")
    window.expect(r"^Level 1 · .* · 0 dead ends · 0 solutions$")
    window.expect(r"^Breakpoint: R\dC\d is chosen$")
    window.key("ctrl+shift+b")
    window.expect(r"^No breakpoint before this\.$")
    window.key("b")
    window.expect(r"^No breakpoint any more: R\dC\d is chosen$")
    window.key("ctrl+b")
    window.expect(r"^There is no breakpoint\. B sets one\.$")


def lists_breaks(window):
    """By keys alone: a level, then what is not wanted any more."""
    watch(window, INKALA)
    window.key("shift+b")
    wait_for("the list", lambda: window.find(name="^There is no breakpoint yet\\.$"))
    wait_for("the focus", lambda: window.focus().get_name() == "Stop when: An item is chosen")
    window.key("space")
    wait_for("the kinds", lambda: window.shown("^A level is reached$"))
    window.key("Down", "Down", "Down", "Return", "Tab")
    window.key("ctrl+a")
    window.type("5")
    window.press("^Add$")
    wait_for("the row", lambda: window.find(role="list item", name="^level 5$"))
    window.leave_dialog()
    window.key("ctrl+b")
    window.expect(r"^Breakpoint: level 5$")
    window.expect(r"^Level 5 · ")
    window.key("Home", "space")
    window.expect(r"^Breakpoint: level 5$")
    window.key("shift+b")
    wait_for("the row", lambda: window.find(name="^Remove: level 5$"))
    window.press("^Remove: level 5$")
    wait_for("an empty list", lambda: window.shown("^There is no breakpoint yet\\.$"))
    window.leave_dialog()
    window.key("Home", "ctrl+b")
    window.expect(r"^There is no breakpoint\. B sets one\.$")


def says_what_there_is_not(window):
    watch(window, INKALA)
    window.key("End", "ctrl+Return")
    window.expect(r"^No further solution\.$")
    window.key("d")
    window.expect(r"^No further dead end\.$")
    window.key("Right")
    window.expect(r"^This is the end\.$")
    window.key("ctrl+Right")
    window.expect(r"^There is no bookmark\. M sets one\.$")
    window.key("m")
    window.expect(r"^Bookmark set here\.$")
    window.key("ctrl+Right")
    window.expect(r"^No further bookmark\.$")
    window.key("m")
    window.expect(r"^No bookmark here any more\.$")


def says_why_not(window):
    """Of an option that is pointed at by keys, in a problem of one's own: without b, nothing is left beside a and c."""
    window.start(write(window, "small.dlx", "a b c\na b\nb c\na\nc\na c\n"))
    window.expect("^Next: ")
    window.leave()
    window.key("w")
    window.expect(r"^Point at an option to ask why it is out\.$")
    window.key(*["ctrl+shift+Down"] * 4, "w")
    window.expect(r"With option 5, nothing would be left for b\.$")
    window.key("Right")
    window.unsaid("With option 5, ", "a reason about another position is said")
    window.key("Home", *["ctrl+shift+Up"] * 2, "Menu")
    window.choose_item(["Why not option 1?", "Breakpoint Here, or No More"], "Why not option 1?")
    window.expect(r"^No reason was found against option 1\.$")
    window.expect(r"^Next: |^No reason")


def is_heard(window):
    """The focus stays on Next, and what it is described by changes with each step."""
    watch(window, INKALA)
    window.key("alt+1", "alt+2")
    wait_for("the focus on Next", lambda: window.focus().get_name() == "Next (Right)")
    window.key("Right")
    wait_for("the step to be heard", lambda: re.match(r"^Cell R\dC\d: ", window.focus().get_description() or ""))
    window.key("Right")
    wait_for("the next one", lambda: window.focus().get_description().startswith("Try R"))
    check(window.focus().get_name() == "Next (Right)", "the focus went elsewhere")
    wait_for("the stage's own name", lambda: window.find(name=r"^Try R\dC\d=\d \(choice 1 of \d\)\. "))
    window.key("ctrl+Left")
    wait_for("a notice to be heard", lambda: window.focus().get_description().startswith("There is no bookmark."))


def has_names(window):
    """What has the focus or is in a list has one name, said once."""
    watch(window, INKALA)
    window.key("Right", "Right")
    window.expect(r"^Try R\dC\d=\d ")
    check(window.find(role="push button", name="^Key Moments$"), "the name of Key moments")
    window.resize(1800, 1000)
    wait_for("room for the transcript", lambda: window.shown("^Transcript$"))
    rows = wait_for("rows", lambda: [row for row in window.walk() if role_of(row) == "list item"
                                     and re.match("^(Cell R|Try R)", row.get_name() or "")])
    check(len(rows) == 2, f"{len(rows)} rows")


def transcript_follows(window):
    """Also where it was empty, and has many lines at once."""
    watch(window, INKALA)
    window.resize(1800, 1000)
    wait_for("room for the transcript", lambda: window.shown("^Transcript$"))
    window.key("d")
    wait_for("the newest row in sight", lambda: is_above(
        window.find("list item", "Dead end: no digit"), window.find("list", "^Transcript$")))


def scrubs(window):
    watch(window, INKALA)
    strip = place_of(window.find(name="^Timeline$"))
    window.click(strip.x + strip.width * 2 // 3, strip.y + strip.height // 2)
    window.expect(r"^Level \d+ · .* · \d\d+ dead ends · 1 solution$")


def letters(window):
    """How high the line of the state is."""
    strip = window.find(name=r"^Level \d+ · ")
    return place_of(strip).height


def presents(window):
    watch(window, INKALA)
    window.key("Right")
    window.expect(r"^Cell R\dC\d: ")
    window.key("F5")
    wait_for("the controls to go", lambda: not window.shown("^Speed$"))
    wait_for("the header to go", lambda: not window.shown("^Main Menu$"))
    wait_for("the choice of pictures to go", lambda: not window.shown("^Tree$"))
    window.key("F5")
    expect_whole_screen(window)
    window.key("F5")
    check(not window.shown("^Speed$") and window.width() == window.screen()[0], "a clicker's second F5 ends it")
    height = letters(window)
    window.key("ctrl+plus", "ctrl+plus")
    wait_for("larger letters", lambda: letters(window) > height * 1.3)
    window.key("ctrl+0")
    wait_for("the usual letters", lambda: letters(window) == height)
    window.key("Right")
    window.expect(r"^Try R\dC\d=\d ")
    for key in "b", "period":
        window.key(key)
        wait_for("a blank screen", lambda: window.is_black())
        window.key("Right")
        wait_for("the picture", lambda: not window.is_black())
    window.expect(r"^Try R\dC\d=\d ")
    check(not window.says(r"^Breakpoint: "), "B is for blanking here")
    window.key("Escape")
    expect_window_again(window)
    wait_for("the header", lambda: window.shown("^Main Menu$"))
    window.expect(r"^Try R\dC\d=\d ")
    window.key("F5", "minus", "minus", "space", "Escape")
    expect_window_again(window)
    wait_for("the pause", lambda: window.find(name="^Play$"))


def leaves_the_puzzle_alone(window):
    """What belongs to the board does nothing while nobody sees it."""
    watch(window, INKALA)
    window.key("ctrl+l", "ctrl+h", "ctrl+k", "alt+1")
    window.expect("^Proper puzzle")
    window.expect("^Playing$")


def lets_go_of_a_search(window):
    """One that is still under way when there is nothing to search any more."""
    watch(window)
    choose_example(window, "End")
    window.expect(r"^Still searching: ")
    window.send(write(window, "clash.txt", "55" + "." * 79 + "\n"))
    window.expect(r"^Two givens clash")
    window.send(write(window, "thirty.txt", PUZZLE + "\n"))
    window.expect(r"^At the start\.")


def offers_puzzles(window):
    """In place of a search of the empty grid, which nobody could watch."""
    start_empty(window)
    window.key("alt+2")
    window.expect("^There is no puzzle to watch yet: the grid is empty\\.")
    check(not window.find("image", "^(Board|Links|Matrix|Tree)$"), "something is searched")
    for name in ("^Algorithm Examples…$", "^Open…$", "^Type Your Own$"):
        check(window.shown(name), f"no {name}")
    window.press("^Puzzles…$")
    wait_for("the puzzles", lambda: window.find(name="^Puzzles$"))
    window.leave_dialog()
    window.key("alt+1")
    wait_for("the board", lambda: window.shown("^Row 1, column 1, "))
    window.type("5")
    window.expect("^1 given so far")
    window.key("alt+2")
    window.expect(r"^At the start")


def shows_the_solution_at_the_end(window):
    watch(window)
    window.key("End")
    window.expect(r"Finished: there is exactly one solution\. The board shows it\.$")
    window.key("Left")
    window.unsaid(r"The board shows it", "the start position is called a solution")


def flips_through_solutions(window):
    """Those of eight queens, found by the whole search: by keys, and from there into the dance."""
    watch(window)
    choose_example(window, *["Down"] * 7)
    window.expect(r"^At the start\.")
    window.key("End")
    window.expect(r"Finished: there are 92 solutions\. The board shows the last one\.$")
    window.key("e")
    window.expect(r"^Solution 92 of 92$")
    window.key("Left")
    window.expect(r"^Solution 91 of 92$")
    window.key("Home", "Right", "Right")
    window.expect(r"^Solution 3 of 92$")
    window.press("^Show in the Dance$")
    window.expect(r" · 3 solutions$")
    window.key("Home", "e")
    window.expect(r"^Solution 1 of 92$")
    window.key("Escape")
    window.expect(r"^At the start\.")


def says_that_nothing_was_found(window):
    watch(window)
    choose_example(window, *["Down"] * 5)
    window.expect(r"^At the start\.")
    window.key("End", "e")
    window.expect(r"^There is no solution\.$")


def ends(window):
    """Also from a dialog."""
    watch(window)
    window.key("F1")
    window.expect(r"^Help$")
    status = window.quit()
    check(status == 0, f"it ended with {status}")


if __name__ == "__main__":
    sys.exit(run({
        "dance/begins-paused-with-next-focused": begins,
        "dance/goes-forward-and-back": goes_forward_and_back,
        "dance/knows-dead-ends-and-solutions": knows_dead_ends,
        "dance/tells-the-step-that-was-made": tells_the_step_made,
        "dance/plays-to-the-end": plays,
        "dance/stops-at-breakpoints": breaks,
        "dance/breakpoints-have-a-list": lists_breaks,
        "dance/says-what-there-is-not": says_what_there_is_not,
        "why/an-option-that-is-pointed-at-has-a-reason": says_why_not,
        "dance/steps-are-heard-from-the-focus": is_heard,
        "dance/rows-and-buttons-have-one-name": has_names,
        "dance/the-transcript-follows": transcript_follows,
        "dance/the-timeline-can-be-scrubbed": scrubs,
        "dance/is-presented": presents,
        "dance/leaves-the-puzzle-alone": leaves_the_puzzle_alone,
        "dance/lets-go-of-a-search": lets_go_of_a_search,
        "dance/offers-puzzles-where-there-is-none": offers_puzzles,
        "dance/the-board-shows-the-solution-at-the-end": shows_the_solution_at_the_end,
        "dance/solutions-can-be-flipped-through": flips_through_solutions,
        "dance/no-solutions-are-said": says_that_nothing_was_found,
        "dance/ends-well-from-a-dialog": ends,
    }))
