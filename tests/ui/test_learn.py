"""A class: take a lesson, answer its questions, and vote."""

import sys

from driver import check, place_of, role_of, wait_for
from harness import run
from states import (
    expect_whole_screen, expect_window_again, go_into_list, is_in_sight, is_inside, start_lesson, top, watch, write,
)


def start_first_lesson(window):
    """From the dance."""
    watch(window)
    window.key("alt+3")
    window.expect(r"^1 of \d+$")


def teaches(window):
    start_first_lesson(window)
    window.key("Next")
    window.expect(r"^2 of \d+$")
    window.key("Prior")
    window.expect(r"^1 of \d+$")


def tells_its_buttons_apart(window):
    start_first_lesson(window)
    check(window.focus().get_name() == "Lesson: next step (Page Down)", window.focus().get_name())
    for name in (r"^Lesson: step back \(Page Up\)$", r"^Dance: next \(Right\)$", r"^Dance: back \(Left\)$"):
        check(window.find("push button", name), f"no {name}")
    check(window.find("push button", "^Lesson: Each exactly once$"), "the choice of lessons does not say what is chosen")
    names = [w.get_name() for w in window.walk() if role_of(w) in ("push button", "combo box")]
    check("(None)" not in names and not any("_" in name for name in names), names)


def opens_lessons(window):
    start_first_lesson(window)
    window.send("--lesson", "3-covering", "--step", "5")
    window.expect(r"^5 of 10$")
    window.expect(r"^What will the size of D be when A is covered\?$")


def says_what_step_there_is_not(window):
    """What, where, and what can be done; the nearest one is shown."""
    watch(window)
    for step, shown, nearest in (("99", r"^10 of 10$", "ends with step 10"), ("-3", r"^1 of 10$", "begins with step 1")):
        window.send("--lesson", "3-covering", "--step", step)
        window.expect(rf"^Lesson 3-covering has no step {step}\. It {nearest}, which is shown here; "
                      r"--step takes a number from 1 to 10\.$")
        window.expect(shown)
    window.send("--lesson", "3-covering", "--step", "5")
    window.expect(r"^5 of 10$")
    wait_for("it to go", lambda: not window.shown("^Lesson 3-covering has no step"))


def comes_to_far_steps(window):
    """Also where the search is still on its way to it when the lesson is opened."""
    watch(window)
    window.send("--lesson", "7-dead-ends", "--step", "16")
    window.expect(r"^16 of 16$")
    window.expect(r" · 83 dead ends · 1 solution$")


def shows_the_counters(window):
    """On a laptop in the line of the state; where there is more room, with the variables below a question, without scrolling."""
    start_lesson(window, "3-covering", 5)
    window.resize(1366, 768)
    wait_for("the counters", lambda: is_inside(window, r" · 1 call · 2 updates · 0 dead ends · 0 solutions$", 1366, 768))
    window.resize(1500, 1060)
    wait_for("the variables", lambda: window.shown("^level: 1$"))
    strip = place_of(wait_for("the state", lambda: window.find(name=r"^Level \d+ · ")))
    for name in ("^taken: ", "^Calls$", "^Updates$", "^Solutions$", "^Dead ends$", "^Tree done$"):
        wait_for(f"{name} without scrolling", lambda n=name: is_inside(window, n, 1500, strip.y))


def judges_answers(window):
    start_lesson(window, "3-covering", 5)
    window.expect(r"^What will the size of D be when A is covered\?$")
    entry = place_of(window.find(name="^Your answer$"))
    before = top(window, "Links")
    window.click(entry.x + entry.width // 2, entry.y + entry.height // 2)
    window.type("3")
    window.key("Return")
    window.expect(r"^Not 3\. ")
    window.key("BackSpace")
    window.type("1")
    window.key("Return")
    window.expect(r"^Right\.$")
    window.expect(r"^0 of 1 answer right$")
    check(top(window, "Links") == before, "the picture moved when something was said")


def lists_answers(window):
    """Where there are many; nothing is chosen to begin with, and that is said."""
    start_lesson(window, "6-sudoku", 6)
    check(window.find("combo box", "^Your answer: Choose…$"), "the list has no name")
    window.act(wait_for("the list", lambda: window.find("push button", "^Your answer: Choose…$")), "click")
    go_into_list(window)
    window.key("Home", "Down", "Down", "Down", "Down", "Down", "Down", "Down", "Return")
    wait_for("the choice", lambda: window.find("push button", "^Your answer: R2C3$"))
    window.press("^Answer$")
    window.expect(r"^Right\. 3 more\.$")


def fits_a_telephone(window):
    """Many words are scrolled; what is said to an answer is in sight all the same."""
    start_lesson(window, "6-sudoku", 6)
    window.resize(360, 640)
    for name in ("^Lesson: Sudoku in disguise$", r"^6 of 10$", "^Ask Me$", r"^Which 4 items does R2C3=1 cover\?$",
                 "^Your answer: ", "^Reveal$", "^Tree$", r"^Dance: back \(Left\)$", r"^Dance: next \(Right\)$",
                 "^More controls$"):
        wait_for(name, lambda: is_inside(window, name, 360, 640))
    window.send("--lesson", "7-dead-ends", "--step", "4")
    window.expect(r"^4 of 16$")
    window.expect(r"^Which item is chosen next\?$")
    window.key("Return")
    window.expect(r"^Answer: B, with 1 option\. ")
    wait_for("the answer in sight", lambda: is_in_sight(window, r"^Answer: B, with 1 option\. "))


ON_THE_WAY = r"""[Lesson]
Title=On the way
Problem=knuth
View=links

[Before]
Moment=start
Caption=Here it begins.

[Slowly]
Moment=before choice 3
Play=to
Seconds=3600
Caption=This takes an hour.
Question=Which item gets stuck?
Kind=item
Asks=empty

[Soon]
Moment=end
Play=to
Seconds=1
Caption=This does not.
Question=How many dead ends were there?
Kind=number
Asks=dead ends
"""


def asks_when_the_picture_is_there(window):
    watch(window)
    window.send(write(window, "way.desktop", ON_THE_WAY))
    window.expect(r"^1 of 3$")
    window.key("Next")
    window.expect(r"^2 of 3$")
    check(not window.says(r"^Which item gets stuck\?$"), "it asks before it is there")
    check(not window.find("push button", "^E$"), "answers are offered before anything is asked")
    window.key("Next")
    window.expect(r"^Which item gets stuck\?$")
    window.expect(r"^Level 3 · ")
    check(window.says(r"^2 of 3$"), "the step was left when it was to be finished")
    window.press("^E$")
    window.expect(r"^1 of 1 answer right$")
    window.key("Next")
    window.expect(r"^3 of 3$")
    window.expect(r"^How many dead ends were there\?$")


def lets_a_class_vote(window):
    start_lesson(window, "7-dead-ends", 4)
    window.press("^F$")
    window.expect(r"^0 of 1 answer right$")
    window.press("^Class Vote$")
    window.expect(r"^item B$")
    window.unsaid(" right$", "a class is counted")
    check(not window.says("^(Answer: |Right)"), "the answer is there before the vote")
    before = top(window, "Links")
    window.key("Next")
    window.expect(r"^Answer: B, with 1 option\. E has 1 as well, but B stands first\.$")
    window.expect(r"^Right\.$")
    check(window.says(r"^4 of 16$") and top(window, "Links") == before, "revealing moved something")
    window.key("Next")
    window.expect(r"^5 of 16$")
    window.key("Prior")
    window.expect(r"^item B$")
    window.key("v")
    wait_for("buttons again", lambda: window.find("push button", "^B$"))
    window.expect(r"^0 of 1 answer right$")


def presents_votes(window):
    """A clicker alone does: it has Page Down only."""
    start_lesson(window, "7-dead-ends", 4)
    window.key("v", "F5")
    expect_whole_screen(window)
    window.expect(r"^item B$")
    before = top(window, "Links")
    window.key("Next")
    window.expect(r"^Answer: B, with 1 option\. E has 1 as well, but B stands first\.$")
    check(top(window, "Links") == before, "revealing moved the picture")
    window.key("Next")
    window.expect(r"^B has only 1 option left: option 3\.")
    window.key("Escape")
    expect_window_again(window)


def presents_without_a_timeline(window):
    """Also when the next lesson has another problem."""
    start_lesson(window, "7-dead-ends", 5)
    window.key("F5")
    expect_whole_screen(window)
    window.send("--lesson", "7-dead-ends", "--step", "13")
    window.expect(r"^A board of 4 by 4 without two corners")
    check(window.find(name="^Timeline$") is None, "the timeline takes room from the picture")
    window.send("--lesson", "7-dead-ends", "--step", "5")
    window.expect(r"^B has only 1 option left: option 3\.")
    window.key("Escape")
    expect_window_again(window)


def says_what_is_wrong(window):
    start_lesson(window, "7-dead-ends", 5)
    wait_for("the picture", lambda: window.find("image", "^Links$"))
    window.send(write(window, "broken.desktop", "[Lesson]\nTitle=Broken\nProblem=knuth\n[One]\nMoment=fifth dead end\n"
                      "Caption=There is none."))
    window.expect(r"^broken\.desktop cannot be shown:")
    window.expect(r"^broken\.desktop$")
    wait_for("the picture of the lesson before to go", lambda: window.find("image", "^Links$") is None)


def is_last_in_sight(window, pattern):
    """Whether that row ends where the transcript does."""
    row, rows = window.find(role="list item", name=pattern), window.find(role="list", name="^Transcript$")
    if row is None or rows is None:
        return False
    row, rows = (place_of(widget) for widget in (row, rows))
    return abs(row.y + row.height - rows.y - rows.height) <= 12


def starts_with_a_lesson(window):
    """All of its transcript is there at once, before it has a place; its end is what is to be seen."""
    start_lesson(window, "4-undoing", 4)
    window.expect(r"^4 of 10$")
    window.resize(1500, 860)
    wait_for("the end of the transcript", lambda: is_last_in_sight(window, r"^Try option 4 \(choice 2 of 2\)\."))


if __name__ == "__main__":
    sys.exit(run({
        "learn/steps-through-a-lesson": teaches,
        "learn/tells-its-buttons-apart": tells_its_buttons_apart,
        "learn/begins-where-the-command-line-says": opens_lessons,
        "learn/says-what-step-there-is-not": says_what_step_there_is_not,
        "learn/comes-to-steps-that-are-far": comes_to_far_steps,
        "learn/counters-are-in-sight": shows_the_counters,
        "learn/judges-answers": judges_answers,
        "learn/lists-answers": lists_answers,
        "learn/fits-a-telephone": fits_a_telephone,
        "learn/asks-when-the-picture-is-there": asks_when_the_picture_is_there,
        "learn/lets-a-class-vote": lets_a_class_vote,
        "learn/presents-votes": presents_votes,
        "learn/presents-without-a-timeline": presents_without_a_timeline,
        "learn/says-what-is-wrong-with-a-lesson": says_what_is_wrong,
        "learn/starts-with-a-lesson": starts_with_a_lesson,
    }))
