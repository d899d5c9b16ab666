"""Who watches is asked what comes next, and is told why not."""

import sys

from driver import check, place_of, role_of, wait_for
from harness import run
from states import choose_example, in_list, is_above, is_in_sight, is_inside, top, watch, watch_knuth


def start_asked(window):
    """Of the first item of the matrix."""
    watch_knuth(window)
    window.key("p")
    window.expect(r"^Which item comes next\?$")


def start_after_first(window):
    """The first question got a wrong answer, and then the right one."""
    start_asked(window)
    window.press("^D$")
    window.expect(r"^Right at first try: 0 of 1$")
    window.press("^A$")
    window.expect(r"^✓ Right: A has 2 options, none has fewer, and it stands first\.$")


def start_after_second(window):
    """The second question got the right answer at once."""
    start_after_first(window)
    window.key("Next", "Next")
    window.expect(r"^Level 2: 4 items are still open\.$")
    window.press("^B$")
    window.expect(r"^Right at first try: 1 of 2$")


def predicts(window):
    start_asked(window)
    window.unsaid("^Next: ", "the answer is told beside the question")
    before = top(window, "Links")
    window.press("^D$")
    window.expect(r"^✗ D has 3 options, and another item has fewer\.$")
    window.expect(r"^Right at first try: 0 of 1$")
    check(not window.says("^Next: "), "the answer is told beside the first wrong one")
    window.press("^B$")
    window.expect(r"^≈ B has 2 as well, but A stands before it\.$")
    window.press("^A$")
    window.expect(r"^✓ Right: A has 2 options, none has fewer, and it stands first\.$")
    window.expect(r"^Right at first try: 0 of 1$")
    window.expect(r"^Next: Item A: 2 options are left, the fewest\.$")
    check(top(window, "Links") == before, "the picture moved when something was said")


def predicts_at_each_choice(window):
    """Steps of every size end before it; what is asked is about what is open."""
    start_after_first(window)
    window.key("shift+Right", "shift+Right", "shift+Right", "shift+Right", "shift+Right", "shift+Right", "shift+Right")
    window.expect(r"^Level 2: 4 items are still open\.$")
    window.expect(r"^Answer: B, with 1 option\. E has 1 as well, but B stands first\.$")
    window.key("Home")
    window.expect(r"^At the start\.")
    window.key("Return", "Next", "Next")
    window.expect(r"^Level 2: 4 items are still open\.$")
    names = [w.get_name() for w in window.walk() if role_of(w) == "push button"]
    check("B" in names and "A" not in names and "D" not in names, f"what is covered is offered: {names}")
    window.press("^B$")
    window.expect(r"^Right at first try: 1 of 2$")


def reveals(window):
    start_after_second(window)
    window.key("Next")
    window.expect(r"^Level 3: 1 item is still open\.$")
    window.expect(r"^Which item comes next\?$")
    window.key("Return")
    window.expect(r"^Answer: E, with 0 options\.$")
    window.expect(r"^Right at first try: 1 of 2$")
    window.key("Next")
    window.expect(r"^Before each choice you are asked which item comes next\.$")
    window.expect(r" · 1 dead end · 0 solutions$")


def enter_goes_on(window):
    """It gives the answer that has the focus; where that has just been told to be wrong, it tells the right one."""
    start_asked(window)
    window.press_toggle("^D$")
    window.expect(r"^✗ D has 3 options, and another item has fewer\.$")
    window.key("Tab")
    wait_for("the focus", lambda: window.focus().get_name() == "E")
    window.key("Return")
    window.expect(r"^≈ E has 2 ")
    window.key("Return")
    window.expect(r"^Answer: A, with 2 options\. B has 2 as well, but A stands first\.$")
    window.key("Right")
    window.expect(r"^Before each choice you are asked which item comes next\.$")


def predicts_while_playing(window):
    start_asked(window)
    window.key("Return")
    window.expect(r"^Answer: A, with 2 options\. B has 2 as well, but A stands first\.$")
    window.key("Home", "plus", "plus", "plus", "plus", "space")
    window.expect(r"^Answer: A, with 2 options\. B has 2 as well, but A stands first\.$")
    window.expect(r"^Level 2: 4 items are still open\.$")
    window.expect(r"^Which item comes next\?$")
    wait_for("the pause", lambda: window.find(name="^Play$"))
    window.press("^B$")
    window.expect(r"^✓ Right: B has 1 option")
    window.expect(r"^Level 3: 1 item is still open\.$")
    window.expect(r"^Which item comes next\?$")
    window.key("p", "space")
    window.expect(r"^Level 0 · last links: .* · 1 dead end · 1 solution$")
    wait_for("the end", lambda: window.find(name="^Play$"))
    window.unsaid("^Before each choice", "it still asks")


def shows_who_is_asked(window):
    """V alone says it; where questions are asked, a switch does, and a class may vote there as in a lesson."""
    watch_knuth(window)
    window.key("v")
    window.expect(r"^Class vote: questions are put to the vote\.$")
    window.key("p")
    window.expect(r"^item D$")
    window.key("Next")
    window.expect(r"^Answer: A, with 2 options\.")
    window.expect(r"^At the start\.")
    window.unsaid(" right$", "a class is counted")
    window.press("^Ask Me$")
    wait_for("buttons again", lambda: window.find("push button", "^D$"))
    window.unsaid("^Class vote: ", "what was said of the vote is not true any more")


def is_answered_by_pointing(window):
    """In the picture of the links: the tabs of items are in a row below the step."""
    start_asked(window)
    place = place_of(window.find(name="^Links$", role="image"))
    for part in range(4, 18):
        window.click(place.x + place.width * part / 20, place.y + place.height / 7)
        if window.says(r"^[✗≈] [A-G] has \d|^✓ Right: A"):
            break
    window.expect(r"^[✗≈] [A-G] has \d|^✓ Right: A")


def rule(window, number):
    """In GTK 4.18, whose buttons are wider, the transport is folded here."""
    name = "^How the next item is chosen: "
    folded = window.shown("^More controls$")
    if folded and not window.shown(name):
        window.press("^More controls$")
    wait_for("the rule", lambda: window.shown(name) and window.find("push button", name))
    window.act(window.find("push button", name), "click")
    wait_for("the rules", lambda: in_list(window))
    window.key("Home", *["Down"] * number, "Return")
    wait_for("the end of the list", lambda: not in_list(window))
    if folded and window.shown(name):
        window.press("^More controls$")
        wait_for("the end of the controls", lambda: not window.shown(name))


def is_honest_about_rules(window):
    start_asked(window)
    rule(window, 1)
    window.expect(r"^Which item comes next\? The first open one is taken, whatever its size\.$")
    window.press("^G$")
    window.expect(r"^✗ G is not the first open item\.$")
    rule(window, 2)
    window.expect(r"^Where several items have the fewest options, chance decides: there is nothing to predict\.$")
    window.expect(r"^Next: ")
    window.key("Next", "Next")
    window.expect(r"^Level [1234] · ")
    rule(window, 0)
    window.expect(r"^Which item comes next\?$")


def keeps_its_end_in_sight(window):
    """The transcript, when a question takes some of its height."""
    watch_knuth(window)
    window.resize(1900, 1030)
    window.key("d")
    window.expect(r"Dead end: no option is left for E\.$")
    row = r"Dead end: no option is left for E\.$"
    wait_for("the newest row", lambda: is_above(window.find("list item", row), window.find("list", "^Transcript$")))
    window.key("p")
    window.expect(r"^Before each choice you are asked which item comes next\.$")
    wait_for("it to stay", lambda: is_above(window.find("list item", row), window.find("list", "^Transcript$")))


def leaves_the_transport(window):
    """In the width of a telephone, though the question takes much of its height."""
    watch(window)
    choose_example(window, "End")
    window.expect(r"^Pentominoes 6x10$")
    window.resize(360, 640)
    window.key("p", "Home")
    window.expect(r"^Which item comes next\?$")
    wait_for("the transport", lambda: is_inside(window, r"^Next \(Right\)$", 360, 640))
    check(is_inside(window, r"^Which item comes next\?$", 360, 640), "the question is cut off")
    window.key("Return")
    wait_for("the answer in sight", lambda: is_in_sight(window, r"^Answer: piece X, with 32 options\.$"))


if __name__ == "__main__":
    sys.exit(run({
        "predict/wrong-answers-get-reasons-and-the-first-counts": predicts,
        "predict/asks-before-each-choice": predicts_at_each_choice,
        "predict/reveals-without-counting": reveals,
        "predict/enter-on-what-is-wrong-reveals": enter_goes_on,
        "predict/playing-stops-and-goes-on": predicts_while_playing,
        "predict/who-is-asked-is-shown": shows_who_is_asked,
        "predict/is-answered-by-pointing": is_answered_by_pointing,
        "predict/is-honest-about-rules": is_honest_about_rules,
        "predict/the-transcript-keeps-its-end-in-sight": keeps_its_end_in_sight,
        "predict/leaves-the-transport-in-sight": leaves_the_transport,
    }))
