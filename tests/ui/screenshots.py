"""The pictures of the README and of the metainfo, taken of the real window: `ninja -C build screenshots`.

They go to data/screenshots; look at each one before it is committed."""

import os
import shutil
import subprocess
import sys

from driver import Window, wait_for

HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."


class Studio:
    """One home after another; each picture begins with a new one."""

    def __init__(self, program, folder, pictures):
        self.program = program
        self.folder = folder
        self.pictures = pictures
        self.window = None

    def settle(self, scheme):
        settings = os.path.join(os.environ["XDG_CONFIG_HOME"], "glib-2.0", "settings")
        os.makedirs(settings, exist_ok=True)
        with open(os.path.join(settings, "keyfile"), "w", encoding="utf-8") as file:
            file.write(f"[org/dancinglinks/Quadrille]\nscheme='{scheme}'\n")
        subprocess.run(["rm", "-rf", os.environ["XDG_STATE_HOME"]], check=True)

    def open(self, text=None, scheme="light", size=(980, 720), name="puzzle.txt"):
        self.settle(scheme)
        self.window = Window(self.program, self.folder)
        arguments = []
        if text is not None:
            arguments.append(os.path.join(self.folder, name))
            with open(arguments[0], "w", encoding="utf-8") as file:
                file.write(text + "\n")
        self.window.start(*arguments)
        subprocess.run(["xdotool", "windowsize", "--sync", self.window.id(), *map(str, size)], check=True)
        return self.window

    def take(self, name):
        """Without the frame of a window that nobody composes."""
        path = os.path.join(self.pictures, name + ".png")
        wait_for("the picture to rest", self.rest)
        subprocess.run(["import", "-window", self.window.id(), "-depth", "8", "-define", "png:exclude-chunks=date,time",
                        path], check=True)
        self.window.quit()

    def rest(self):
        """Twice the same."""
        look = ["import", "-window", self.window.id(), "-depth", "4", "rgb:-"]
        first = subprocess.run(look, capture_output=True, check=True).stdout
        subprocess.run(["sleep", "0.4"], check=True)
        return first == subprocess.run(look, capture_output=True, check=True).stdout


def light(studio):
    window = studio.open(HARD, name="inkala.txt")
    window.expect("^Proper puzzle")
    window.key("ctrl+Home", "Right", "Right", "Down", "ctrl+j")
    window.key("ctrl+h", "ctrl+h", "ctrl+h")
    window.expect("Ruled out: ")
    studio.take("light")


def dark(studio):
    window = studio.open(HARD, scheme="dark", name="inkala.txt")
    window.key("ctrl+Return")
    window.expect("^Solved")
    studio.take("dark")


def contrast(studio):
    window = studio.open(scheme="contrast")
    window.type("77")
    window.key("Right")
    window.type("7")
    window.expect("^Row 1 has two 7s")
    studio.take("contrast")


def sample(studio, index, name, **options):
    """The sample at that place of the fourteen, which stand at the end of the list."""
    window = studio.open(**options)
    window.key("ctrl+t")
    wait_for("the samples", lambda: window.find(name="^Puzzles$"))
    window.key("End", *["Up"] * (13 - index), "Return")
    window.expect("^Proper puzzle")
    studio.take(name)


def example(studio, index, title, keys, name, picture=None):
    """The example at that place of the list, which has that title, after those keys; in a picture that is not the usual."""
    window = studio.open(size=(1270, 800))
    window.key("ctrl+shift+t")
    wait_for("the examples", lambda: window.find(name="^Algorithm Examples$"))
    window.key(*["Down"] * index, "Return")
    window.expect(f"^{title}$")
    window.expect("^Next: ")
    if picture is not None:
        window.press_toggle(f"^{picture}$")
    window.leave()
    window.key(*keys)
    studio.take(name)


def dead_end(studio):
    window = studio.open(HARD, scheme="dark", size=(1270, 800), name="inkala.txt")
    window.expect("^Proper puzzle")
    window.key("alt+2")
    window.expect("^Next: ")
    window.leave()
    window.key("d", "d")
    studio.take("dead-end")


def mirrored(studio):
    """Where people read from right to left: everything but the grid."""
    places = os.path.join(studio.folder, "places")
    os.makedirs(places, exist_ok=True)
    subprocess.run(["localedef", "-i", "ar_EG", "-f", "UTF-8", os.path.join(places, "ar_EG.UTF-8")], check=True)
    catalogue = os.path.join(places, "po", "ar", "LC_MESSAGES")
    os.makedirs(catalogue)
    shutil.copy(studio.program, places)
    shutil.copytree(os.path.join(os.path.dirname(studio.program), "data"), os.path.join(places, "data"))
    subprocess.run(["msgfmt", "-o", os.path.join(catalogue, "quadrille.mo"), "-"],
                   input=b'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n', check=True)
    studio.settle("light")
    studio.window = Window(os.path.join(places, os.path.basename(studio.program)), studio.folder)
    studio.window.environment = {"LOCPATH": places, "LC_ALL": "ar_EG.UTF-8"}
    path = os.path.join(studio.folder, "inkala.txt")
    with open(path, "w", encoding="utf-8") as file:
        file.write(HARD + "\n")
    studio.window.start(path)
    studio.window.expect("^Proper puzzle")
    studio.take("rtl")


def main():
    studio = Studio(sys.argv[1], sys.argv[3], os.environ["QUADRILLE_SCREENSHOTS"])
    os.makedirs(studio.pictures, exist_ok=True)
    light(studio)
    dark(studio)
    contrast(studio)
    sample(studio, 13, "sixteen")
    sample(studio, 10, "jigsaw", scheme="dark")
    sample(studio, 7, "narrow", size=(360, 640))
    example(studio, 1, "Knuth's six options", ["Right"] * 5, "links")
    example(studio, 7, "Queens 8", ["d", "d", "d"], "queens", "Matrix")
    dead_end(studio)
    mirrored(studio)
    return 0


if __name__ == "__main__":
    sys.exit(main())
