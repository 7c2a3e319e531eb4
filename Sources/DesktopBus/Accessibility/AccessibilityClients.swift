internal import AccessibilityTree
import CGIO
internal import Foundation

/// The connection to the bus of assistive technologies: replies to their calls, and sends them signals.
final class AccessibilityClients {
    private let connection: OpaquePointer
    private let request: @Sendable (AccessibleRequest) -> Void
    private let whenClosed: () -> Void
    private var snapshot: AccessibleSnapshot
    private var program: AccessibleProgram
    private var desktop = (name: "", path: AccessibleReplies.nullPath)
    private let busName: String
    private var isClosed = false
    private var registrations: [guint] = []
    private var subscriptions: [guint] = []
    /// The handler of the connection's end.
    private var closedHandler: gulong = 0
    /// The names of the events that clients listen to, such as `object:announcement`.
    private var listenedEvents: [String] = []
    /// The current announcement for clients that do not listen to announcements.
    private var announcement: (id: UInt64, text: String, window: UInt64)?
    /// The calls whose replies require a query about a text.
    private var waiting: [ObjectIdentifier: (query: AccessibleTextQuery, call: WaitingCall)] = [:]
    /// The greatest number of calls that wait for the program. Further calls receive a reply without the layout.
    private static let maximumWaitingCount = 1000
    /// The numbers of announcements, which no object has.
    private var nextAnnouncement = UInt64(1) << 62

    private static let registry = "org.a11y.atspi.Registry"
    private static let registryPath = "/org/a11y/atspi/registry"

    /// Connects to a bus, and registers the program.
    ///
    /// - Parameter whenClosed: Called when the bus has closed the connection.
    init?(
        _ address: String, _ request: @escaping @Sendable (AccessibleRequest) -> Void, whenClosed: @escaping () -> Void
    ) {
        let flags = GDBusConnectionFlags(
            G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
        guard let connection = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil) else { return nil }
        guard let name = g_dbus_connection_get_unique_name(connection) else {
            g_object_unref(UnsafeMutableRawPointer(connection))
            return nil
        }
        g_dbus_connection_set_exit_on_close(connection, 0)
        (self.connection, self.request, self.whenClosed) = (connection, request, whenClosed)
        busName = String(cString: name)
        program = AccessibleProgram(name: ProcessInfo.processInfo.processName)
        snapshot = AccessibleSnapshot(program)
        registerObjects()
        followListeners()
        embed()
    }

    /// Ends the connection.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        for (_, call) in waiting.values { reply(nil, to: call.invocation) }
        waiting = [:]
        for registration in registrations { g_dbus_connection_unregister_subtree(connection, registration) }
        for subscription in subscriptions { g_dbus_connection_signal_unsubscribe(connection, subscription) }
        g_signal_handler_disconnect(UnsafeMutableRawPointer(connection), closedHandler)
        g_dbus_connection_close_sync(connection, nil, nil)
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(connection)) }

    private var replies: AccessibleReplies {
        AccessibleReplies(snapshot: snapshot, busName: busName, desktop: desktop, send: request)
    }

    // MARK: Objects

    /// The descriptions of the interfaces and the functions for GIO, which live as long as the process.
    private struct Tables: @unchecked Sendable {
        // Written once, before their first use.
        let interfaces: [String: UnsafeMutablePointer<GDBusInterfaceInfo>]
        let calls: UnsafeMutablePointer<GDBusInterfaceVTable>
        let objects: UnsafeMutablePointer<GDBusSubtreeVTable>
        let cache: UnsafeMutablePointer<GDBusSubtreeVTable>
    }

    private static let tables: Tables = {
        let xml = "<node>" + AccessibleInterface.all.map(\.xml).joined() + "</node>"
        var interfaces: [String: UnsafeMutablePointer<GDBusInterfaceInfo>] = [:]
        if let node = g_dbus_node_info_new_for_xml(xml, nil) {
            for interface in AccessibleInterface.all {
                interfaces[interface.name] = g_dbus_node_info_lookup_interface(node, interface.name)
            }
        }
        let calls = UnsafeMutablePointer<GDBusInterfaceVTable>.allocate(capacity: 1)
        calls.initialize(to: GDBusInterfaceVTable())
        calls.pointee.method_call = { _, _, path, interface, method, arguments, invocation, state in
            guard let path, let interface, let method, let arguments, let invocation, let state else { return }
            let clients = Unmanaged<AccessibilityClients>.fromOpaque(state).takeUnretainedValue()
            clients.call(
                String(cString: path), String(cString: interface), String(cString: method), arguments, invocation)
        }
        calls.pointee.get_property = { _, _, path, interface, name, error, state in
            guard let path, let interface, let name, let state else { return nil }
            let clients = Unmanaged<AccessibilityClients>.fromOpaque(state).takeUnretainedValue()
            let value = clients.property(String(cString: path), String(cString: interface), String(cString: name))
            if value == nil { AccessibilityClients.setError(error) }
            return value
        }
        calls.pointee.set_property = { _, _, path, interface, name, value, error, state in
            guard let path, let interface, let name, let value, let state else { return 0 }
            let clients = Unmanaged<AccessibilityClients>.fromOpaque(state).takeUnretainedValue()
            let isSet = clients.set(
                String(cString: path), String(cString: interface), String(cString: name), to: value)
            if !isSet { AccessibilityClients.setError(error) }
            return isSet ? 1 : 0
        }
        return Tables(
            interfaces: interfaces, calls: calls,
            objects: subtree { _, _, _, node, state in
                guard let node, let state else { return nil }
                return Unmanaged<AccessibilityClients>.fromOpaque(state).takeUnretainedValue()
                    .interfaces(ofNode: String(cString: node))
            },
            cache: subtree { _, _, _, node, _ in
                node == nil ? AccessibilityClients.list([.cache]) : nil
            })
    }()

    private static func subtree(_ introspect: GDBusSubtreeIntrospectFunc?) -> UnsafeMutablePointer<GDBusSubtreeVTable> {
        let table = UnsafeMutablePointer<GDBusSubtreeVTable>.allocate(capacity: 1)
        table.initialize(to: GDBusSubtreeVTable())
        // The objects are not enumerated: clients read the children of the root.
        table.pointee.enumerate = { _, _, _, _ in
            g_malloc0(gsize(MemoryLayout<UnsafeMutablePointer<CChar>?>.size))?.assumingMemoryBound(
                to: UnsafeMutablePointer<CChar>?.self)
        }
        table.pointee.introspect = introspect
        table.pointee.dispatch = { _, _, _, _, _, data, state in
            data?.pointee = state
            return UnsafePointer(AccessibilityClients.tables.calls)
        }
        return table
    }

    private static func setError(_ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?) {
        g_set_error_literal(
            error, g_dbus_error_quark(), Int32(G_DBUS_ERROR_UNKNOWN_PROPERTY.rawValue), "The property does not exist")
    }

    /// Returns a list of descriptions that ends with a null pointer. GIO releases it.
    private static func list(
        _ interfaces: [AccessibleInterface]
    ) -> UnsafeMutablePointer<UnsafeMutablePointer<GDBusInterfaceInfo>?>? {
        let size = gsize((interfaces.count + 1) * MemoryLayout<UnsafeMutablePointer<GDBusInterfaceInfo>?>.size)
        let list = g_malloc0(size)?.assumingMemoryBound(to: UnsafeMutablePointer<GDBusInterfaceInfo>?.self)
        var index = 0
        for interface in interfaces {
            guard let info = tables.interfaces[interface.name] else { continue }
            list?[index] = g_dbus_interface_info_ref(info)
            index += 1
        }
        return list
    }

    private func interfaces(
        ofNode name: String
    ) -> UnsafeMutablePointer<UnsafeMutablePointer<GDBusInterfaceInfo>?>? {
        guard let id = AccessibleReplies.id(ofNode: name), snapshot[id] != nil else { return nil }
        return Self.list(replies.interfaces(of: id))
    }

    /// A reference for a callback of GIO, which may be called until GIO releases it by `release`.
    private var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

    private static let release: GDestroyNotify = { state in
        if let state { Unmanaged<AccessibilityClients>.fromOpaque(state).release() }
    }

    private func registerObjects() {
        for (path, table) in [
            (AccessibleReplies.folder, Self.tables.objects), (AccessibleReplies.cachePath, Self.tables.cache),
        ] {
            registrations.append(
                g_dbus_connection_register_subtree(
                    connection, path, table, G_DBUS_SUBTREE_FLAGS_DISPATCH_TO_UNENUMERATED_NODES, retained,
                    Self.release, nil))
        }
    }

    private static func id(ofPath path: String) -> UInt64? {
        AccessibleReplies.id(ofNode: path.split(separator: "/").last.map(String.init))
    }

    private func call(
        _ path: String, _ interface: String, _ method: String, _ arguments: OpaquePointer, _ invocation: OpaquePointer
    ) {
        if interface == AccessibleInterface.cache.name {
            return reply(AccessibleReplies.one(replies.cacheItems), to: invocation)
        }
        guard let id = Self.id(ofPath: path) else { return reply(nil, to: invocation) }
        let call = AccessibleReplies.Call(method: method, arguments: arguments)
        if interface == AccessibleInterface.text.name, waiting.count < Self.maximumWaitingCount,
            let query = replies.query(call, on: id)
        {
            let query = AccessibleTextQuery(query, id)
            waiting[ObjectIdentifier(query)] = (query, WaitingCall(call: call, invocation: invocation))
            request(.text(query))
        } else {
            reply(replies.call(interface, call, on: id), to: invocation)
        }
    }

    /// A call without a reply. The invocation owns the arguments.
    private struct WaitingCall {
        let call: AccessibleReplies.Call
        let invocation: OpaquePointer
    }

    /// Replies to the call that requires a query.
    func finish(_ query: AccessibleTextQuery, with result: AccessibilityTextResult?) {
        guard let (_, waiting) = waiting.removeValue(forKey: ObjectIdentifier(query)) else { return }
        let interface = AccessibleInterface.text.name
        reply(replies.call(interface, waiting.call, on: query.id, result), to: waiting.invocation)
    }

    /// Sends results, or an error without results.
    private func reply(_ results: OpaquePointer?, to invocation: OpaquePointer) {
        if let results {
            g_dbus_method_invocation_return_value(invocation, results)
        } else {
            g_dbus_method_invocation_return_dbus_error(
                invocation, "org.freedesktop.DBus.Error.UnknownObject", "The object does not exist")
        }
    }

    private func property(_ path: String, _ interface: String, _ name: String) -> OpaquePointer? {
        Self.id(ofPath: path).flatMap { replies.property(name, interface, of: $0) }
    }

    private func set(_ path: String, _ interface: String, _ name: String, to value: OpaquePointer) -> Bool {
        Self.id(ofPath: path).map { replies.set(name, interface, of: $0, to: value) } ?? false
    }

    // MARK: Registry

    /// Registers the program as a child of the desktop.
    private func embed() {
        let arguments = BusValue.tuple([replies.reference(AccessibleSnapshot.program)])
        send("\(AccessibleReplies.folder)/root", "org.a11y.atspi.Socket", "Embed", arguments) { clients, answer in
            _ = BusValue.child(of: answer, 0) { desktop in
                guard let name = BusValue.string(in: desktop, 0), let path = BusValue.string(in: desktop, 1) else {
                    return
                }
                clients.desktop = (name, path)
            }
        }
    }

    /// Follows the events that clients listen to.
    private func followListeners() {
        for signal in ["EventListenerRegistered", "EventListenerDeregistered"] {
            subscriptions.append(
                g_dbus_connection_signal_subscribe(
                    connection, Self.registry, Self.registry, signal, Self.registryPath, nil, G_DBUS_SIGNAL_FLAGS_NONE,
                    { _, _, _, _, _, _, state in
                        if let state {
                            Unmanaged<AccessibilityClients>.fromOpaque(state).takeUnretainedValue().readListeners()
                        }
                    }, retained, Self.release))
        }
        closedHandler = g_signal_connect_data(
            UnsafeMutableRawPointer(connection), "closed",
            unsafeBitCast(
                { (_, _, _, state) in
                    guard let state else { return }
                    let clients = Unmanaged<AccessibilityClients>.fromOpaque(state).takeUnretainedValue()
                    if !clients.isClosed { clients.whenClosed() }
                }
                    as @convention(c) (
                        UnsafeMutableRawPointer?, gboolean, UnsafeMutablePointer<GError>?, UnsafeMutableRawPointer?
                    ) -> Void, to: GCallback.self), retained,
            { state, _ in
                if let state { Unmanaged<AccessibilityClients>.fromOpaque(state).release() }
            }, GConnectFlags(0))
        readListeners()
    }

    private func readListeners() {
        guard !isClosed else { return }
        send(Self.registryPath, Self.registry, "GetRegisteredEvents", nil) { clients, answer in
            clients.listenedEvents =
                BusValue.child(of: answer, 0) { list in
                    (0..<Int(g_variant_n_children(list))).compactMap { index in
                        BusValue.child(of: list, index) { BusValue.string(in: $0, 1) }?.lowercased()
                    }
                } ?? []
        }
    }

    /// A reply that a closure receives.
    private final class Reply {
        unowned let clients: AccessibilityClients
        let body: (AccessibilityClients, OpaquePointer) -> Void

        init(_ clients: AccessibilityClients, _ body: @escaping (AccessibilityClients, OpaquePointer) -> Void) {
            (self.clients, self.body) = (clients, body)
        }
    }

    /// Calls a method of the registry. The closure is called with the reply, unless the call fails.
    private func send(
        _ path: String, _ interface: String, _ method: String, _ arguments: OpaquePointer?,
        _ body: @escaping (AccessibilityClients, OpaquePointer) -> Void
    ) {
        let reply = Unmanaged.passRetained(Reply(self, body)).toOpaque()
        // The clients live until their calls have ended.
        _ = Unmanaged.passRetained(self)
        g_dbus_connection_call(
            connection, Self.registry, path, interface, method, arguments, nil, G_DBUS_CALL_FLAGS_NONE,
            AccessibilitySession.timeout, nil,
            { connection, result, reply in
                guard let connection, let reply else { return }
                let received = Unmanaged<Reply>.fromOpaque(reply).takeRetainedValue()
                let answer = g_dbus_connection_call_finish(OpaquePointer(connection), result, nil)
                if let answer {
                    if !received.clients.isClosed { received.body(received.clients, answer) }
                    g_variant_unref(answer)
                }
                Unmanaged.passUnretained(received.clients).release()
            }, reply)
    }

    // MARK: Changes

    /// Replaces the windows, and reports the changes.
    func update(_ program: AccessibleProgram) {
        self.program = program
        change()
    }

    private func change() {
        let old = snapshot
        snapshot = AccessibleSnapshot(program, announcement: announcement)
        for event in AccessibleEvent.events(from: old, to: snapshot) { emit(event) }
    }

    /// Speaks a text. Clients that do not listen to announcements receive it as a new element of the active window with
    /// the role of a notification, which they speak.
    func announce(_ text: String, isAssertive: Bool) {
        guard let window = program.windows.first(where: \.isActive) ?? program.windows.first else { return }
        if listenedEvents.contains(where: { $0.hasPrefix("object:announcement") }) {
            emit(
                AccessibleEvent(
                    id: window.id, name: "Announcement", first: isAssertive ? 2 : 1, value: .text(text)))
        } else {
            announcement = (nextAnnouncement, text, window.id)
            nextAnnouncement += 1
            change()
        }
    }

    private func emit(_ event: AccessibleEvent) {
        guard !listenedEvents.isEmpty else { return }
        guard event.kind != "Cache" else {
            g_dbus_connection_emit_signal(
                connection, nil, AccessibleReplies.cachePath, "org.a11y.atspi.Cache", event.name,
                BusValue.tuple([replies.reference(event.id)]), nil)
            return
        }
        let value: OpaquePointer? =
            switch event.value {
            case .none: BusValue.integer(0)
            case .text(let text): BusValue.text(text)
            case .number(let number): BusValue.real(number)
            case .object(let id): replies.reference(id)
            }
        let parameters = BusValue.tuple([
            BusValue.text(event.detail), BusValue.integer(event.first), BusValue.integer(event.second),
            BusValue.any(value), BusValue.options([]),
        ])
        g_dbus_connection_emit_signal(
            connection, nil, AccessibleReplies.path(of: event.id), "org.a11y.atspi.Event.\(event.kind)", event.name,
            parameters, nil)
    }
}
