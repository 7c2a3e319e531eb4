internal import AccessibilityTree
import CGIO
internal import Foundation

/// The connections of the bus's thread: the session bus with the desktop's setting, and the bus of assistive
/// technologies while the setting is set. Used by this thread only.
final class AccessibilitySession {
    private let sessionBus: OpaquePointer
    private let request: @Sendable (AccessibleRequest) -> Void
    private var clients: AccessibilityClients?

    private static let service = "org.a11y.Bus"
    private static let path = "/org/a11y/bus"
    private static let status = "org.a11y.Status"
    private static let properties = "org.freedesktop.DBus.Properties"
    /// The timeout for a reply, in milliseconds.
    static let timeout: Int32 = 5000
    private static let key = "ireko.accessibility.session"

    init(_ sessionBus: OpaquePointer, request: @escaping @Sendable (AccessibleRequest) -> Void) {
        (self.sessionBus, self.request) = (sessionBus, request)
    }

    /// The session of the current thread.
    static var ofThread: AccessibilitySession? { Thread.current.threadDictionary[key] as? AccessibilitySession }

    /// Follows the setting. The service is not started: a screen reader starts it.
    func start() {
        Thread.current.threadDictionary[Self.key] = self
        // Lives as long as the thread, which ends with the process.
        let state = Unmanaged.passRetained(self).toOpaque()
        g_dbus_connection_signal_subscribe(
            sessionBus, Self.service, Self.properties, "PropertiesChanged", Self.path, Self.status,
            G_DBUS_SIGNAL_FLAGS_NONE,
            { _, _, _, _, _, _, state in
                if let state { Unmanaged<AccessibilitySession>.fromOpaque(state).takeUnretainedValue().readSetting() }
            }, state, nil)
        g_bus_watch_name_on_connection(
            sessionBus, Self.service, G_BUS_NAME_WATCHER_FLAGS_NONE,
            { _, _, _, state in
                if let state { Unmanaged<AccessibilitySession>.fromOpaque(state).takeUnretainedValue().readSetting() }
            },
            { _, _, state in
                if let state { Unmanaged<AccessibilitySession>.fromOpaque(state).takeUnretainedValue().disconnect() }
            }, state, nil)
    }

    private func readSetting() {
        let arguments = BusValue.tuple([BusValue.text(Self.status), BusValue.text("IsEnabled")])
        guard let answer = call(Self.properties, "Get", arguments) else { return disconnect() }
        defer { g_variant_unref(answer) }
        let isEnabled = BusValue.child(of: answer, 0) { BusValue.flag($0) } ?? false
        if isEnabled { connect() } else { disconnect() }
    }

    private func call(_ interface: String, _ method: String, _ arguments: OpaquePointer?) -> OpaquePointer? {
        g_dbus_connection_call_sync(
            sessionBus, Self.service, Self.path, interface, method, arguments, nil, G_DBUS_CALL_FLAGS_NO_AUTO_START,
            Self.timeout, nil, nil)
    }

    private func connect() {
        guard clients == nil, let answer = call(Self.service, "GetAddress", BusValue.tuple([])) else { return }
        defer { g_variant_unref(answer) }
        guard let address = BusValue.string(in: answer, 0), !address.isEmpty else { return }
        clients = AccessibilityClients(address, request) { [weak self] in self?.disconnect() }
        guard clients != nil else { return }
        request(.clients(true))
    }

    private func disconnect() {
        guard let clients else { return }
        self.clients = nil
        clients.close()
        request(.clients(false))
    }

    func update(_ program: AccessibleProgram) { clients?.update(program) }

    func announce(_ text: String, isAssertive: Bool) { clients?.announce(text, isAssertive: isAssertive) }

    func finish(_ query: AccessibleTextQuery, with result: AccessibilityTextResult?) {
        clients?.finish(query, with: result)
    }
}
