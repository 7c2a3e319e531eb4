import CGIO
import DesktopBus
import Foundation
import Synchronization
import UIKitCore

/// A window of the desktop for choosing files, from the request until it is closed.
///
///     start ──▶ requested ──▶ open ──Response──▶ reported
///                 │             ├──cancel()────▶ closed, not reported
///                 └────error────┴──portal gone─▶ reported: unavailable
///
/// It uses a separate thread, whose main context receives the bus's signals, so that no other thread waits for the bus
/// or the user.
///
/// Follows <https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.FileChooser.html>.
final class PortalFileRequest: Sendable {
    private struct State {
        var isCancelled = false
        /// The address of the thread's `GMainContext`, while it has one.
        var context: UInt?
    }

    private let call: PortalFileCall
    private let report: @Sendable (FileChoiceResult) -> Void
    private let state = Mutex(State())

    private static let portal = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    private static let numbers = Atomic(0)
    /// The timeout for the portal to confirm that it shows a window, in milliseconds.
    private static let patience: Int32 = 25_000

    /// - Parameter report: Called once on the request's thread, unless the request is cancelled.
    init(_ request: FileRequest, report: @escaping @Sendable (FileChoiceResult) -> Void) {
        call = PortalFileCall(request)
        self.report = report
    }

    func start() {
        let thread = Thread { [self] in
            if let answer = run() { report(answer) }
        }
        thread.name = "ireko.files"
        thread.start()
    }

    /// Closes the window. It can be called from any thread.
    func cancel() {
        state.withLock { state in
            state.isCancelled = true
            // The thread removes the context under this lock before it releases it.
            if let context = state.context { g_main_context_wakeup(OpaquePointer(bitPattern: context)) }
        }
    }

    private var isCancelled: Bool { state.withLock { $0.isCancelled } }

    // MARK: On the thread

    /// The received signals.
    private final class Heard {
        var answer: FileChoiceResult?
    }

    private func run() -> FileChoiceResult? {
        let context = g_main_context_new()
        g_main_context_push_thread_default(context)
        state.withLock { $0.context = UInt(bitPattern: context) }
        defer {
            state.withLock { $0.context = nil }
            g_main_context_pop_thread_default(context)
            g_main_context_unref(context)
        }
        guard let connection = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return .unavailable }
        defer { g_object_unref(UnsafeMutableRawPointer(connection)) }
        g_dbus_connection_set_exit_on_close(connection, 0)
        guard let name = g_dbus_connection_get_unique_name(connection).map({ String(cString: $0) }) else {
            return .unavailable
        }
        let token = "ireko\(getpid())_\(Self.numbers.add(1, ordering: .relaxed).newValue)"
        let sender = name.dropFirst().replacingOccurrences(of: ".", with: "_")
        var handle = "\(Self.path)/request/\(sender)/\(token)"

        let heard = Heard()
        let place = Unmanaged.passUnretained(heard).toOpaque()
        var subscriptions = [listen(connection, handle, place), listenForEnd(connection, place)]
        defer { for subscription in subscriptions { g_dbus_connection_signal_unsubscribe(connection, subscription) } }
        guard !isCancelled else { return nil }
        guard let answered = open(connection, token: token) else { return .unavailable }
        if answered != handle {
            // Portals before 0.9 choose the object path.
            handle = answered
            subscriptions.append(listen(connection, handle, place))
        }
        return withExtendedLifetime(heard) {
            while heard.answer == nil, !isCancelled { g_main_context_iteration(context, 1) }
            guard isCancelled else { return heard.answer }
            close(connection, handle)
            return nil
        }
    }

    private func open(_ connection: OpaquePointer, token: String) -> String? {
        let answer = g_dbus_connection_call_sync(
            connection, Self.portal, Self.path, "org.freedesktop.portal.FileChooser", call.method,
            call.arguments(token: token), nil, G_DBUS_CALL_FLAGS_NONE, Self.patience, nil, nil)
        guard let answer else { return nil }
        defer { g_variant_unref(answer) }
        guard String(cString: g_variant_get_type_string(answer)) == "(o)",
            let handle = g_variant_get_child_value(answer, 0)
        else { return nil }
        defer { g_variant_unref(handle) }
        return String(cString: g_variant_get_string(handle, nil))
    }

    private func close(_ connection: OpaquePointer, _ handle: String) {
        let answer = g_dbus_connection_call_sync(
            connection, Self.portal, handle, "org.freedesktop.portal.Request", "Close", nil, nil,
            G_DBUS_CALL_FLAGS_NONE, Self.patience, nil, nil)
        if let answer { g_variant_unref(answer) }
    }

    private func listen(_ connection: OpaquePointer, _ handle: String, _ place: UnsafeMutableRawPointer) -> UInt32 {
        g_dbus_connection_signal_subscribe(
            connection, Self.portal, "org.freedesktop.portal.Request", "Response", handle, nil,
            G_DBUS_SIGNAL_FLAGS_NONE,
            { _, _, _, _, _, parameters, place in
                guard let parameters, let place else { return }
                Unmanaged<Heard>.fromOpaque(place).takeUnretainedValue().answer = PortalFileCall.answer(in: parameters)
            }, place, nil)
    }

    /// Subscribes to the end of the portal. A portal that ends while its window is open does not respond.
    private func listenForEnd(_ connection: OpaquePointer, _ place: UnsafeMutableRawPointer) -> UInt32 {
        g_dbus_connection_signal_subscribe(
            connection, "org.freedesktop.DBus", "org.freedesktop.DBus", "NameOwnerChanged", "/org/freedesktop/DBus",
            Self.portal, G_DBUS_SIGNAL_FLAGS_NONE,
            { _, _, _, _, _, parameters, place in
                guard let parameters, let place, BusValue.strings(in: parameters).last == "" else { return }
                let heard = Unmanaged<Heard>.fromOpaque(place).takeUnretainedValue()
                if heard.answer == nil { heard.answer = .unavailable }
            }, place, nil)
    }
}
