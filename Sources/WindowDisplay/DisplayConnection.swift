import CSDL2
import CoreGraphics
import Foundation
import RenderServer
import Synchronization

/// What a window's owner and the display thread share. All windows of the program have the one thread, as SDL wants it.
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
    /// What to open; `nil` when the prewarmed display is not used.
    let configuration = Gate<Configuration?>()
    let ready = Gate<Result<DisplayMode, DisplayError>>()
    let finished = Gate<Void>()
    let place = Mutex<CGPoint?>(nil)
    let mode = Mutex(DisplayMode(size: .zero, scale: 1))
    let statistics = Mutex(PresentationStatistics())

    /// From here on the owner's requests are ignored; pictures and texts that it waits for do not come.
    func end() {
        let left = queue.close()
        for snapshot in left.snapshots { snapshot.open(with: nil) }
        left.clipboard.refuse()
    }

    /// Ends because there is no window, or none any more, and says why.
    func end(_ error: DisplayError, _ event: DisplayEvent) {
        end()
        ready.open(with: .failure(error))
        configuration.wait(until: 0)??.handler([event])
    }

    // MARK: The thread

    /// Which windows the thread has, and is to get.
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
        /// The windows that the running thread has yet to open.
        var pending: [DisplayConnection] = []
        /// The windows that are open.
        var open: [DisplayConnection] = []
    }

    private static let host = Mutex(Host())

    /// Starts the display thread, unless there is one, and leaves it waiting for its first configuration.
    static func prewarm() {
        host.withLock { host in
            guard case .none = host.phase else { return }
            host.phase = .prewarmed(start())
        }
    }

    /// A connection for one more window: that of the prewarmed thread, of a new one, or of the one that runs. The window is
    /// opened when the connection has its configuration.
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

    /// The windows that are to be opened beside those that are open.
    static func takePending() -> [DisplayConnection] {
        host.withLock { host in
            defer { host.pending = [] }
            return host.pending
        }
    }

    /// All windows are closed and SDL is shut down: the window to start anew for, if one was asked for meanwhile, or the end
    /// of the thread.
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

    /// The window system is gone: no window will answer any more.
    static func loseAll(_ message: String) {
        for connection in host.withLock({ $0.open }) {
            connection.end(.unavailable(message), .lost(message))
            connection.finished.open(with: ())
        }
    }
}
