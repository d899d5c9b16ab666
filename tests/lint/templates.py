"""templates.py SOURCE_ROOT: each .ui file is well-formed, stands beside the .c file that uses it, and both name the same."""

import re
import sys
import xml.etree.ElementTree as tree
from pathlib import Path

ROOT = Path(sys.argv[1])
RESOURCES = ROOT / "data/quadrille.gresource.xml"
# Properties and attributes with text for users.
WORDS = ("label", "title", "tooltip-text", "placeholder-text", "back", "next")
PREFIX = "/org/dancinglinks/Quadrille/"


def read(path):
    """Returns the elements of a file, or a sentence about why it is not well-formed."""
    try:
        return tree.parse(path).getroot(), None
    except tree.ParseError as error:
        return None, f"{path.relative_to(ROOT)}: {error}"


def aliases():
    """Path of a file in the sources -> its path in the resources."""
    found = {}
    for file in tree.parse(RESOURCES).getroot().iter("file"):
        found[(RESOURCES.parent / file.text).resolve()] = PREFIX + file.get("alias", file.text)
    return found


def ids_that_are_used(elements):
    """Ids that the template itself names: a property's value, a child's name."""
    return {(element.text or "").strip() for element in elements.iter("property")}


def faults_of(path, resources):
    """Returns the faults of a template, one sentence each."""
    elements, fault = read(path)
    source = path.with_suffix(".c")
    if fault:
        yield fault
        return
    if not source.exists():
        yield f"{path.name} has no {source.name} beside it"
        return
    code = source.read_text(encoding="utf-8")
    template = elements.find("template")
    if template is None or elements.get("domain") != "quadrille":
        yield f"{path.name} has no template, or not the domain of the catalogues"
        return
    if not re.search(rf"G_DEFINE_\w+ \({template.get('class')},", code):
        yield f"{source.name} does not define {template.get('class')}"
    if path.resolve() not in resources:
        yield f"{path.name} is not in {RESOURCES.name}"
    elif f'"{resources[path.resolve()]}"' not in code:
        yield f"{source.name} does not use {resources[path.resolve()]}"
    ids = [element.get("id") for tag in ("object", "menu", "section") for element in elements.iter(tag) if element.get("id")]
    for name in sorted({name for name in ids if ids.count(name) > 1}):
        yield f"{path.name} has two objects {name}"
    bound = set(re.findall(r"bind_template_child \(\s*\w+,\s*\w+,\s*(\w+)\)", code))
    used = bound | set(re.findall(r'"([\w-]+)"', code)) | ids_that_are_used(template)
    for name in sorted(bound - set(ids)):
        yield f"{source.name} binds {name}, which {path.name} has not"
    for name in sorted(set(ids) - used):
        yield f"nothing uses the object {name} of {path.name}"
    handlers = {signal.get("handler") for signal in template.iter("signal")}
    callbacks = set(re.findall(r"bind_template_callback \(\s*\w+,\s*(\w+)\)", code))
    for name in sorted(handlers ^ callbacks):
        yield f"{name} is not both a handler of {path.name} and a callback of {source.name}"
    for element in elements.iter():
        text = (element.text or "").strip()
        words = element.get("name") in WORDS or element.tag == "item"
        if words and text and element.get("translatable") not in ("yes", "no"):
            yield f"“{text}” of {path.name} does not say whether it is translatable"


# Words that begin with a capital although they are short; all of four letters and more do, and the first and last one.
SHORT = {"my", "me", "is", "are", "be", "do", "go", "set", "two", "all", "cut", "new", "own", "row", "one", "box", "why", "not", "add",
         "key"}


def is_titled(text):
    """Whether its words begin with capitals, as those of buttons, menus and titles do in GNOME."""
    words = [re.sub("[^A-Za-z]", "", word) for word in text.replace("_", "").split()]
    ends = (0, len(words) - 1)
    return all(word[0].isupper() for place, word in enumerate(words)
               if word and (len(word) >= 4 or place in ends or word.lower() in SHORT))


def labels_of(path):
    """Those of buttons and menus, and the title, of a file that describes a window or a menu."""
    elements = tree.parse(path).getroot()
    for button in elements.iter("object"):
        if button.get("class") in ("GtkButton", "GtkToggleButton", "GtkMenuButton"):
            yield from (each.text for each in button.findall("property") if each.get("name") == "label")
    for template in elements.iter("template"):
        yield from (each.text for each in template.findall("property") if each.get("name") == "title")
    yield from (each.text for each in elements.iter("attribute") if each.get("name") == "label")


def untitled():
    """Labels without their capitals, and titles of actions in the tables."""
    for path in [*ROOT.glob("src/ui/*/*.ui"), *ROOT.glob("data/ui/*.ui")]:
        yield from (f"“{text}” of {path.name} has no capitals" for text in labels_of(path) if text and not is_titled(text))
    for path in ROOT.glob("src/ui/*/*actions*.c"):
        titles = re.findall(r'\.title = N_ \("([^"]*)"\)', path.read_text(encoding="utf-8"))
        yield from (f"“{text}” of {path.name} has no capitals" for text in titles if not is_titled(text))


def claim(number, name, faults):
    for fault in faults:
        print("#", fault, file=sys.stderr)
    print(f"{'not ok' if faults else 'ok'} {number} - /lint/templates/{name}")


def main():
    resources = aliases()
    paths = sorted(ROOT.glob("src/ui/*/*.ui"))
    claim(1, "name-what-their-sources-name", [fault for path in paths for fault in faults_of(path, resources)]
          or ([] if paths else ["there are none"]))
    claim(2, "buttons-menus-and-titles-have-capitals", list(untitled()))
    print("1..2")


main()
