"""A class: take a lesson, answer its questions, and vote."""

import os
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


def goes_on_after_an_answer(window):
    """In a low window the words are scrolled; Page Down is the lesson's all the same."""
    start_first_lesson(window)
    window.resize(1024, 640)
    window.send("--lesson", "10-modelling", "--step", "3")
    window.expect(r"^3 of 10$")
    window.press_toggle("Each cell has a queen$")
    window.key("Next")
    window.expect(r"^4 of 10$")


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
    """On a laptop in the line of the state, without scrolling; on a higher screen with the variables, too."""
    start_lesson(window, "3-covering", 5)
    window.resize(1366, 768)
    wait_for("the counters", lambda: is_inside(window, r" · 1 call · 2 updates · 0 dead ends · 0 solutions$", 1366, 768))
    window.resize(1500, 1060)
    for name in ("^level: 1$", "^taken: ", "^Calls$", "^Updates$", "^Solutions$", "^Dead ends$", "^Tree done$"):
        wait_for(f"{name} below the code", lambda n=name: window.shown(n))


def judges_answers(window):
    start_lesson(window, "3-covering", 5)
    window.expect(r"^What will the size of D be when A is covered\?$")
    entry = place_of(window.find(name="^Your answer$"))
    before = top(window, "Links")
    window.click(entry.x + entry.width // 2, entry.y + entry.height // 2)
    window.type("3")
    window.key("Return")
    window.expect(r"^✗ Not 3\. ")
    window.key("BackSpace")
    window.type("1")
    window.key("Return")
    window.expect(r"^✓ Right\. Options 2 and 4 have A as well, ")
    window.expect(r"^Right at first try: 0 of 1$")
    check(top(window, "Links") == before, "the picture moved when something was said")


def types_at_once(window):
    """The entry of a question has the focus, and the sizes are not to be read before it is answered."""
    start_lesson(window, "2-links", 6)
    wait_for("the focus in the entry", lambda: window.focus() and window.focus().get_name() == "Your answer")
    window.type("3")
    window.key("Return")
    window.expect(r"^✓ Right\. ")
    window.key("Next")
    window.expect(r"^7 of 9$")
    wait_for("the focus on Next", lambda: window.focus() and window.focus().get_name() == "Lesson: next step (Page Down)")


def lists_answers(window):
    """Where there are many; nothing is chosen to begin with, and that is said."""
    watch(window)
    window.send(write(window, "many.lesson", MANY))
    window.expect(r"^1 of 1$")
    check(window.find("combo box", "^Your answer: Choose…$"), "the list has no name")
    window.act(wait_for("the list", lambda: window.find("push button", "^Your answer: Choose…$")), "click")
    go_into_list(window)
    window.key("Home", "Down", "Return")
    wait_for("the choice", lambda: window.find("push button", "^Your answer: R1C2$"))
    window.press("^Answer$")
    window.expect(r"^≈ |^✗ |^✓ ")


def marks_what_was_found(window):
    """Of several answers; a wrong one is told apart by its sign."""
    start_lesson(window, "6-sudoku", 6)
    window.press("^R2C3$")
    window.expect(r"^✓ Right\. 3 more\.$")
    window.press("^1 in box 2$")
    window.expect(r"^✓ Right\. 2 more\.$")
    window.press("^R2C2$")
    window.expect(r"^✗ R2C3=1 has nothing to do with R2C2\.")
    window.press("^1 in row 2$")
    window.press("^1 in column 3$")
    window.expect(r"^✓ Right\.$")


def tells_the_end_when_it_is_there(window):
    start_lesson(window, "3-covering", 1)
    window.key("Next")
    window.expect(r"^First A leaves the ring of items\. Watch")
    check(not window.says(r"^Both neighbours of A"), "the end is told before the film")
    window.key("Next")
    window.expect(r"^Both neighbours of A point past it now\.")
    check(window.says(r"^2 of 10$"), "the step was left")


def says_that_a_step_was_left(window):
    """By a step of the dance, or by another rule; Next comes back."""
    start_lesson(window, "3-covering", 1)
    window.key("Right")
    window.expect(r"The search has chosen item A\..*You have left step 1\. Back$")
    window.key("Next")
    window.unsaid("You have left step", "it still says that the step was left")
    check(window.says(r"^1 of 10$"), "coming back went on")
    window.key("Next")
    window.expect(r"^2 of 10$")


def leads_on(window):
    """At the end: what was done, and the next lesson; the list remembers it."""
    start_lesson(window, "2-links", 9)
    window.key("Next")
    window.expect(r"^Done: A matrix made of links\. You can read the picture")
    window.key("Prior")
    window.expect(r"^A has left the ring: ")
    window.key("Next")
    window.press("^Next lesson: Covering an item$")
    window.expect(r"^1 of 10$")
    window.key("Next", "Next")
    window.expect(r"^2 of 10$")
    window.send("--lesson", "2-links")
    window.expect(r"^1 of 9$")
    window.act(wait_for("the list", lambda: window.find("push button", "^Lesson: A matrix made of links$")), "click")
    window.expect(r"^✓ done$")
    window.expect(r"^at step 2$")
    window.expect(r"^3 · Covering an item$")
    window.key("Escape")


def lesson_folder():
    folder = os.path.join(os.environ["XDG_DATA_HOME"], "quadrille", "lessons")
    os.makedirs(folder, exist_ok=True)
    return folder


def sees_new_files(window):
    """A lesson that was written while the program runs is there at once."""
    start_first_lesson(window)
    with open(os.path.join(lesson_folder(), "mine.lesson"), "w", encoding="utf-8") as file:
        file.write(SHORT)
    window.send("--lesson", "mine")
    window.expect(r"^One thing\.$")
    os.remove(os.path.join(lesson_folder(), "mine.lesson"))


def plays_a_lecture(window):
    """By the pauses of its steps; it can be paused and goes on; the clock tells the plan."""
    folder = lesson_folder()
    for name, text in (("mine.lesson", SHORT), ("talk.lesson", TALK)):
        with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
            file.write(text)
    watch(window)
    window.send("--lesson", "talk")
    window.expect(r"^0:00 · plan 0:00 of 0:02$")
    check(window.says("^1 of 2$"), "it plays by itself")
    window.key("a")
    window.expect(r"^2 of 2$")
    window.expect(r"^Done: Talk\.$")
    window.expect(r"^0:0\d · plan 0:01 of 0:02$")
    wait_for("the button to play", lambda: window.find("push button", r"^Lecture: play \(A\)$"))
    for name in "mine.lesson", "talk.lesson":
        os.remove(os.path.join(folder, name))


def makes_a_lesson_of_bookmarks(window):
    """One step a bookmark, with texts of one's own; it opens at once, and is listed."""
    watch(window)
    window.do("make-lesson")
    window.expect(r"^There is no bookmark in a dance to make a lesson of: M sets one\.")
    window.key("m", "Right", "Right", "m")
    window.do("make-lesson")
    window.expect(r"^Step 1: givens$")
    window.expect(r"^Step 2: ")
    wait_for("the focus in the title", lambda: window.focus() and window.focus().get_name() == "Title")
    window.type("My own class")
    window.key("Return")
    window.expect(r"^1 of 2$")
    check(window.says(r"^At the start\.$"), "the caption is not that of the dialog")
    window.key("Next")
    window.expect(r"^2 of 2$")
    check(os.path.exists(os.path.join(lesson_folder(), "my-own-class.lesson")), "no file was written")
    wait_for("it in the list", lambda: window.find("push button", "^Lesson: My own class$"))


def keeps_notes_from_the_class(window):
    start_lesson(window, "1-exactly-once", 1)
    check(not window.says("^Ask for examples"), "notes are shown without being asked for")
    window.press_toggle("^Notes$")
    window.expect("^Ask for examples: ")
    window.key("F5")
    expect_whole_screen(window)
    window.unsaid("^Ask for examples", "the class sees the notes")
    window.key("Escape")
    expect_window_again(window)
    window.expect("^Ask for examples: ")


def fits_a_telephone(window):
    """Many words are scrolled; what is said to an answer is in sight all the same."""
    start_lesson(window, "6-sudoku", 6)
    window.resize(360, 640)
    for name in ("^Lesson: Sudoku in disguise$", r"^6 of 10$", "^Ask Me$", r"^Which 4 items does R2C3=1 cover\?$",
                 "^1 in row 2$", "^Reveal$", "^Tree$", r"^Dance: back \(Left\)$", r"^Dance: next \(Right\)$",
                 "^More controls$"):
        wait_for(name, lambda: is_inside(window, name, 360, 640))
    window.send("--lesson", "7-dead-ends", "--step", "4")
    window.expect(r"^4 of 16$")
    window.expect(r"^Which item is chosen next\?$")
    window.key("Return")
    window.expect(r"^Answer: B, with 1 option\. ")
    wait_for("the answer in sight", lambda: is_in_sight(window, r"^Answer: B, with 1 option\. "))


MANY = r"""[Lesson]
Title=Many
Problem=sudoku:1004000000000320
Shape=boxes:2x2

[One]
Moment=givens
Caption=Many items.
Question=Which item is chosen next?
Kind=item
Asks=next
"""

SHORT = r"""[Lesson]
Title=Short
Problem=knuth
Pause=1

[One]
Moment=start
Caption=One thing.

[Two]
Moment=cover of A
Caption=Another thing.
"""

TALK = r"""[Track]
Title=Talk

[All]
Lesson=mine
"""

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
    window.expect(r"^Right at first try: 1 of 1$")
    window.key("Next")
    window.expect(r"^3 of 3$")
    window.expect(r"^How many dead ends were there\?$")


def lets_a_class_vote(window):
    start_lesson(window, "7-dead-ends", 4)
    window.press("^F$")
    window.expect(r"^Right at first try: 0 of 1$")
    window.press("^Class Vote$")
    window.expect(r"^item B$")
    window.unsaid("^Right at first try", "a class is counted")
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
    window.expect(r"^Right at first try: 0 of 1$")


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
    window.expect(r"^B has only 1 option left, option 3\.")
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
    window.expect(r"^B has only 1 option left, option 3\.")
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
    window.resize(1500, 900)
    wait_for("the end of the transcript", lambda: is_last_in_sight(window, r"^Try option 4 \(choice 2 of 2\)\."))


if __name__ == "__main__":
    sys.exit(run({
        "learn/steps-through-a-lesson": teaches,
        "learn/tells-its-buttons-apart": tells_its_buttons_apart,
        "learn/begins-where-the-command-line-says": opens_lessons,
        "learn/goes-on-after-an-answer": goes_on_after_an_answer,
        "learn/says-what-step-there-is-not": says_what_step_there_is_not,
        "learn/comes-to-steps-that-are-far": comes_to_far_steps,
        "learn/counters-are-in-sight": shows_the_counters,
        "learn/judges-answers": judges_answers,
        "learn/types-at-once": types_at_once,
        "learn/lists-answers": lists_answers,
        "learn/marks-what-was-found": marks_what_was_found,
        "learn/tells-the-end-when-it-is-there": tells_the_end_when_it_is_there,
        "learn/says-that-a-step-was-left": says_that_a_step_was_left,
        "learn/leads-on": leads_on,
        "learn/sees-new-files": sees_new_files,
        "learn/plays-a-lecture": plays_a_lecture,
        "learn/makes-a-lesson-of-bookmarks": makes_a_lesson_of_bookmarks,
        "learn/keeps-notes-from-the-class": keeps_notes_from_the_class,
        "learn/fits-a-telephone": fits_a_telephone,
        "learn/asks-when-the-picture-is-there": asks_when_the_picture_is_there,
        "learn/lets-a-class-vote": lets_a_class_vote,
        "learn/presents-votes": presents_votes,
        "learn/presents-without-a-timeline": presents_without_a_timeline,
        "learn/says-what-is-wrong-with-a-lesson": says_what_is_wrong,
        "learn/starts-with-a-lesson": starts_with_a_lesson,
    }))
