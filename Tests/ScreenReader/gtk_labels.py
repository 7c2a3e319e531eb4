"""A window of GTK 4 with 1,000 labels, the peer of `page --labels`."""

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import GLib, Gtk  # noqa: E402


def activate(application):
    window = Gtk.ApplicationWindow(application=application)
    window.set_default_size(1900, 1060)
    grid = Gtk.Fixed()
    for index in range(1000):
        grid.put(Gtk.Label(label=f"Label {index}"), 10 + (index % 20) * 90, 10 + (index // 20) * 20)
    window.set_child(grid)
    window.present()


GLib.set_prgname("gtk-labels")
application = Gtk.Application(application_id="org.example.labels")
application.connect("activate", activate)
application.run()
