"""What stands on the stage: other problems, their pictures and the code, by keys, by pointing, and in any size."""

import re
import subprocess
import sys

from driver import Broken, check, place_of, role_of, wait_for
from harness import run
from states import (
    CLI, choose_example, expect_whole_screen, get_clipboard, in_list, is_inside, set_clipboard, watch, watch_knuth, write)


def start_unlinking(window):
    """The matrix, where A has just been unlinked."""
    watch_knuth(window)
    window.key("Right", "Right")
    window.expect(r"^Unlink A, so that the root and B point past it\.$")


def start_covering(window):
    """And one node of an option after it."""
    start_unlinking(window)
    window.key("Right")
    window.expect("^Option 2 leaves ")


def says_of_itself(widget):
    return widget.now_described()


def breaks_where_the_problem_is(window):
    """What was pointed at belongs to the problem before, and is forgotten with it."""
    watch(window)
    window.press_toggle("^Matrix$")
    window.key("Home", "Right", "Right", "Right", "ctrl+shift+Right", "ctrl+shift+Down")
    picture = window.find(role="image", name="^Matrix$")
    wait_for("an option", lambda: re.match(r"R\dC\d=\d[\n:]", says_of_itself(picture) or ""))
    choose_example(window, "Down")
    window.expect(r"^At the start\.")
    window.key("Right", "b")
    window.expect(r"^Breakpoint: A is chosen$")
    window.key("b")
    window.expect(r"^No breakpoint any more: A is chosen$")


def shows_other_problems(window):
    watch_knuth(window)
    window.expect(r"^Next: Item A: 2 options are left, the fewest\.$")
    window.key("Right", "Right")
    window.expect(r"^Unlink A, so that the root and B point past it\.$")
    window.key("alt+1", "alt+2")
    window.expect(r"^Unlink A, so that the root and B point past it\.$")


def names_what_has_the_focus(window):
    """In dialogs: rows of lists, drop-downs and check boxes; the mnemonic is no part of a name."""
    watch_knuth(window)
    window.key("ctrl+shift+t")
    wait_for("the row", lambda: in_list(window) and window.focus().get_name().strip() == "The sets N, O, P and E")
    check(window.find("list item", "^Dominoes 2x3$"), "a row has no name")
    window.leave_dialog()
    window.key("ctrl+comma")
    wait_for("the style", lambda: window.focus().get_name() == "Style: Follow System")
    window.leave_dialog()
    window.key("ctrl+shift+g")
    wait_for("the check box", lambda: window.find("check box", r"^Diagonals \(X-Sudoku\)$"))
    window.leave_dialog()


def exports_this_step(window):
    """No Sudoku stands on the stage, and somebody has come to a step of it."""
    start_unlinking(window)
    window.key("ctrl+e")
    wait_for("the moment", lambda: window.find(role="push button", name="^Moment: This Step$"))
    window.expect(r"^Only a Sudoku has this picture\. ")
    wait_for("the look", lambda: "behind 3 events" in window.find(role="image", name="^Preview$").get_description())
    window.key("Escape")
    wait_for("the dialog to close", lambda: not window.find(name="^Moment: "))


def shows_variables(window):
    """Beside the code, as they are at the line that is lit."""
    start_unlinking(window)
    window.resize(1500, 900)
    wait_for("the variables", lambda: window.shown("^cover, i: A, size 2$"))
    check(window.says("^i: A, size 2$") and window.says("^cover, n: –$"), "the variables of the first cover")
    window.key("Right")
    window.expect(r"^cover, n: D, size 2$")
    window.expect(r" · last links: D ↕ option 4 · 1 call · 2 updates · 0 dead ends · ")
    check(window.find(name="^Calls by level$").get_description().startswith("Deepest level so far: 1, with 1 call."),
          "the chart")
    expect_current(window, "^n[.]item[.]size = n[.]item[.]size − 1$")
    window.act(window.find("push button", "^How the algorithm is written: Pseudo-Code$"), "click")
    wait_for("the ways to write it", lambda: in_list(window))
    window.key("Down", "Return")
    wait_for("the line in C", lambda: current_lines(window, "^n->item->size--;$"))


def current_lines(window, pattern):
    """Those that can be seen."""
    return [w for w in window.walk() if re.search(pattern, w.get_name()) and w.get_description() == "The current line"
            and place_of(w).width > 0]


def expect_current(window, pattern):
    """One line is the current one, and it is this one."""
    wait_for(f"the line {pattern}", lambda: current_lines(window, pattern))
    check(len(current_lines(window, "")) == 1, [w.get_name() for w in current_lines(window, "")])


def lights_undo(window):
    """Covering, a dead end and uncovering light lines of their own, and the lit line is always in sight."""
    start_unlinking(window)
    window.resize(1500, 900)
    wait_for("the code", lambda: window.shown("^The algorithm$"))
    window.key("d")
    window.expect("Dead end: ")
    expect_current(window, "^for each o in the list of i, downward:$")
    for said, line in (("^E is alone with the root again", "^i[.]left[.]right = i$"),
                       ("^There was no choice to try; back to level 2", "^return$"),
                       ("^Option 3 did not work; take it back", "^for each other n of o, to the left:$"),
                       ("^F returns between E and the root", "^i[.]left[.]right = i$")):
        window.key("Right")
        window.expect(said)
        expect_current(window, line)
        shown = current_lines(window, "")[0]
        box, whole = place_of(shown), place_of(window.find(name="^Calls by level$"))
        check(0 < box.y and box.y + box.height <= whole.y, f"the current line at {box}")


def copies_the_program(window):
    """What is copied is what `quadrille-cli code` prints."""
    start_unlinking(window)
    window.resize(1500, 900)
    wait_for("the code", lambda: window.shown("^The algorithm$"))
    for keys, form in ((["Down"], "c"), (["Down", "Down"], "python")):
        window.act(window.find("push button", "^How the algorithm is written: "), "click")
        wait_for("the ways to write it", lambda: in_list(window))
        window.key(*keys, "Return")
        wait_for("the list to close", lambda: not in_list(window))
        set_clipboard("something else")
        window.press("^(Copy the whole text|Copied)$")
        told = subprocess.run([CLI, "code", "--form", form], capture_output=True, check=True).stdout
        wait_for(f"the program in {form}", lambda t=told: get_clipboard("UTF8_STRING") == t)


def shows_the_memory(window):
    """What the step has written is marked; all nodes are shown when that is asked for."""
    start_covering(window)
    window.resize(1500, 900)
    wait_for("the memory", lambda: window.shown("^The memory$"))
    for name, description in (("^Header 4, D, size 2; left 3, right 5, up 27, down 22$", "Changed by this step"),
                              ("^Node 14, option 2; item 4, up 4, down 22$", "The node of this step"),
                              ("^Node 22, option 4; item 4, up 4, down 27$", "Changed by this step")):
        wait_for(name, lambda n=name: window.find("list item", n))
        check(window.find("list item", name).get_description() == description,
              f"{name} is {window.find('list item', name).get_description()}")
    check(not window.find("list item", "^Header 6, F, "), "a node far away")
    window.press_toggle("^All Nodes$")
    wait_for("all nodes", lambda: window.find("list item", "^Header 6, F, size 2; left 5, right 7, "))
    window.key("Left")
    wait_for("the node back", lambda: window.find("list item", "^Header 4, D, size 3; left 3, right 5, up 27, down 14$"))


def fits_a_laptop(window):
    """The words have a column beside the picture, and the code stands below them: a list would repeat the links."""
    start_covering(window)
    for width, height in ((1366, 768), (1280, 720), (1024, 768), (800, 600)):
        window.resize(width, height)
        wait_for(f"all the width of {width}", lambda w=width: w - 400 < place_of(window.find("image", "^Links$")).width < w - 300)
        wait_for("no board", lambda: not window.shown("^Board$") or window.find("image", "^Board$") is None)
        picture, timeline, following = (
            place_of(widget) for widget in (
                window.find("image", "^Links$"), window.find(name="^Timeline$"),
                window.find(name=r"^(Dance: next|Next) \(Right\)$")))
        said = min((place_of(w) for w in window.walk() if role_of(w) == "label" and w.get_name().startswith("Option 2 leaves ")),
                   key=lambda place: place.y)
        check(said.x + said.width <= picture.x and said.y + said.height < picture.y + picture.height, f"the words at {width}")
        check(picture.y + picture.height <= timeline.y < following.y <= height - following.height, f"the order at {width}")
        lines = [w for w in window.walk() if w.get_description() == "The current line" and place_of(w).width > 0]
        check(len(lines) == 1 and place_of(lines[0]).x < picture.x, f"the code at {width}")


def changes_board_for_code(window):
    """On a laptop both have the place below the words, one at a time."""
    watch(window)
    window.resize(1366, 768)
    board = wait_for("the board", lambda: window.find("image", "^Board$"))
    wait_for("its place", lambda: place_of(board).width > 300 and place_of(board).height > 300)
    check(not window.shown("^Calls$"), "board and code")
    window.key("c")
    wait_for("the code", lambda: window.shown("^Calls$") and not window.find("image", "^Board$"))
    window.press_toggle(r"^The algorithm beside the picture \(C\)$")
    wait_for("the board again", lambda: window.find("image", "^Board$") and not window.shown("^Calls$"))
    window.key("F5")
    expect_whole_screen(window)
    wait_for("only the picture", lambda: not window.find("image", "^Board$") and not window.shown("^Calls$"))
    window.key("c")
    wait_for("the code beside it", lambda: window.shown("^Calls$"))


MORE = ("Breakpoints…", "On to a Breakpoint", "Bookmark This", "Next Bookmark", "Next Solution", "All Solutions…",
        "Next Dead End", "Play Backwards", "Matrix: Only What Is Open", "Predict: Mixed Questions",
        "Lessons: Tell the Next Step", "Tree: Compare With", "Pseudo-Code", "C", "Plain Words", "Python", "Knuth's Steps")


def choose_more(window, name):
    """In the menu of what is asked for less often."""
    window.press("^More$")
    window.choose_item(MORE, name)


def writes_code(window):
    """By the menu, where there is no room for the pane; in three lines, of which one is lit."""
    start_covering(window)
    for words, lit in (("C", "^n->item->size--;$"), ("Plain Words", "^Its item has one option less[.]$"),
                       ("Python", r"^size\[item\[n\]\] -= 1$"), ("Knuth's Steps", r"^LEN\(TOP\(n\)\) ← "),
                       ("Pseudo-Code", "^n[.]item[.]size = n[.]item[.]size − 1$")):
        choose_more(window, words)
        expect_current(window, lit)


def folds(window):
    """In the width of a telephone, what one can do without."""
    watch_knuth(window)
    window.resize(360, 640)
    wait_for("less to be seen", lambda: window.shown("^More controls$") and not window.shown("^Speed$"))
    for name in (r"^Back \(Left\)$", r"^Play$", r"^Next \(Right\)$"):
        check(is_inside(window, name, 360, 640), f"{name} is cut off")
    window.press_toggle("^More controls$")
    wait_for("all of it", lambda: window.shown("^Speed$"))
    for name in ("^Key Moments$", "^Speed$", "^How the next item is chosen: ", "^More$"):
        check(is_inside(window, name, 360, 640), f"{name} is cut off")
    window.press_toggle("^More controls$")
    wait_for("less again", lambda: not window.shown("^Speed$"))
    check(window.focus().get_name() == "More controls", window.focus().get_name())
    window.resize(980, 760)
    wait_for("room for all of it", lambda: window.shown("^Speed$") and not window.shown("^More controls$"))
    wait_for("the focus on what is still there", lambda: window.focus().get_name() == "More")
    window.resize(360, 640)
    wait_for("the focus on what has it in it", lambda: window.focus().get_name() == "More controls")
    window.resize(980, 760)
    wait_for("room again", lambda: window.shown("^Speed$") and not window.shown("^More controls$"))


def point_at(window, picture, words):
    """Moves the pointer over a picture until it is told what lies there."""
    where = place_of(picture)
    for down in range(20, where.height, 14):
        for across in range(8, 19):
            place = where.x + where.width * across // 20, where.y + down
            window.move(*place)
            if picture.now_described() == words:
                return place
    raise Broken(f"nothing there is {words!r}")


def leads_from_the_tree(window):
    """To a call that is still to come, and back to one that has failed; the whole tree is there from the beginning."""
    start_covering(window)
    window.press_toggle("^Tree$")
    tree = wait_for("the tree", lambda: window.find(role="image", name="^Tree$"))
    window.click(*point_at(window, tree, "Level 2: option 1, then B is decided\n"
                                         "2 calls · 0 dead ends · 1 solution\nstill to come"))
    window.expect(r"^Level 3: 2 items are still open\.$")
    window.click(*point_at(window, tree, "Level 2: option 3, dead end: no option is left for E\nsearched"))
    window.expect(r"^Level 3: 1 item is still open\.$")


def walks_the_tree(window):
    """From call to call by keys; each is described, and can be gone to."""
    start_covering(window)
    window.press_toggle("^Tree$")
    tree = wait_for("the tree", lambda: window.find(role="image", name="^Tree$"))
    wait_for("its summary", lambda: tree.now_described()
             == "Search tree with 3 levels: 6 calls · 1 dead end · 1 solution")
    window.key("End", "ctrl+shift+Down")
    wait_for("the first call", lambda: tree.now_described().startswith("Start: A is decided first\n6 calls"))
    window.key("ctrl+shift+Down", "ctrl+shift+Right", "ctrl+shift+Down", "ctrl+shift+Down")
    wait_for("the solution", lambda: tree.now_described() == "Level 3: option 5, solution\nsearched")
    window.key("ctrl+shift+Up", "g")
    window.expect(r"^Level 3: 2 items are still open\.$")
    window.key("t")
    window.expect(r"^Search tree with 3 levels: 6 calls · 1 dead end · 1 solution$")


def compares_trees(window):
    """The tree of another rule stands beside, and is described like the first."""
    start_covering(window)
    window.key("r")
    tree = wait_for("the tree", lambda: window.find(role="image", name="^Tree$"))
    window.key("End")
    point_at(window, tree, "Level 2: option 5, then C is decided\n2 calls · 0 dead ends · 1 solution\nsearched")


def points_by_keys(window):
    """Along the items, down a list, along an option, and to its name; then at what the search has changed."""
    start_covering(window)
    window.key("Home")
    window.expect(r"^At the start\.")
    picture, focus = window.find(role="image", name="^Links$"), window.focus()

    def leads_to(words, *keys):
        window.key(*[f"ctrl+shift+{key}" for key in keys])
        wait_for(f"{words!r} of the picture", lambda: says_of_itself(picture) == words)

    leads_to("A: 2 options", "Right")
    leads_to("option 2\nA: 2 options", "Right", "Left", "Down")
    leads_to("option 4\nD: 3 options", "Right", "Down")
    wait_for("it to be heard", lambda: says_of_itself(focus) == "option 4\nD: 3 options")
    leads_to("option 4", "Left", "Left")
    leads_to("A: 2 options", "Up", "Up", "Up", "Up")
    window.key("b")
    window.expect(r"^Breakpoint: A is chosen$")
    window.key("b", "Right", "Right")
    leads_to("A: covered, being decided on level 1", "Right", "Left")
    window.key("Escape")
    wait_for("nothing to be told", lambda: says_of_itself(picture) == "")


def zooms_the_matrix_in_place(window):
    """Until it is links, and back: the node below the pointer is the same at every notch."""
    start_covering(window)
    window.press_toggle("^Matrix$")
    window.key("Home")
    words = "option 3\nC: 2 options"
    matrix = wait_for("the matrix", lambda: window.find(role="image", name="^Matrix$"))
    place = point_at(window, matrix, words)
    for button in *[4] * 5, *[5] * 5:
        window.turn(button)
        window.move(place[0] + button % 2, place[1])
        wait_for(f"{words!r} to stay", lambda: says_of_itself(matrix) == words)


def shows_only_what_is_open(window):
    """Left of B, which is chosen, stands A, which is covered; where that is left out, the options begin there."""
    watch_knuth(window)
    window.press_toggle("^Matrix$")
    matrix = wait_for("the matrix", lambda: window.find(role="image", name="^Matrix$"))

    def stands_left():
        window.key("Escape", "ctrl+shift+Right", "ctrl+shift+Left")
        return says_of_itself(matrix)

    window.key(*["shift+Right"] * 7)
    window.expect(r"^Item B: 1 option is left, the fewest\.$")
    wait_for("A, covered", lambda: stands_left() == "A: covered when it was chosen, level 1; option 2 is taken")
    choose_more(window, "Matrix: Only What Is Open")
    wait_for("A to be left out", lambda: stands_left() == "option 1")
    with open(f"{window.folder}/config/glib-2.0/settings/keyfile", encoding="utf-8") as file:
        check("only-open=true" in file.read(), "it is not kept")


def tells_how_long_a_search_is(window):
    """The mutilated chessboard has no solution, which takes a while to see."""
    watch(window)
    choose_example(window, "End", "Up", "Up")
    window.expect(r"^Dominoes on a mutilated chessboard 8$")
    window.expect(r"^At the start of a long search\.")
    window.expect(r"^959562 calls in the whole search$")
    window.key("s")
    window.expect(r"^No solution: the whole search ends in 145270 dead ends\.$")


def opens_covers(window):
    watch(window)
    window.send(write(window, "cover.dlx", "a b c\na b\nc\na\nb c\n"))
    window.expect(r"^Next: Item a: 2 options are left, the fewest\.$")


if __name__ == "__main__":
    sys.exit(run({
        "dance/breaks-where-the-problem-is": breaks_where_the_problem_is,
        "dance/shows-other-problems": shows_other_problems,
        "dialogs/name-what-has-the-focus": names_what_has_the_focus,
        "export/offers-the-step-where-one-stands": exports_this_step,
        "dance/code-shows-its-variables": shows_variables,
        "dance/code-lights-the-undo": lights_undo,
        "dance/code-is-copied-whole": copies_the_program,
        "dance/memory-changes-in-step": shows_the_memory,
        "dance/fits-a-laptop": fits_a_laptop,
        "dance/board-and-code-take-turns": changes_board_for_code,
        "dance/writes-code-as-asked": writes_code,
        "dance/the-transport-folds": folds,
        "dance/the-tree-leads-to-its-moments": leads_from_the_tree,
        "dance/the-tree-is-walked-by-keys": walks_the_tree,
        "dance/two-trees-are-compared": compares_trees,
        "dance/things-are-pointed-at-by-keys": points_by_keys,
        "dance/the-matrix-is-zoomed-in-place": zooms_the_matrix_in_place,
        "dance/the-matrix-shows-only-what-is-open": shows_only_what_is_open,
        "dance/tells-how-long-a-search-is": tells_how_long_a_search_is,
        "dance/opens-exact-covers": opens_covers,
    }))
