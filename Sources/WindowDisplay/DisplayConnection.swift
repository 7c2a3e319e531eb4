import CSDL2
import CoreGraphics
import Foundation
import RenderServer
import Synchronization

/// The state that a window's owner and the display thread share. All windows of the program share one thread, as SDL
/// requires.
final class DisplayConnection: Sendable {
    struct Configuration: Sendable {
        var title: String
        var size: CGSize
        var place: CGPoint?
        var unitsPerPoint: Double
        var clock: MonotonicClock
        var handler: @Sendable ([DisplayEvent]) -> Void
    }

    let queue = CommitQueue(wake: { SDLVideo.wake() })
    /// The window to open, or `nil` if the prewarmed display is not used.
    let configuration = Gate<Configuration?>()
    let ready = Gate<Result<DisplayMode, DisplayError>>()
    let finished = Gate<Void>()
    let place = Mutex<CGPoint?>(nil)
    let mode = Mutex(DisplayMode(size: .zero, scale: 1))
    let statistics = Mutex(PresentationStatistics())

    /// Ends the connection: further requests of the owner are ignored, and pending snapshots and texts are `nil`.
    func end() {
        let left = queue.close()
        for snapshot in left.snapshots { snapshot.open(with: nil) }
        left.clipboard.refuse()
    }

    /// Ends the connection and reports the reason, because the window could not be opened or was lost.
    func end(_ error: DisplayError, _ event: DisplayEvent) {
        end()
        ready.open(with: .failure(error))
        configuration.wait(until: 0)??.handler([event])
    }

    // MARK: The thread

    /// The windows of the thread, and the windows that it will open.
    ///
    ///     none ──prewarm──▶ prewarmed ──take──▶ running ──last window closed, none pending──▶ none
    ///       └──────────────────take────────────────▲
    private struct Host {
        enum Phase {
            case none
            case prewarmed(DisplayConnection)
            case running
        }

        var phase = Phase.none
        /// The windows that the running thread has not opened yet.
        var pending: [DisplayConnection] = []
        /// The open windows.
        var open: [DisplayConnection] = []
    }

    private static let host = Mutex(Host())

    /// Starts the display thread, unless it is running, and leaves it waiting for its first configuration.
    static func prewarm() {
        host.withLock { host in
            guard case .none = host.phase else { return }
            host.phase = .prewarmed(start())
        }
    }

    /// Returns a connection for a new window: the prewarmed thread's connection, or a connection of a new or running
    /// thread. The window is opened when the connection has its configuration.
    static func take() -> DisplayConnection {
        host.withLock { host in
            switch host.phase {
            case .none:
                host.phase = .running
                return start()
            case .prewarmed(let connection):
                host.phase = .running
                return connection
            case .running:
                let connection = DisplayConnection()
                host.pending.append(connection)
                return connection
            }
        }
    }

    private static func start() -> DisplayConnection {
        LibraryEnvironment.prepared
        let connection = DisplayConnection()
        let thread = Thread { DisplayThread.main(connection) }
        thread.name = "display"
        thread.start()
        return connection
    }

    // MARK: For the thread

    /// Returns the windows to open in addition to the open windows.
    static func takePending() -> [DisplayConnection] {
        host.withLock { host in
            defer { host.pending = [] }
            return host.pending
        }
    }

    /// Called after all windows are closed and SDL is shut down. Returns a window that was requested meanwhile, for
    /// which the thread restarts, or `nil` for the end of the thread.
    static func takeNext() -> DisplayConnection? {
        host.withLock { host in
            host.open = []
            guard host.pending.isEmpty else { return host.pending.removeFirst() }
            host.phase = .none
            return nil
        }
    }

    static func didOpen(_ connection: DisplayConnection) { host.withLock { $0.open.append(connection) } }

    static func didClose(_ connection: DisplayConnection) {
        host.withLock { $0.open.removeAll { $0 === connection } }
    }

    /// Ends all connections, because the connection to the window system was lost.
    static func reportLostDisplay(_ message: String) {
        for connection in host.withLock({ $0.open }) {
            connection.end(.unavailable(message), .lost(message))
            connection.finished.open(with: ())
        }
    }
}
