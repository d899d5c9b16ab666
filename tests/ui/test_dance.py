"""A class: watch the links dance, forward and back, stop where it matters, take a lesson."""

import re
import sys

from driver import Atspi, Broken, Claims, Window, check, wait_for

THIRTY = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
INKALA = "800000000003600000070090200050007000000045700000100030001000068008500010090000400"


def write(window, name, text):
    path = f"{window.folder}/{name}"
    with open(path, "w", encoding="utf-8") as file:
        file.write(text + "\n")
    return path


def sentence(window, pattern):
    window.expect(pattern)


def begins(window):
    window.start(write(window, "thirty.txt", THIRTY))
    window.expect("^Proper puzzle")
    window.key("alt+2")
    sentence(window, r"^At the start\.")
    sentence(window, r"^Next: Cell R\dC\d: 1 digit fits, the fewest\.$")
    check(window.focus().get_name() == "Next (Right)", window.focus().get_name())


def goes_forward_and_back(window):
    window.key("Right")
    sentence(window, r"^Cell R\dC\d: 1 digit fits, the fewest\.$")
    window.key("Right")
    sentence(window, r"^Try R\dC\d=\d \(choice 1 of 1\)\. Cell R\dC\d: 1 digit fits, the fewest\.$")
    window.key("Left", "Left")
    sentence(window, r"^At the start\.")


def tells_the_step_made(window):
    """Though another size is set, and a leap was told in that."""
    window.key("d")
    sentence(window, r"^Try R\dC\d=\d .* Dead end: ")
    window.key("Right", "Right")
    sentence(window, r"^R\dC\d=\d did not work; take it back\.$")
    window.key("Down", "Down")
    sentence(window, r"^(Cover|Uncover) \"|^Unlink | comes back\W")
    window.key("Home")
    sentence(window, r"^At the start\.")


def is_last_in_sight(window, pattern):
    """Whether that row ends where the transcript does."""
    row, rows = window.find(role="list item", name=pattern), window.find(role="list", name="^Transcript$")
    if row is None or rows is None:
        return False
    row, rows = (widget.get_component_iface().get_extents(Atspi.CoordType.WINDOW) for widget in (row, rows))
    return abs(row.y + row.height - rows.y - rows.height) <= 12


def knows_dead_ends(window):
    window.send(write(window, "inkala.txt", INKALA))
    sentence(window, r"^At the start\.")
    window.key("d")
    sentence(window, r"^Level \d+ · .* · 1 dead end · 0 solutions$")
    window.key("d")
    sentence(window, r" · 2 dead ends · ")
    window.key("shift+d")
    sentence(window, r" · 1 dead end · ")
    window.key("s")
    sentence(window, r" · 1 solution$")
    window.key("Home")
    sentence(window, r"^At the start\.")


def plays(window):
    window.key("plus", "plus", "plus", "plus", "plus", "plus", "plus", "plus", "plus", "plus", "space")
    sentence(window, r"^Level 0 · last links: .* · 160 dead ends · 1 solution$")
    wait_for("the end", lambda: window.find(name="^Play$"))
    window.key("Home")
    sentence(window, r"^At the start\.")


def breaks(window):
    """At the item of the first level that is chosen again."""
    window.leave()
    window.key("Right")
    window.key("b")
    sentence(window, r"^Breakpoint: R\dC\d is chosen$")
    window.key("End", "ctrl+shift+b")
    sentence(window, r"^Level 1 · .* · 0 dead ends · 0 solutions$")
    sentence(window, r"^Breakpoint: R\dC\d is chosen$")
    window.key("ctrl+shift+b")
    sentence(window, r"^No breakpoint before this\.$")
    window.key("b")
    sentence(window, r"^No breakpoint any more: R\dC\d is chosen$")
    window.key("ctrl+b")
    sentence(window, r"^There is no breakpoint\. B sets one\.$")


def lists_breaks(window):
    """By keys alone: a level, then what is not wanted any more."""
    window.key("Home", "shift+b")
    wait_for("the list", lambda: window.find(name="^There is no breakpoint yet\\.$"))
    wait_for("the focus", lambda: window.focus().get_name() == "Stop when: An item is chosen")
    window.key("space")
    wait_for("the kinds", lambda: window.shown("^A level is reached$"))
    window.key("Down", "Down", "Down", "Return", "Tab")
    window.key("ctrl+a")
    window.type("5")
    window.press("^Add$")
    wait_for("the row", lambda: window.find(role="list item", name="^level 5$"))
    window.key("Escape")
    window.key("ctrl+b")
    sentence(window, r"^Breakpoint: level 5$")
    sentence(window, r"^Level 5 · ")
    window.key("Home", "space")
    sentence(window, r"^Breakpoint: level 5$")
    window.key("shift+b")
    wait_for("the row", lambda: window.find(name="^Remove: level 5$"))
    window.press("^Remove: level 5$")
    wait_for("an empty list", lambda: window.shown("^There is no breakpoint yet\\.$"))
    window.key("Escape")
    window.key("Home", "ctrl+b")
    sentence(window, r"^There is no breakpoint\. B sets one\.$")


def says_what_there_is_not(window):
    window.key("End", "ctrl+Return")
    sentence(window, r"^No further solution\.$")
    window.key("d")
    sentence(window, r"^No further dead end\.$")
    window.key("Right")
    sentence(window, r"^This is the end\.$")
    window.key("ctrl+Right")
    sentence(window, r"^There is no bookmark\. M sets one\.$")
    window.key("m")
    sentence(window, r"^Bookmark set here\.$")
    window.key("ctrl+Right")
    sentence(window, r"^No further bookmark\.$")
    window.key("m")
    sentence(window, r"^No bookmark here any more\.$")
    window.key("Home")


def is_heard(window):
    """The focus stays on Next, and what it is described by changes with each step."""
    window.key("Home", "alt+1", "alt+2")
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
    check(window.find(role="push button", name="^Key moments$"), "the name of Key moments")
    size = window.width()
    window.resize(1500, 880)
    wait_for("room for the transcript", lambda: window.shown("^Transcript$"))
    rows = wait_for("rows", lambda: [row for row in window.walk() if row.get_role_name() == "list item"
                                     and re.match("^(Cell R|Try R)", row.get_name() or "")])
    check(len(rows) == 2, f"{len(rows)} rows")
    window.resize(size, 760)


def transcript_follows(window):
    """Also where it was empty, and has many lines at once."""
    size = window.width()
    window.resize(1500, 880)
    wait_for("room for the transcript", lambda: window.shown("^Transcript$"))
    window.key("Home")
    sentence(window, r"^At the start\.")
    window.key("d")
    wait_for("the newest row in sight", lambda: is_above(
        window.find("list item", "Dead end: no digit"), window.find("list", "^Transcript$")))
    window.resize(size, 760)


def is_above(row, table):
    """Its lower edge, of a row that has one, is in the table."""
    row, table = (w.get_component_iface().get_extents(Atspi.CoordType.WINDOW) for w in (row, table))
    return row.height > 0 and row.y + row.height <= table.y + table.height


def scrubs(window):
    strip = window.find(name="^Timeline$").get_component_iface().get_extents(Atspi.CoordType.WINDOW)
    window.key("Home")
    sentence(window, r"^At the start\.")
    window.click(strip.x + strip.width * 2 // 3, strip.y + strip.height // 2)
    sentence(window, r"^Level \d+ · .* · \d\d+ dead ends · 1 solution$")


def presents(window):
    window.key("Home", "Right")
    sentence(window, r"^Cell R\dC\d: ")
    window.key("F5")
    wait_for("the controls to go", lambda: not window.shown("^Speed$"))
    wait_for("the header to go", lambda: not window.shown("^Main menu$"))
    wait_for("the choice of pictures to go", lambda: not window.shown("^Tree$"))
    window.key("F5")
    wait_for("the whole screen", lambda: window.width() == window.screen()[0])
    window.key("F5")
    check(not window.shown("^Speed$") and window.width() == window.screen()[0], "a clicker's second F5 ends it")
    height = letters(window)
    window.key("ctrl+plus", "ctrl+plus")
    wait_for("larger letters", lambda: letters(window) > height * 1.3)
    window.key("ctrl+0")
    wait_for("the usual letters", lambda: letters(window) == height)
    window.key("Right")
    sentence(window, r"^Try R\dC\d=\d ")
    for key in "b", "period":
        window.key(key)
        wait_for("a blank screen", lambda: window.is_black())
        window.key("Right")
        wait_for("the picture", lambda: not window.is_black())
    sentence(window, r"^Try R\dC\d=\d ")
    check(not window.says(r"^Breakpoint: "), "B is for blanking here")
    window.key("Escape")
    wait_for("a window again", lambda: window.width() < window.screen()[0])
    wait_for("the header", lambda: window.shown("^Main menu$"))
    sentence(window, r"^Try R\dC\d=\d ")
    window.key("F5", "minus", "minus", "space", "Escape")
    wait_for("a window again", lambda: window.width() < window.screen()[0])
    wait_for("the pause", lambda: window.find(name="^Play$"))


def leaves_the_puzzle_alone(window):
    """What belongs to the board does nothing while nobody sees it."""
    window.key("ctrl+l", "ctrl+h", "ctrl+k", "alt+1")
    window.expect("^Proper puzzle")
    window.expect("^Solving$")
    window.key("alt+2")


def letters(window):
    """How high the line of the state is."""
    strip = window.find(name=r"^Level \d+ · ")
    return strip.get_component_iface().get_extents(Atspi.CoordType.WINDOW).height


def breaks_where_the_problem_is(window):
    """What was pointed at belongs to the problem before, and is forgotten with it."""
    window.press_toggle("^Matrix$")
    window.key("Home", "Right", "Right", "Right", "ctrl+shift+Right", "ctrl+shift+Down")
    picture = window.find(role="image", name="^Matrix$")
    wait_for("an option", lambda: re.match(r"R\dC\d=\d[\n:]", says_of_itself(picture) or ""))
    open_example(window, "Down")
    window.key("Right", "b")
    sentence(window, r"^Breakpoint: A is chosen$")
    window.key("b")
    sentence(window, r"^No breakpoint any more: A is chosen$")


def open_example(window, *keys):
    window.key("ctrl+shift+t")
    wait_for("the examples", lambda: window.find(name="^Examples to Watch$"))
    window.key(*keys, "Return")
    sentence(window, r"^At the start\.")


def shows_other_problems(window):
    window.key("ctrl+shift+t")
    wait_for("the examples", lambda: window.find(name="^Examples to Watch$"))
    window.key("Down", "Return")
    sentence(window, r"^Knuth's six options$")
    sentence(window, r"^Next: Item A: 2 options are left, the fewest\.$")
    window.key("Right", "Right")
    sentence(window, r"^Unlink A: the root and B now point past it\.$")
    window.key("alt+1", "alt+2")
    sentence(window, r"^Unlink A: the root and B now point past it\.$")


def exports_this_step(window):
    """No Sudoku stands on the stage, and somebody has come to a step of it."""
    window.key("ctrl+e")
    wait_for("the moment", lambda: window.find(role="push button", name="^Moment: This step$"))
    window.expect(r"^Only a Sudoku has this picture\. ")
    wait_for("the look", lambda: "behind 3 events" in window.find(role="image", name="^Preview$").get_description())
    window.key("Escape")
    wait_for("the dialog to close", lambda: not window.find(name="^Moment: "))


def shows_variables(window):
    """Beside the code, as they are at the line that is lit."""
    window.resize(1500, 900)
    wait_for("the variables", lambda: window.shown("^cover, i: A, size 2$"))
    check(window.says("^i: A, size 2$") and window.says("^cover, n: –$"), "the variables of the first cover")
    window.key("Right")
    sentence(window, r"^cover, n: D, size 2$")
    sentence(window, r" · last links: D ↕ option 4 · 0 dead ends · ")
    check(window.find(name="^Nodes by level$").get_description().startswith("Deepest level so far: 1, with 1 node."),
          "the chart")
    line = window.find(name="^unlink o's other nodes; sizes go down$")
    check(line.get_description() == "The current line", line.get_description())
    window.act(window.find("push button", "^How the algorithm is written: Pseudo-code$"), "click")
    wait_for("the ways to write it", lambda: in_list(window))
    window.key("Down", "Return")
    wait_for("the line in C", lambda: window.find(name=r"^for \(n = o->next; n != o; n = n->next\)\s+unlink \(n\); }$")
             .get_description() == "The current line")


def fits_a_laptop(window):
    """The board has a third, the picture the rest; below them three lines of code, and what is said."""
    for width, height in ((1366, 768), (1280, 720), (1024, 768)):
        window.resize(width, height)
        wait_for("no room for the transcript", lambda: not window.shown("^Transcript$"))
        board, picture, said, timeline, following = (
            widget.get_component_iface().get_extents(Atspi.CoordType.WINDOW) for widget in (
                window.find("image", "^Board$"), window.find("image", "^Links$"),
                window.find("label", "^Option 2 leaves "), window.find(name="^Timeline$"),
                window.find(name=r"^(Dance: next|Next) \(Right\)$")))
        check(abs(board.width - 0.32 * width) < 12 and abs(picture.width - 0.66 * width) < 24,
              f"the board has {board.width}, the picture {picture.width} of {width}")
        check(picture.y + picture.height <= said.y < timeline.y < following.y <= height - following.height,
              f"the order at {width}")
        lines = [w for w in window.walk() if w.get_description() == "The current line"
                 and w.get_component_iface().get_extents(Atspi.CoordType.WINDOW).width > 0]
        check(len(lines) == 1 and said.y <= lines[0].get_component_iface().get_extents(Atspi.CoordType.WINDOW).y
              < timeline.y, f"the code at {width}")
    window.resize(980, 760)


def choose_more(window, name):
    """In the menu of what is asked for less often."""
    more = [w for w in window.walk() if w.get_name() == "More" and w.get_action_iface().get_n_actions() > 0]
    window.act(more[0], "click")
    window.act(wait_for(name, lambda: [w for w in window.walk() if w.get_name() == name
                                       and "menu item" in w.get_role_name()])[0], "click")


def writes_code(window):
    """By the menu, where there is no room for the pane; in three lines, of which one is lit."""
    for words, lit in (("C", r"^ *for \(n = o->next; n != o; n = n->next\)\n +unlink \(n\); }$"),
                       ("Plain words", "^ *Take each out of the lists of its other items[.]$"),
                       ("Pseudo-code", "^ *unlink o's other nodes; sizes go down$")):
        choose_more(window, words)
        wait_for(f"the code: {words}", lambda: [
            w for w in window.walk() if re.search(lit, w.get_name()) and w.get_description() == "The current line"
            and w.get_component_iface().get_extents(Atspi.CoordType.WINDOW).width > 0])


def folds(window):
    """In the width of a telephone, what one can do without."""
    window.resize(360, 640)
    wait_for("less to be seen", lambda: window.shown("^More controls$") and not window.shown("^Speed$"))
    for name in (r"^Back \(Left\)$", r"^Play$", r"^Next \(Right\)$"):
        check(is_inside(window, name, 360, 640), f"{name} is cut off")
    window.press_toggle("^More controls$")
    wait_for("all of it", lambda: window.shown("^Speed$"))
    for name in ("^Key moments$", "^Speed$", "^How the next item is chosen: ", "^More$"):
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


def is_inside(window, name, width, height):
    place = window.find(name=name).get_component_iface().get_extents(Atspi.CoordType.WINDOW)
    return place.width > 0 and 0 <= place.x <= width - place.width and 0 <= place.y <= height - place.height


def tells_how_long_a_search_is(window):
    """The mutilated chessboard has no solution, which takes a while to see."""
    window.key("ctrl+shift+t")
    wait_for("the examples", lambda: window.find(name="^Examples to Watch$"))
    window.key("End", "Up", "Up", "Return")
    sentence(window, r"^Dominoes on a mutilated chessboard 8$")
    sentence(window, r"^At the start of a long search\.")
    sentence(window, r"^959562 nodes in the whole search$")
    window.key("s")
    sentence(window, r"^No solution: the whole search ends in 145270 dead ends\.$")


def point_at(window, picture, words):
    """Moves the pointer over a picture until it is told what lies there."""
    where = picture.get_component_iface().get_extents(Atspi.CoordType.WINDOW)
    for down in range(20, where.height, 14):
        for across in range(4, 9):
            place = where.x + where.width * across // 10, where.y + down
            window.move(*place)
            picture.clear_cache()
            if picture.get_description() == words:
                return place
    raise Broken(f"nothing there is {words!r}")


def leads_from_the_tree(window):
    """From where the first option is tried to where the second will be, and back."""
    window.press_toggle("^Tree$")
    window.key("Right", "Right")
    tree = wait_for("the tree", lambda: window.find(role="image", name="^Tree$"))
    window.click(*point_at(window, tree, "Level 1: option 4, not tried yet"))
    sentence(window, r"^Try option 4 \(choice 2 of 2\)\.$")
    window.click(*point_at(window, tree, "Level 1: option 2, only dead ends in 2 nodes"))
    sentence(window, r"^Try option 2 \(choice 1 of 2\)\.$")
    window.press_toggle("^Links$")


def says_of_itself(widget):
    widget.clear_cache()
    return widget.get_description()


def points_by_keys(window):
    """Along the items, down a list, along an option, and to its name; then at what the search has changed."""
    window.leave()
    window.key("Home")
    sentence(window, r"^At the start\.")
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
    sentence(window, r"^Breakpoint: A is chosen$")
    window.key("b", "Right", "Right")
    leads_to("A: covered, to be decided on level 1", "Right", "Left")
    window.key("Escape")
    wait_for("nothing to be told", lambda: says_of_itself(picture) == "")


def zooms_the_matrix_in_place(window):
    """Until it is links, and back: the node below the pointer is the same at every notch."""
    window.press_toggle("^Matrix$")
    window.key("Home")
    words = "option 3\nC: 2 options"
    matrix = wait_for("the matrix", lambda: window.find(role="image", name="^Matrix$"))
    place = point_at(window, matrix, words)
    for button in *[4] * 5, *[5] * 5:
        window.turn(button)
        window.move(place[0] + button % 2, place[1])
        wait_for(f"{words!r} to stay", lambda: says_of_itself(matrix) == words)
    window.leave()
    window.key("ctrl+0")


def shows_only_what_is_open(window):
    """Left of B, which is chosen, stands A, which is covered; where that is left out, the options begin there."""
    matrix = window.find(role="image", name="^Matrix$")

    def stands_left():
        window.key("Escape", "ctrl+shift+Right", "ctrl+shift+Left")
        return says_of_itself(matrix)

    window.key("Home")
    sentence(window, r"^At the start\.")
    window.key(*["shift+Right"] * 7)
    sentence(window, r"^Item B: 1 option is left, the fewest\.$")
    wait_for("A, covered", lambda: stands_left() == "A: covered by option 2, level 1")
    choose_more(window, "Matrix: Only What Is Open")
    wait_for("A to be left out", lambda: stands_left() == "option 1")
    with open(f"{window.folder}/config/glib-2.0/settings/keyfile", encoding="utf-8") as file:
        check("only-open=true" in file.read(), "it is not kept")
    window.key("End")
    choose_more(window, "Matrix: Only What Is Open")
    window.key("Home", "Escape")
    window.press_toggle("^Links$")


def opens_covers(window):
    window.send(write(window, "cover.dlx", "a b c\na b\nc\na\nb c"))
    sentence(window, r"^Next: Item a: 2 options are left, the fewest\.$")


def example(window):
    """The 6x7 matrix, at its start."""
    window.key("ctrl+shift+t")
    wait_for("the examples", lambda: window.find(name="^Examples to Watch$"))
    window.key("Down", "Return")
    sentence(window, r"^At the start\.")


def predicts(window):
    example(window)
    window.key("p")
    sentence(window, r"^Which item comes next\?$")
    window.unsaid("^Next: ", "the answer is told beside the question")
    before = top(window, "Links")
    window.press("^D$")
    sentence(window, r"^D has 3 options, and another item has fewer\.$")
    sentence(window, r"^0 of 1 answer right$")
    check(not window.says("^Next: "), "the answer is told beside the first wrong one")
    window.press("^B$")
    sentence(window, r"^B has 2 as well, but A stands before it\.$")
    window.press("^A$")
    sentence(window, r"^Right: A has 2 options, none has fewer, and it stands first\.$")
    sentence(window, r"^0 of 1 answer right$")
    sentence(window, r"^Next: Item A: 2 options are left, the fewest\.$")
    check(top(window, "Links") == before, "the picture moved when something was said")


def keeps_its_end_in_sight(window):
    """The transcript, when a question takes some of its height."""
    size = window.width()
    window.resize(1900, 1030)
    example(window)
    window.key("d")
    sentence(window, r"Dead end: no option is left for E\.$")
    row = r"Dead end: no option is left for E\.$"
    wait_for("the newest row", lambda: is_above(window.find("list item", row), window.find("list", "^Transcript$")))
    window.key("p")
    sentence(window, r"^Before each choice you are asked which item comes next\.$")
    wait_for("it to stay", lambda: is_above(window.find("list item", row), window.find("list", "^Transcript$")))
    window.key("p")
    window.resize(size, 760)


def predicts_at_each_choice(window):
    """Steps of every size end before it; what is asked is about what is open."""
    window.key("shift+Right", "shift+Right", "shift+Right", "shift+Right", "shift+Right", "shift+Right", "shift+Right")
    sentence(window, r"^Level 2: 4 items are still open\.$")
    sentence(window, r"^Answer: B, with 1 option\. E has 1 as well, but B stands first\.$")
    window.key("Home")
    sentence(window, r"^At the start\.")
    window.key("Return", "Next", "Next")
    sentence(window, r"^Level 2: 4 items are still open\.$")
    names = [w.get_name() for w in window.walk() if w.get_role_name() == "push button"]
    check("B" in names and "A" not in names and "D" not in names, f"what is covered is offered: {names}")
    window.press("^B$")
    sentence(window, r"^1 of 2 answers right$")


def reveals(window):
    window.key("Next")
    sentence(window, r"^Level 3: 1 item is still open\.$")
    sentence(window, r"^Which item comes next\?$")
    window.key("Return")
    sentence(window, r"^Answer: E, with 0 options\.$")
    sentence(window, r"^1 of 2 answers right$")
    window.key("Next")
    sentence(window, r"^Before each choice you are asked which item comes next\.$")
    sentence(window, r" · 1 dead end · 0 solutions$")


def enter_goes_on(window):
    """It gives the answer that has the focus; where that has just been told to be wrong, it tells the right one."""
    window.key("Home")
    sentence(window, r"^At the start\.")
    sentence(window, r"^Which item comes next\?$")
    window.press_toggle("^D$")
    sentence(window, r"^D has 3 options, and another item has fewer\.$")
    window.key("Tab")
    wait_for("the focus", lambda: window.focus().get_name() == "E")
    window.key("Return")
    sentence(window, r"^E has 2 ")
    window.key("Return")
    sentence(window, r"^Answer: A, with 2 options\. B has 2 as well, but A stands first\.$")
    window.key("Right")
    sentence(window, r"^Before each choice you are asked which item comes next\.$")


def predicts_while_playing(window):
    window.key("Home", "plus", "plus", "plus", "plus", "space")
    sentence(window, r"^Answer: A, with 2 options\. B has 2 as well, but A stands first\.$")
    sentence(window, r"^Level 2: 4 items are still open\.$")
    sentence(window, r"^Which item comes next\?$")
    wait_for("the pause", lambda: window.find(name="^Play$"))
    window.press("^B$")
    sentence(window, r"^Right: B has 1 option")
    sentence(window, r"^Level 3: 1 item is still open\.$")
    sentence(window, r"^Which item comes next\?$")
    window.key("p", "space")
    sentence(window, r"^Level 0 · last links: .* · 1 dead end · 1 solution$")
    wait_for("the end", lambda: window.find(name="^Play$"))
    window.unsaid("^Before each choice", "it still asks")


def shows_who_is_asked(window):
    """V alone says it; where questions are asked, a switch does, and a class may vote there as in a lesson."""
    window.key("Home", "v")
    sentence(window, r"^Class vote: questions are put to the vote\.$")
    window.key("p")
    sentence(window, r"^item D$")
    window.key("Next")
    sentence(window, r"^Answer: A, with 2 options\.")
    sentence(window, r"^At the start\.")
    window.unsaid(" right$", "a class is counted")
    window.press("^Ask me$")
    wait_for("buttons again", lambda: window.find("push button", "^D$"))
    window.unsaid("^Class vote: ", "what was said of the vote is not true any more")
    window.key("p")


def is_answered_by_pointing(window):
    """In the picture of the links: the tabs of items are in a row, and the third of seven is C."""
    window.key("p", "Home")
    sentence(window, r"^Which item comes next\?$")
    place = window.find(name="^Links$", role="image").get_component_iface().get_extents(Atspi.CoordType.WINDOW)
    for part in range(4, 18):
        window.click(place.x + place.width * part / 20, place.y + place.height / 12)
        if window.says(r"^[A-G] has \d|^Right: A"):
            break
    sentence(window, r"^[A-G] has \d|^Right: A")
    window.leave()


def is_honest_about_rules(window):
    rule(window, 1)
    sentence(window, r"^Which item comes next\? The first open one is taken, whatever its size\.$")
    window.press("^G$")
    sentence(window, r"^G is not the first open item\.$")
    rule(window, 2)
    sentence(window, r"^By chance, any item with the fewest options may come next: there is nothing to predict\.$")
    sentence(window, r"^Next: ")
    window.key("Next", "Next")
    sentence(window, r"^Level [1234] · ")
    rule(window, 0)
    sentence(window, r"^Which item comes next\?$")
    window.key("p")


def leaves_the_transport(window):
    """In the width of a telephone, though the question takes much of its height."""
    window.key("ctrl+shift+t")
    wait_for("the examples", lambda: window.find(name="^Examples to Watch$"))
    window.key("End", "Return")
    sentence(window, r"^Pentominoes 6x10$")
    window.resize(360, 640)
    window.key("p", "Home")
    sentence(window, r"^Which item comes next\?$")
    wait_for("the transport", lambda: is_inside(window, r"^Next \(Right\)$", 360, 640))
    check(is_inside(window, r"^Which item comes next\?$", 360, 640), "the question is cut off")
    window.key("Return")
    wait_for("the answer in sight", lambda: is_in_sight(window, r"^Answer: piece X, with 32 options\.$"))
    window.key("p")
    window.resize(980, 760)


def is_in_sight(window, reply):
    """It may be scrolled: whether it ends above whatever stands below."""
    below = window.find(role="label", name=r"^(At the start|Level \d+: )"), window.find(role="image")
    told, *below = (widget.get_component_iface().get_extents(Atspi.CoordType.WINDOW)
                    for widget in (window.find(name=reply), *below))
    return told.height > 0 and all(told.y + told.height <= widget.y for widget in below)


def in_list(window):
    focus = window.focus()
    return focus is not None and focus.get_role_name() == "list item"


def rule(window, number):
    window.act(window.find("push button", "^How the next item is chosen: "), "click")
    wait_for("the rules", lambda: in_list(window))
    window.key("Home", *["Down"] * number, "Return")


def top(window, name):
    return window.find(role="image", name=f"^{name}$").get_component_iface().get_extents(Atspi.CoordType.WINDOW).y


def teaches(window):
    window.key("alt+3")
    sentence(window, r"^1 of \d+$")
    window.key("Next")
    sentence(window, r"^2 of \d+$")
    window.key("Prior")
    sentence(window, r"^1 of \d+$")


def tells_its_buttons_apart(window):
    check(window.focus().get_name() == "Lesson: next step (Page Down)", window.focus().get_name())
    for name in (r"^Lesson: step back \(Page Up\)$", r"^Dance: next \(Right\)$", r"^Dance: back \(Left\)$"):
        check(window.find("push button", name), f"no {name}")
    check(window.find("push button", "^Lesson: Each exactly once$"), "the choice of lessons does not say what is chosen")
    names = [w.get_name() for w in window.walk() if w.get_role_name() in ("push button", "combo box")]
    check("(None)" not in names and not any("_" in name for name in names), names)


def opens_lessons(window):
    window.send("--lesson", "3-covering", "--step", "5")
    sentence(window, r"^5 of 10$")
    sentence(window, r"^What will the size of D be when A is covered\?$")


def says_what_step_there_is_not(window):
    """What, where, and what can be done; the nearest one is shown."""
    for step, shown, nearest in (("99", r"^10 of 10$", "ends with step 10"), ("-3", r"^1 of 10$", "begins with step 1")):
        window.send("--lesson", "3-covering", "--step", step)
        sentence(window, rf"^Lesson 3-covering has no step {step}\. It {nearest}, which is shown here; "
                         r"--step takes a number from 1 to 10\.$")
        sentence(window, shown)
    window.send("--lesson", "3-covering", "--step", "5")
    sentence(window, r"^5 of 10$")
    wait_for("it to go", lambda: not window.shown("^Lesson 3-covering has no step"))


def comes_to_far_steps(window):
    """Also where the search is still on its way to it when the lesson is opened."""
    window.send("--lesson", "7-dead-ends", "--step", "16")
    sentence(window, r"^16 of 16$")
    sentence(window, r" · 83 dead ends · 1 solution$")
    window.send("--lesson", "3-covering", "--step", "5")
    sentence(window, r"^5 of 10$")


def shows_the_counters(window):
    """Beside the picture, below a question."""
    window.resize(1500, 900)
    wait_for("the variables", lambda: window.shown("^level: 1$"))
    strip = window.find(name=r"^Level \d+ · ").get_component_iface().get_extents(Atspi.CoordType.WINDOW)
    for name in ("^taken: ", "^Nodes$", "^Updates$", "^Solutions$", "^Dead ends$", "^Tree done$"):
        check(is_inside(window, name, 1500, strip.y), f"{name} is to be scrolled for")
    window.resize(980, 760)


def judges_answers(window):
    entry = window.find(name="^Your answer$").get_component_iface().get_extents(Atspi.CoordType.WINDOW)
    before = top(window, "Links")
    window.click(entry.x + 10, entry.y + entry.height // 2)
    window.type("3")
    window.key("Return")
    sentence(window, r"^Not 3\. ")
    window.key("BackSpace")
    window.type("1")
    window.key("Return")
    sentence(window, r"^Right\.$")
    sentence(window, r"^0 of 1 answer right$")
    check(top(window, "Links") == before, "the picture moved when something was said")


def lists_answers(window):
    """Where there are many; nothing is chosen to begin with, and that is said."""
    window.send("--lesson", "6-sudoku", "--step", "6")
    sentence(window, r"^6 of 10$")
    check(window.find("combo box", "^Your answer$"), "the list has no name")
    window.act(wait_for("the list", lambda: window.find("push button", "^Your answer: Choose…$")), "click")
    wait_for("the answers", lambda: in_list(window))
    window.key("Down", "Down", "Down", "Down", "Down", "Down", "Down", "Return")
    wait_for("the choice", lambda: window.find("push button", "^Your answer: R2C3$"))
    window.press("^Answer$")
    sentence(window, r"^Right\. 3 more\.$")


def fits_a_telephone(window):
    """Many words are scrolled; what is said to an answer is in sight all the same."""
    window.send("--lesson", "6-sudoku", "--step", "6")
    sentence(window, r"^6 of 10$")
    window.resize(360, 640)
    for name in ("^Lesson: Sudoku in disguise$", r"^6 of 10$", "^Ask me$", r"^Which 4 items does R2C3=1 cover\?$",
                 "^Your answer: ", "^Reveal$", "^Tree$", r"^Dance: back \(Left\)$", r"^Dance: next \(Right\)$",
                 "^More controls$"):
        wait_for(name, lambda: is_inside(window, name, 360, 640))
    window.send("--lesson", "7-dead-ends", "--step", "4")
    sentence(window, r"^4 of 16$")
    sentence(window, r"^Which item is chosen next\?$")
    window.key("Return")
    sentence(window, r"^Answer: B, with 1 option\. ")
    wait_for("the answer in sight", lambda: is_in_sight(window, r"^Answer: B, with 1 option\. "))
    window.resize(980, 760)


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
    window.send(write(window, "way.desktop", ON_THE_WAY))
    sentence(window, r"^1 of 3$")
    window.key("Next")
    sentence(window, r"^2 of 3$")
    check(not window.says(r"^Which item gets stuck\?$"), "it asks before it is there")
    check(not window.find("push button", "^E$"), "answers are offered before anything is asked")
    window.key("Next")
    sentence(window, r"^Which item gets stuck\?$")
    sentence(window, r"^Level 3 · ")
    check(window.says(r"^2 of 3$"), "the step was left when it was to be finished")
    window.press("^E$")
    sentence(window, r"^1 of 1 answer right$")
    window.key("Next")
    sentence(window, r"^3 of 3$")
    sentence(window, r"^How many dead ends were there\?$")


def lets_a_class_vote(window):
    window.send("--lesson", "7-dead-ends", "--step", "4")
    sentence(window, r"^4 of 16$")
    window.press("^F$")
    sentence(window, r"^0 of 1 answer right$")
    window.press("^Class vote$")
    sentence(window, r"^item B$")
    window.unsaid(" right$", "a class is counted")
    check(not window.says("^(Answer: |Right)"), "the answer is there before the vote")
    before = top(window, "Links")
    window.key("Next")
    sentence(window, r"^Answer: B, with 1 option\. E has 1 as well, but B stands first\.$")
    sentence(window, r"^Right\.$")
    check(window.says(r"^4 of 16$") and top(window, "Links") == before, "revealing moved something")
    window.key("Next")
    sentence(window, r"^5 of 16$")
    window.key("Prior")
    sentence(window, r"^item B$")
    window.key("v")
    wait_for("buttons again", lambda: window.find("push button", "^B$"))
    sentence(window, r"^0 of 1 answer right$")


def presents_votes(window):
    """A clicker alone does: it has Page Down only."""
    window.key("v", "F5")
    wait_for("the whole screen", lambda: window.width() == window.screen()[0])
    sentence(window, r"^item B$")
    before = top(window, "Links")
    window.key("Next")
    sentence(window, r"^Answer: B, with 1 option\. E has 1 as well, but B stands first\.$")
    check(top(window, "Links") == before, "revealing moved the picture")
    window.key("Next")
    sentence(window, r"^B has only 1 option left: option 3\.")
    window.key("Escape", "v")
    wait_for("a window again", lambda: window.width() < window.screen()[0])


def says_what_is_wrong(window):
    window.send(write(window, "broken.desktop", "[Lesson]\nTitle=Broken\nProblem=knuth\n[One]\nMoment=fifth dead end\n"
                      "Caption=There is none."))
    sentence(window, r"^broken\.desktop cannot be shown:")
    sentence(window, r"^broken\.desktop$")
    wait_for("the picture of the lesson before to go", lambda: window.find("image", "^Links$") is None)


def starts_with_a_lesson(window):
    """All of its transcript is there at once, before it has a place; its end is what is to be seen."""
    check(window.quit() == 0, "it did not end well")
    window.start("--lesson", "4-undoing", "--step", "4")
    sentence(window, r"^4 of 10$")
    window.resize(1500, 860)
    wait_for("the end of the transcript", lambda: is_last_in_sight(window, r"^Try option 4 \(choice 2 of 2\)\."))


def lets_go_of_a_search(window):
    """One that is still under way when there is nothing to search any more."""
    window.key("alt+2")
    window.key("ctrl+shift+t")
    wait_for("the examples", lambda: window.find(name="^Examples to Watch$"))
    window.key("End", "Return")
    sentence(window, r"^Still searching: ")
    window.send(write(window, "clash.txt", "55" + "." * 79))
    sentence(window, r"^Two givens clash")
    window.send(write(window, "thirty.txt", THIRTY))
    sentence(window, r"^At the start\.")


def ends(window):
    """Also from a dialog."""
    window.key("Escape")
    window.key("F1")
    window.expect(r"^Help$")
    check(window.quit() == 0, "it did not end well")
    check(not window.complaints(), "".join(window.complaints()[:3]))


def main():
    window = Window(sys.argv[1], sys.argv[3])
    claims = Claims()
    for name, test in (
        ("dance/begins-paused-with-next-focused", begins),
        ("dance/goes-forward-and-back", goes_forward_and_back),
        ("dance/knows-dead-ends-and-solutions", knows_dead_ends),
        ("dance/tells-the-step-that-was-made", tells_the_step_made),
        ("dance/plays-to-the-end", plays),
        ("dance/stops-at-breakpoints", breaks),
        ("dance/breakpoints-have-a-list", lists_breaks),
        ("dance/says-what-there-is-not", says_what_there_is_not),
        ("dance/steps-are-heard-from-the-focus", is_heard),
        ("dance/rows-and-buttons-have-one-name", has_names),
        ("dance/the-transcript-follows", transcript_follows),
        ("dance/the-timeline-can-be-scrubbed", scrubs),
        ("dance/is-presented", presents),
        ("dance/leaves-the-puzzle-alone", leaves_the_puzzle_alone),
        ("dance/breaks-where-the-problem-is", breaks_where_the_problem_is),
        ("dance/shows-other-problems", shows_other_problems),
        ("export/offers-the-step-where-one-stands", exports_this_step),
        ("dance/code-shows-its-variables", shows_variables),
        ("dance/fits-a-laptop", fits_a_laptop),
        ("dance/writes-code-as-asked", writes_code),
        ("dance/the-transport-folds", folds),
        ("dance/the-tree-leads-to-its-moments", leads_from_the_tree),
        ("dance/things-are-pointed-at-by-keys", points_by_keys),
        ("dance/the-matrix-is-zoomed-in-place", zooms_the_matrix_in_place),
        ("dance/the-matrix-shows-only-what-is-open", shows_only_what_is_open),
        ("dance/tells-how-long-a-search-is", tells_how_long_a_search_is),
        ("dance/opens-exact-covers", opens_covers),
        ("predict/wrong-answers-get-reasons-and-the-first-counts", predicts),
        ("predict/asks-before-each-choice", predicts_at_each_choice),
        ("predict/reveals-without-counting", reveals),
        ("predict/enter-on-what-is-wrong-reveals", enter_goes_on),
        ("predict/playing-stops-and-goes-on", predicts_while_playing),
        ("predict/who-is-asked-is-shown", shows_who_is_asked),
        ("predict/is-answered-by-pointing", is_answered_by_pointing),
        ("predict/is-honest-about-rules", is_honest_about_rules),
        ("predict/the-transcript-keeps-its-end-in-sight", keeps_its_end_in_sight),
        ("predict/leaves-the-transport-in-sight", leaves_the_transport),
        ("learn/steps-through-a-lesson", teaches),
        ("learn/tells-its-buttons-apart", tells_its_buttons_apart),
        ("learn/begins-where-the-command-line-says", opens_lessons),
        ("learn/says-what-step-there-is-not", says_what_step_there_is_not),
        ("learn/comes-to-steps-that-are-far", comes_to_far_steps),
        ("learn/counters-are-in-sight", shows_the_counters),
        ("learn/judges-answers", judges_answers),
        ("learn/lists-answers", lists_answers),
        ("learn/fits-a-telephone", fits_a_telephone),
        ("learn/asks-when-the-picture-is-there", asks_when_the_picture_is_there),
        ("learn/lets-a-class-vote", lets_a_class_vote),
        ("learn/presents-votes", presents_votes),
        ("learn/says-what-is-wrong-with-a-lesson", says_what_is_wrong),
        ("learn/starts-with-a-lesson", starts_with_a_lesson),
        ("dance/lets-go-of-a-search", lets_go_of_a_search),
        ("dance/log-is-empty-at-the-end", ends),
    ):
        claims.claim(name, test, window)
    return claims.finish()


if __name__ == "__main__":
    sys.exit(main())
