"""A settings portal of our own: portal.py SCHEME, 1 for dark, 2 for light; a line on standard input changes it."""

import sys

from gi.repository import Gio, GLib

NODE = """
<node>
  <interface name="org.freedesktop.portal.Settings">
    <method name="ReadAll"><arg type="as" direction="in"/><arg type="a{sa{sv}}" direction="out"/></method>
    <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
  </interface>
</node>
"""
SPACE = "org.freedesktop.appearance"
KEY = "color-scheme"


def main():
    scheme = int(sys.argv[1])
    loop = GLib.MainLoop()
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)

    def answer(_bus, _sender, _path, _interface, _method, _arguments, invocation):
        values = {SPACE: {KEY: GLib.Variant("u", scheme)}}
        invocation.return_value(GLib.Variant("(a{sa{sv}})", (values,)))

    def change(channel, _condition):
        nonlocal scheme
        line = channel.readline()
        if not line:
            loop.quit()
            return False
        scheme = int(line)
        bus.emit_signal(None, "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings", "SettingChanged",
                        GLib.Variant("(ssv)", (SPACE, KEY, GLib.Variant("u", scheme))))
        return True

    interface = Gio.DBusNodeInfo.new_for_xml(NODE).interfaces[0]
    bus.register_object("/org/freedesktop/portal/desktop", interface, answer, None, None)
    Gio.bus_own_name_on_connection(bus, "org.freedesktop.portal.Desktop", Gio.BusNameOwnerFlags.NONE,
                                   lambda *_: print("ready", flush=True), None)
    GLib.io_add_watch(sys.stdin, GLib.PRIORITY_DEFAULT, GLib.IOCondition.IN | GLib.IOCondition.HUP, change)
    loop.run()


if __name__ == "__main__":
    main()
