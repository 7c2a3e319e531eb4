"""Compares the places of the characters on the screen of a program with the characters at these places. Fails if they differ.

usage: places_client.py PROGRAM
"""

import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

window = Atspi.CoordType.WINDOW
compared, styled, failures = 0, 0, []


def overlap(rect, other):
    return rect.x < other.x + other.width and other.x < rect.x + rect.width and rect.y < other.y + other.height and other.y < rect.y + rect.height


def compare(element):
    """Compares some characters of a text."""
    global compared, styled
    frame = element.get_extents(window)
    count = element.get_character_count()
    if not count or not element.get_state_set().contains(Atspi.StateType.SHOWING):
        return
    styled += "family-name" in element.get_default_attributes()
    for offset in {0, min(5, count - 1), min(9, count - 1)}:
        rect = element.get_character_extents(offset, window)
        # Spaces at the end of a line have no width. Other elements can have the place of the element.
        if not rect.width or not overlap(rect, frame) or (rect.x, rect.width) == (frame.x, frame.width):
            continue
        found = element.get_offset_at_point(rect.x + rect.width // 2, rect.y + rect.height // 2, window)
        compared += 1
        if found != offset:
            failures.append(f"{element.get_role_name()} {element.get_text(0, 20)!r}: character {offset} is {found}")


def visit(element):
    if "Text" in element.get_interfaces():
        compare(element)
    for index in range(element.get_child_count()):
        child = element.get_child_at_index(index)
        if child:
            visit(child)


desktop = Atspi.get_desktop(0)
for index in range(desktop.get_child_count()):
    program = desktop.get_child_at_index(index)
    if program and program.get_name() == sys.argv[1]:
        visit(program)
print(f"{compared} places of characters, {styled} texts with a style")
if failures or not compared or not styled:
    sys.exit("\n".join(failures))
