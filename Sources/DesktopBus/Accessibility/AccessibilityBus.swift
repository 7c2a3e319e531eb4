package import AccessibilityTree
import CGIO
internal import Foundation

/// Describes the windows of a program to the screen readers of the desktop, by AT-SPI.
///
/// The bus of assistive technologies has a separate thread, which replies to clients from the last tree, so that a
/// client need not wait for the main thread. Only queries about the layout of a text are sent to it. The program is
/// registered only while the desktop's setting `IsEnabled` is set, which screen readers set. Without a client, the
/// thread waits, and no tree is built.
///
/// Follows <https://gnome.pages.gitlab.gnome.org/at-spi2-core/devel-docs/>.
package final class AccessibilityBus: Sendable {
    private let context: Context
    private let request: @Sendable (AccessibleRequest) -> Void

    /// The main context of the thread.
    private struct Context: @unchecked Sendable {
        // Main contexts of GLib can be used by all threads.
        let pointer: OpaquePointer?
    }

    /// - Parameter request: Called on the thread of the bus with the messages of clients.
    package init(request: @escaping @Sendable (AccessibleRequest) -> Void) {
        context = Context(pointer: g_main_context_new())
        self.request = request
    }

    /// Starts the thread, unless the environment has no session bus or contains `NO_AT_BRIDGE=1`.
    package func start(environment: [String: String]) {
        guard environment["NO_AT_BRIDGE"] != "1", SessionBus.exists(in: environment) else { return }
        let thread = Thread { [self] in run() }
        thread.name = "ireko.accessibility"
        thread.start()
    }

    private func run() {
        g_main_context_push_thread_default(context.pointer)
        guard let connection = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return }
        // The end of the bus does not end the program.
        g_dbus_connection_set_exit_on_close(connection, 0)
        AccessibilitySession(connection, request: request).start()
        g_main_loop_run(g_main_loop_new(context.pointer, 0))
    }

    // MARK: Updates

    /// Replaces the described windows, and reports the changes to clients.
    package func update(_ program: AccessibleProgram) { invoke { $0.update(program) } }

    /// Lets screen readers speak a text.
    ///
    /// - Parameter isAssertive: Whether the text interrupts other texts.
    package func announce(_ text: String, isAssertive: Bool) { invoke { $0.announce(text, isAssertive: isAssertive) } }

    /// Replies to the call that requires a query. The result is `nil` if the object displays no text.
    package func finish(_ query: AccessibleTextQuery, with result: AccessibilityTextResult?) {
        invoke { $0.finish(query, with: result) }
    }

    /// Work for the thread.
    private final class Work: Sendable {
        let body: @Sendable (AccessibilitySession) -> Void

        init(_ body: @escaping @Sendable (AccessibilitySession) -> Void) { self.body = body }
    }

    private func invoke(_ body: @escaping @Sendable (AccessibilitySession) -> Void) {
        let work = Unmanaged.passRetained(Work(body)).toOpaque()
        g_main_context_invoke_full(
            context.pointer, G_PRIORITY_DEFAULT,
            { work in
                if let work, let session = AccessibilitySession.ofThread {
                    Unmanaged<Work>.fromOpaque(work).takeUnretainedValue().body(session)
                }
                return 0
            }, work, { work in if let work { Unmanaged<Work>.fromOpaque(work).release() } })
    }
}
