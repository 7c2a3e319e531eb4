"""Reads name, role, states, frame and children of every element of a program by AT-SPI, and prints the number of elements and the seconds.

usage: walk_client.py PROGRAM ROUNDS
"""

import sys
import time

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

program, rounds = sys.argv[1], int(sys.argv[2])
session = Gio.bus_get_sync(Gio.BusType.SESSION)
address = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, 5000).unpack()[0]
flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
bus = Gio.DBusConnection.new_for_address_sync(address, flags, None, None)
root = "/org/a11y/atspi/accessible/root"
prefix = "org.a11y.atspi."


def call(owner, path, interface, method, arguments=None):
    return bus.call_sync(owner, path, prefix + interface, method, arguments, None, 0, 10000).unpack()


def name(owner, path):
    arguments = GLib.Variant("(ss)", (prefix + "Accessible", "Name"))
    return bus.call_sync(owner, path, "org.freedesktop.DBus.Properties", "Get", arguments, None, 0, 10000).unpack()[0]


def find():
    """Returns the root of the program, or ends after 30 seconds."""
    for _ in range(300):
        for owner, path in call(prefix + "Registry", root, "Accessible", "GetChildren")[0]:
            if program in name(owner, path):
                return owner, path
        time.sleep(0.1)
    sys.exit(f"{program} is not registered")


def walk(owner, path):
    """Reads an element and the elements in it. Returns their number."""
    pending, count, labels = [(owner, path)], 0, 0
    while pending:
        owner, path = pending.pop()
        count += 1
        labels += name(owner, path).startswith("Label")
        call(owner, path, "Accessible", "GetRole")
        call(owner, path, "Accessible", "GetState")
        interfaces = call(owner, path, "Accessible", "GetInterfaces")[0]
        if prefix + "Component" in interfaces:
            call(owner, path, "Component", "GetExtents", GLib.Variant("(u)", (0,)))
        pending += call(owner, path, "Accessible", "GetChildren")[0]
    if labels < 1000:
        sys.exit(f"{program} has {labels} labels")
    return count


start = find()
for _ in range(100):
    try:
        walk(*start)
        break
    except SystemExit:
        time.sleep(0.1)
times = []
for _ in range(rounds):
    begin = time.monotonic()
    count = walk(*start)
    times.append(time.monotonic() - begin)
print(count, sorted(times)[len(times) // 2])
