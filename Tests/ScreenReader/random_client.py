"""Calls the methods of AT-SPI of a program at random, with invalid arguments too. Fails if the program ends, or does not reply.

usage: random_client.py PROGRAM COUNT SEED
"""

import random
import sys

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

name, count, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
rng = random.Random(seed)
session = Gio.bus_get_sync(Gio.BusType.SESSION)
address = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, 5000).unpack()[0]
flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
bus = Gio.DBusConnection.new_for_address_sync(address, flags, None, None)
root = "/org/a11y/atspi/accessible/root"
prefix = "org.a11y.atspi."


def call(owner, path, interface, method, arguments=None):
    return bus.call_sync(owner, path, interface, method, arguments, None, 0, 5000).unpack()


def read(owner, path, interface, key):
    return call(owner, path, "org.freedesktop.DBus.Properties", "Get", GLib.Variant("(ss)", (interface, key)))[0]


owner = None
for child in call(prefix + "Registry", root, prefix + "Accessible", "GetChildren")[0]:
    if read(child[0], child[1], prefix + "Accessible", "Name") == name:
        owner = child[0]
if owner is None:
    sys.exit(f"{name} is not registered")

methods = {
    "Accessible": {"GetChildAtIndex": "i", "GetChildren": "", "GetIndexInParent": "", "GetRelationSet": "", "GetRole": "", "GetRoleName": "",
                   "GetState": "", "GetAttributes": "", "GetApplication": "", "GetInterfaces": ""},
    "Component": {"Contains": "iiu", "GetAccessibleAtPoint": "iiu", "GetExtents": "u", "GetPosition": "u", "GetSize": "", "GetLayer": "",
                  "GrabFocus": "", "ScrollTo": "u"},
    "Action": {"GetName": "i", "GetDescription": "i", "GetActions": "", "DoAction": "i"},
    "Text": {"GetText": "ii", "GetStringAtOffset": "iu", "GetTextAtOffset": "iu", "GetTextBeforeOffset": "iu", "GetTextAfterOffset": "iu",
             "GetCharacterAtOffset": "i", "SetCaretOffset": "i", "GetNSelections": "", "GetSelection": "i", "AddSelection": "ii",
             "SetSelection": "iii", "RemoveSelection": "i", "GetCharacterExtents": "iu", "GetRangeExtents": "iiu", "GetAttributeRun": "ib",
             "GetAttributes": "i", "GetAttributeValue": "is", "GetDefaultAttributes": "", "GetOffsetAtPoint": "iiu", "GetBoundedRanges": "iiiiuuu",
             "ScrollSubstringTo": "iiu"},
    "EditableText": {"SetTextContents": "s", "InsertText": "isi", "DeleteText": "ii", "CutText": "ii", "PasteText": "i"},
    "Selection": {"GetSelectedChild": "i", "SelectChild": "i", "IsChildSelected": "i", "SelectAll": "", "ClearSelection": ""},
    "Collection": {"GetMatches": "Ruib", "GetMatchesFrom": "oRuuib", "GetMatchesTo": "oRuubib", "GetActiveDescendant": ""},
    "Table": {"GetAccessibleAt": "ii", "GetIndexAt": "ii", "GetRowAtIndex": "i", "GetRowColumnExtentsAtIndex": "i"},
}
properties = {
    "Accessible": ["Name", "Description", "Parent", "ChildCount", "Locale", "AccessibleId"], "Action": ["NActions"],
    "Value": ["MinimumValue", "MaximumValue", "CurrentValue", "MinimumIncrement", "Text"], "Text": ["CharacterCount", "CaretOffset"],
    "Selection": ["NSelectedChildren"], "Table": ["NRows", "NColumns", "Caption"], "Nothing": ["Name"],
}
rule = "(aiia{ss}iaiiasib)"
numbers = [0, 1, 2, 3, 5, -1, -2, 7, 100, 2**31 - 1, -(2**31)]
texts = ["", "x", "häß😀", "a\nb", "y" * 10000, "\u202e\u0000x".replace("\u0000", "")]


def argument(kind):
    if kind == "R":
        words = [rng.choice(numbers) for _ in range(rng.randrange(5))]
        return (words, rng.randrange(6), {"id": rng.choice(texts)}, rng.randrange(6), words, rng.randrange(6), [prefix + "Action"],
                rng.randrange(6), rng.choice([True, False]))
    if kind == "o":
        return rng.choice(paths)
    if kind == "i":
        return rng.choice(numbers)
    if kind == "u":
        return rng.choice([0, 1, 2, 3, 4, 7, 2**32 - 1])
    return rng.choice([True, False]) if kind == "b" else rng.choice(texts)


paths, interfaces, answered, refused = [root], {}, 0, 0
for step in range(count):
    path = rng.choice(paths + ["/org/a11y/atspi/accessible/18446744073709551615", "/org/a11y/atspi/accessible/x", "/org/a11y/atspi/null"])
    try:
        if step % 50 == 0:
            items = call(owner, "/org/a11y/atspi/cache", prefix + "Cache", "GetItems")[0]
            interfaces = {item[0][1]: item[5] for item in items}
            paths = list(interfaces) + rng.sample(paths, min(len(paths), 10))
        owned = [name.removeprefix(prefix) for name in interfaces.get(path, [])]
        if rng.random() < 0.3:
            interface = rng.choice([name for name in owned if name in properties] or list(properties))
            read(owner, path, prefix + interface, rng.choice(properties[interface]))
        elif rng.random() < 0.05:
            value = rng.choice([0.0, 1e308, -5.0, float("nan"), float("inf"), 0.5, 40.0])
            call(owner, path, "org.freedesktop.DBus.Properties", "Set",
                 GLib.Variant("(ssv)", (prefix + "Value", "CurrentValue", GLib.Variant("d", value))))
        else:
            usual = [name for name in owned if name in methods] if rng.random() < 0.9 else []
            interface = rng.choice(usual or list(methods))
            method = rng.choice(list(methods[interface]))
            kinds = methods[interface][method]
            call(owner, path, prefix + interface, method, GLib.Variant(f"({kinds.replace('R', rule)})", tuple(argument(kind) for kind in kinds)))
        answered += 1
    except GLib.Error as error:
        if "UnknownObject" in error.message or "UnknownMethod" in error.message or "UnknownProperty" in error.message \
                or "UnknownInterface" in error.message or "InvalidArgs" in error.message or "No such" in error.message \
                or "does not exist" in error.message:
            refused += 1
        else:
            sys.exit(f"seed {seed}, call {step}, {path}: {error.message}")
print(f"{answered} replies and {refused} refusals, seed {seed}")
