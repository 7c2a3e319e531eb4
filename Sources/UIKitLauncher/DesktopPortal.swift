import CGIO
import DesktopBus
import Foundation

/// Reads the desktop's settings from its portal, and subscribes to changes. It has no effect if no session bus or no
/// portal is available.
///
/// It uses a separate thread, whose main context receives the bus's signals, so that no other thread waits for the
/// bus.
///
/// Follows <https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Settings.html>.
final class DesktopPortal: Sendable {
    private let report: @Sendable (DesktopSettings) -> Void

    private static let name = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Settings"
    /// The timeout for a reply, in milliseconds.
    private static let patience: Int32 = 5000

    /// - Parameter report: Called on the portal's thread with the initial settings, if they differ from the defaults,
    ///   and after each change.
    init(report: @escaping @Sendable (DesktopSettings) -> Void) { self.report = report }

    func start() {
        guard SessionBus.exists(in: ProcessInfo.processInfo.environment) else { return }
        let thread = Thread { [self] in run() }
        thread.name = "ireko.settings"
        thread.start()
    }

    /// The state of the thread: the current settings.
    private final class State {
        var settings = DesktopSettings()
        let report: @Sendable (DesktopSettings) -> Void

        init(report: @escaping @Sendable (DesktopSettings) -> Void) { self.report = report }

        func note(_ namespace: String, _ key: String, _ value: OpaquePointer) {
            guard let value = DesktopPortal.value(value) else { return }
            let old = settings
            if settings.set(key, in: namespace, to: value), settings != old { report(settings) }
        }
    }

    private func run() {
        let context = g_main_context_new()
        g_main_context_push_thread_default(context)
        guard let connection = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return }
        // The end of the bus does not end the program.
        g_dbus_connection_set_exit_on_close(connection, 0)
        // Lives as long as the thread, which ends with the process.
        let state = Unmanaged.passRetained(State(report: report))
        g_dbus_connection_signal_subscribe(
            connection, Self.name, Self.interface, "SettingChanged", Self.path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
            { _, _, _, _, _, parameters, state in
                guard let parameters, let state, g_variant_n_children(parameters) == 3,
                    let namespace = BusValue.string(in: parameters, 0), let key = BusValue.string(in: parameters, 1),
                    let value = g_variant_get_child_value(parameters, 2)
                else { return }
                Unmanaged<State>.fromOpaque(state).takeUnretainedValue().note(namespace, key, value)
                g_variant_unref(value)
            }, state.toOpaque(), nil)
        for (namespace, key) in DesktopSettings.keys {
            guard let answer = Self.read(namespace, key, connection) else { continue }
            if g_variant_n_children(answer) == 1, let value = g_variant_get_child_value(answer, 0) {
                state.takeUnretainedValue().note(namespace, key, value)
                g_variant_unref(value)
            }
            g_variant_unref(answer)
        }
        g_main_loop_run(g_main_loop_new(context, 0))
    }

    private static func read(_ namespace: String, _ key: String, _ connection: OpaquePointer) -> OpaquePointer? {
        let arguments: [OpaquePointer?] = [g_variant_new_string(namespace), g_variant_new_string(key)]
        return arguments.withUnsafeBufferPointer {
            g_dbus_connection_call_sync(
                connection, name, path, interface, "Read", g_variant_new_tuple($0.baseAddress, 2), nil,
                G_DBUS_CALL_FLAGS_NONE, patience, nil, nil)
        }
    }

    /// Returns the number in a variant, which can be nested in other variants.
    private static func value(_ variant: OpaquePointer) -> DesktopSettings.SettingValue? {
        switch String(cString: g_variant_get_type_string(variant)) {
        case "u": return .number(g_variant_get_uint32(variant))
        case "b": return .flag(g_variant_get_boolean(variant) != 0)
        case "d": return .factor(g_variant_get_double(variant))
        case "v":
            guard let inner = g_variant_get_variant(variant) else { return nil }
            defer { g_variant_unref(inner) }
            return value(inner)
        default: return nil
        }
    }
}
