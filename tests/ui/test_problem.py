"""A teacher writes a problem: types it, mends it, clicks in its picture, watches it dance, saves it, and never loses it."""

import os
import sys
import time

from driver import Atspi, Broken, check, place_of, wait_for
from harness import run
from states import leave_leaks_to_others, paste, path_of, read, start_empty, write

KNUTH = ["A B C D E F G", "C E F", "A D G", "B C F", "A D", "B G", "D E G"]

# The same, as the window saves it.
MATRIX = "A B C D E F G\n0010110\n1001001\n0110010\n1001000\n0100001\n0001101\n"

# Edited as it stands: comments, spaces, and what is left out.
OTHER = "| the other one\nx y z | s\n\nx  y\n| here\nz\ns\nx\n"


def view(window):
    return window.find(name="^Text of the problem$")


def text(window):
    """What is written, as a screen reader reads it."""
    return view(window).text()


def expect_text(window, wanted):
    try:
        wait_for(repr(wanted), lambda: text(window) == wanted)
    except Broken as broken:
        raise Broken(f"{broken}, and it is {text(window)!r}") from None


def type_lines(window, lines):
    for index, line in enumerate(lines):
        if index > 0:
            window.key("Return")
        window.type(line)


def is_open(window):
    return window.shown("^Text of the problem$")


def selected(window):
    there = view(window).selection()
    return text(window)[slice(*there)] if there else None


def expect_open(window):
    wait_for("the window for problems", lambda: is_open(window))
    wait_for("the focus on the text", lambda: window.focus().get_name() == "Text of the problem")


def start_editor(window):
    """With nothing in it."""
    start_empty(window)
    window.key("ctrl+shift+e")
    expect_open(window)
    expect_text(window, "")


def start_typed(window, lines=KNUTH):
    """What was typed is in no file."""
    start_editor(window)
    type_lines(window, lines)
    expect_text(window, "\n".join(lines))


def start_file(window, lines=KNUTH, name="knuth.dlx"):
    """What is edited stands in a file, and on the stage."""
    window.start(write(window, name, "\n".join(lines)))
    window.expect("^Next: Item ")
    window.key("ctrl+shift+e")
    expect_open(window)
    expect_text(window, "\n".join(lines))
    window.expect("^7 items, 6 options, 1 solution$")


def opens(window):
    start_editor(window)
    window.expect("^Type the names of the items on the first line")


def counts(window):
    start_typed(window)
    window.expect("^7 items, 6 options, 1 solution$")
    check(view(window).get_description() == "7 items, 6 options, 1 solution", view(window).get_description())


def says_where(window):
    start_file(window)
    window.key("ctrl+End", "Return")
    window.type("B X")
    window.expect('^Line 8, column 3: "X" is not an item: expected one that the first line names$')
    wait_for("the fault on the text itself", lambda: "is not an item" in (view(window).get_description() or ""))
    window.key("ctrl+Home")
    window.press("^Go There$")
    wait_for("the fault to be selected", lambda: selected(window) == "X")
    window.type("G")
    window.expect("^7 items, 7 options, 2 solutions$")
    window.key("shift+Home", "BackSpace", "BackSpace")
    window.expect("^7 items, 6 options, 1 solution$")


def never_dances_what_is_wrong(window):
    """Its key changes nothing, but goes where the fault is; in an empty text it has nowhere to go."""
    start_file(window)
    before = text(window)
    window.key("ctrl+End", "Return")
    window.type("B X")
    window.expect('^Line 8, column 3: "X" is not an item')
    for key in ("ctrl+Return", "ctrl+KP_Enter"):
        window.key("ctrl+Home", key)
        wait_for("the fault to be selected", lambda: selected(window) == "X")
        expect_text(window, before + "\nB X")
    check(window.find(name="^Dance$").has_state(Atspi.StateType.ENABLED) is False, "it would dance")
    window.key("ctrl+a", "Delete")
    window.expect("^Type the names of the items on the first line")
    window.key("ctrl+Return")
    window.type("a")
    expect_text(window, "a")
    window.key("ctrl+a", "Delete")
    type_lines(window, KNUTH)
    expect_text(window, before)
    window.expect("^7 items, 6 options, 1 solution$")


def tells_more(window):
    start_file(window)
    window.key("ctrl+Home", "End")
    window.type(" | x")
    window.key("ctrl+End")
    window.type(" x:red")
    window.expect("^8 items, 1 of them secondary, 6 options, 1 colour, 1 solution$")
    window.key("Return")
    window.type("x:blue")
    window.expect("\nLine 8, column 1: this option has no primary item and is ignored$")
    for _ in range(40):
        if text(window) == "\n".join(KNUTH):
            break
        window.key("ctrl+z")
        time.sleep(0.05)
    expect_text(window, "\n".join(KNUTH))
    window.expect("^7 items, 6 options, 1 solution$")


def cursor(window, pattern):
    wait_for(pattern, lambda: window.find(role="image", name=pattern) or window.find(role="img", name=pattern))


def toggles_by_keys(window):
    start_file(window)
    window.key("ctrl+End", "Tab")
    cursor(window, "^Option 1, item A: not in it$")
    window.key("Right", "Right", "space")
    expect_text(window, "\n".join(["A B C D E F G", "E F", *KNUTH[2:]]))
    cursor(window, "^Option 1, item C: not in it$")
    window.expect("^7 items, 6 options, no solution$")
    window.key("space")
    expect_text(window, "\n".join(KNUTH))
    cursor(window, "^Option 1, item C: in it$")
    window.key("Down", "space", "ctrl+z")
    expect_text(window, "\n".join(KNUTH))


def toggles_by_clicks(window):
    """The picture has 7 columns and 6 rows, a head above them and numbers beside; the middle of it is a cell of both."""
    start_file(window)
    place = place_of(window.find(name="^Option "))
    cell = min((place.width - 2) / (7 + 1.2), (place.height - 2) / 7, 40)
    x, y = place.x + cell * (1.1 + 3.5), place.y + cell * (1 + 0.5)
    window.click(x, y)
    expect_text(window, "\n".join(["A B C D E F G", "C D E F", *KNUTH[2:]]))
    window.leave()
    window.click(x, y)
    expect_text(window, "\n".join(KNUTH))


def adds(window):
    start_file(window)
    window.press("^Add Item$")
    expect_text(window, "\n".join(["A B C D E F G H", *KNUTH[1:]]))
    window.expect("^8 items, 6 options, no solution: no option has item H$")
    window.press("^Add Option$")
    expect_text(window, "\n".join(["A B C D E F G H", *KNUTH[1:], "H"]))
    window.expect("^8 items, 7 options, 1 solution$")


def dances(window):
    start_file(window)
    window.press("^Add Item$")
    window.press("^Add Option$")
    expect_text(window, "\n".join(["A B C D E F G H", *KNUTH[1:], "H"]))
    window.key("ctrl+Return")
    window.expect("^Next: Item H: 1 option is left, the fewest\\.$")
    check(not is_open(window), "the text is still over the stage")
    window.count_again(9)
    window.key("Right")
    window.expect("^Item H: 1 option is left, the fewest\\.$")
    window.key("ctrl+shift+e")
    expect_open(window)
    window.key("ctrl+z", "ctrl+z")
    expect_text(window, "\n".join(KNUTH))


def save_as(window, name, key="ctrl+shift+s"):
    window.key(key)
    wait_for("the chooser", lambda: window.find(name="^Save Problem$"))
    window.key("ctrl+a")
    window.type(path_of(window, name))
    window.key("Return")


def saves(window):
    """Without a file it asks for one; then it knows."""
    leave_leaks_to_others(window)
    start_typed(window)
    save_as(window, "knuth.dlx", "ctrl+s")
    wait_for("the file", lambda: os.path.exists(path_of(window, "knuth.dlx")))
    window.expect(r"^knuth\.dlx$")
    check(read(window, "knuth.dlx") == "\n".join(KNUTH), read(window, "knuth.dlx"))
    window.key("ctrl+End", "Return")
    window.type("A B")
    wait_for("a dot", lambda: window.find(name=r"^• knuth\.dlx$"))
    window.key("ctrl+s")
    wait_for("the file again", lambda: read(window, "knuth.dlx") == "\n".join(KNUTH + ["A B"]))
    wait_for("no dot", lambda: window.find(name=r"^knuth\.dlx$"))
    check(window.find(name="^Save Problem$") is None, "it asks for the file that it knows")
    window.key("BackSpace", "BackSpace", "BackSpace", "BackSpace", "ctrl+s")
    wait_for("the file as it was", lambda: read(window, "knuth.dlx") == "\n".join(KNUTH))
    save_as(window, "knuth.mat")
    wait_for("the matrix", lambda: os.path.exists(path_of(window, "knuth.mat")))
    wait_for("its rows", lambda: read(window, "knuth.mat").splitlines()[1:2] == ["0010110"])
    check(read(window, "knuth.mat") == MATRIX, read(window, "knuth.mat"))


def keeps_collections(window):
    """A file of several puzzles is replaced after a question only, and Enter is its Cancel."""
    leave_leaks_to_others(window)
    start_file(window)
    puzzles = "".join(f"1..4..1..3..{place}...\n" for place in "2.2.2")
    write(window, "five.txt", puzzles)
    save_as(window, "five.txt")
    time.sleep(1)
    window.key("Return")  # GTK asks whether to replace it
    wait_for("the question", lambda: window.find(name=r"^five\.txt holds 5 puzzles\. "))
    window.key("Return")
    wait_for("it to go", lambda: not window.find(name=r"^five\.txt holds 5 puzzles\. "))
    time.sleep(0.5)
    check(read(window, "five.txt") == puzzles, "five puzzles are lost")


def keeps_what_others_wrote(window):
    """Another program changes the file while its text is edited here."""
    start_file(window)
    write(window, "knuth.dlx", "\n".join(KNUTH) + "\n| theirs\n")
    window.key("ctrl+End", "Return")
    window.type("| ours")
    window.key("ctrl+s")
    window.expect(r"^knuth\.dlx was changed outside Quadrille since you opened it\.$")
    check("theirs" in read(window, "knuth.dlx"), "it was replaced unasked")
    window.press("^Replace It$")
    wait_for("the file to be replaced", lambda: read(window, "knuth.dlx") == "\n".join(KNUTH + ["| ours"]))
    for _ in range(7):
        window.key("BackSpace")
    window.key("ctrl+s")
    wait_for("the file without a question", lambda: read(window, "knuth.dlx") == "\n".join(KNUTH))


def asks_before_losing(window):
    start_file(window)
    window.key("ctrl+End", "Return")
    window.type("| mine")
    wait_for("a dot", lambda: window.find(name=r"^• knuth\.dlx$"))
    window.key("Escape")
    wait_for("the window to go", lambda: not is_open(window))
    window.send(write(window, "other.dlx", OTHER))
    window.expect("^Next: Item y: 1 option is left, the fewest\\.$")
    window.key("ctrl+shift+e")
    expect_open(window)
    window.expect(r"^What you wrote last is not saved\.$")
    check("mine" in text(window), text(window))
    window.press("^Edit What Is on the Stage$")
    expect_text(window, OTHER)
    window.key("ctrl+z")
    wait_for("what was there before", lambda: "mine" in text(window))


def survives_being_killed(window):
    start_file(window)
    before = text(window)
    window.key("ctrl+End", "Return")
    window.type("A B")
    expect_text(window, before + "\nA B")
    window.kill()
    window.start()
    wait_for("the window for problems", lambda: is_open(window))
    expect_text(window, before + "\nA B")
    window.expect("^7 items, 7 options, ")
    check(window.quit() == 0, "it ends badly")
    window.start()
    window.key("ctrl+shift+e")
    expect_open(window)
    expect_text(window, before + "\nA B")


def begins_with_examples(window):
    start_editor(window)
    window.press("^Start From$")
    window.choose_item((
        "An Empty Text", "What Is on the Stage", "The sets N, O, P and E", "Knuth's six options"), "Knuth's six options")
    wait_for("the example", lambda: text(window).startswith("| knuth\nA B C D E F G\n"))
    window.expect("^7 items, 6 options, 1 solution$")


def takes_a_matrix(window):
    start_typed(window, ["010", "101", "111"])
    window.expect("^3 items, 3 options, 2 solutions$")
    window.key("Tab", "space")
    expect_text(window, "110\n101\n111")
    window.key("ctrl+Return")
    window.expect("^Next: Item 2: 2 options are left, the fewest\\.$")


def tells_what_is_no_bit(window):
    start_typed(window, ["1 0 1", "0 1 0", "0 2 1"])
    window.expect('^Line 3, column 3: "2" is not a bit: expected 0 or 1$')
    window.press("^Go There$")
    wait_for("the fault to be selected", lambda: selected(window) == "2")


def says_what_would_not_open(window):
    leave_leaks_to_others(window)
    start_typed(window, ["1 2 3 4", "1 2 3 4"])
    window.expect("^4 items, 1 option, 1 solution$")
    save_as(window, "whole.dlx")
    window.expect(r"^whole\.dlx is saved\. What is in it does not show")
    window.key("Escape")
    wait_for("the window to go", lambda: not is_open(window))


def opens_and_pastes(window):
    """As every file comes into the window."""
    start_empty(window)
    window.send(write(window, "knuth.mat", MATRIX))
    window.expect("^Next: Item A: 2 options are left, the fewest\\.$")
    paste(window, "p q r\np q\nr\nq r\np\n")
    window.expect("^Next: Item p: 2 options are left, the fewest\\.$")


def takes_drops(window):
    start_empty(window)
    window.drops("v w\nv\nw\n", write(window, "dropped.dlx", "s t u\ns t\nu\ns\n"), "puzzle$|cover$|dlx$",
                 lambda: window.find(name="^Next: Item v: 1 option is left"),
                 lambda: window.find(name="^Next: Item t: 1 option is left"))


def stays_quick_with_long_texts(window):
    lines = ["A B C D E F G H"] + ["A B", "C D E", "F G H", "B C F"] * 20000
    start_empty(window)
    path = write(window, "long.dlx", "\n".join(lines) + "\n")
    check(os.path.getsize(path) > 400000, "the text is not long")
    window.send(path)
    window.expect("^Next: Item ", 30)
    window.key("ctrl+shift+e")
    expect_open(window)
    window.expect("^8 items, 80,000 options|^8 items, 80000 options", 30)
    window.key("ctrl+End")
    window.type("A X")
    window.expect('^Line 80002, column 3: "X" is not an item', 30)


if __name__ == "__main__":
    sys.exit(run({
        "problem/opens/by-its-key": opens,
        "problem/tells/what-was-typed-and-how-many-solutions": counts,
        "problem/tells/where-a-fault-is-and-goes-there": says_where,
        "problem/dance/by-its-key-goes-to-a-fault-and-changes-no-text": never_dances_what_is_wrong,
        "problem/tells/of-secondary-items-colours-and-what-is-left-out": tells_more,
        "problem/picture/toggles-cells-by-keys": toggles_by_keys,
        "problem/picture/toggles-cells-by-clicks": toggles_by_clicks,
        "problem/buttons/add-an-item-and-an-option": adds,
        "problem/dance/shows-it-and-comes-back-with-its-history": dances,
        "problem/files/saves-the-text-and-another-kind": saves,
        "problem/never-loses/a-collection-is-not-replaced-unasked": keeps_collections,
        "problem/never-loses/what-others-wrote-is-not-replaced-unasked": keeps_what_others_wrote,
        "problem/never-loses/asks-before-something-else-comes": asks_before_losing,
        "problem/never-loses/survives-being-killed": survives_being_killed,
        "problem/begins/with-an-example": begins_with_examples,
        "problem/matrix/tells-what-is-no-bit": tells_what_is_no_bit,
        "problem/matrix/is-typed-toggled-and-danced": takes_a_matrix,
        "problem/files/says-what-would-not-open-again": says_what_would_not_open,
        "problem/files/of-problems-are-opened-and-pasted": opens_and_pastes,
        "problem/files/of-problems-are-dropped": takes_drops,
        "problem/long-texts/are-read-beside": stays_quick_with_long_texts,
    }))
