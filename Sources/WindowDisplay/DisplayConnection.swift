import CSDL2
import CoreGraphics
import Foundation
import RenderServer
import Synchronization

/// What the window's owner and the display thread share.
final class DisplayConnection: Sendable {
    struct Configuration: Sendable {
        var title: String
        var size: CGSize
        var unitsPerPoint: Double
        var clock: MonotonicClock
        var handler: @Sendable ([DisplayEvent]) -> Void
    }

    let queue = CommitQueue(wake: { SDLVideo.wake() })
    /// What to open; `nil` when the prewarmed display is not used.
    let configuration = Gate<Configuration?>()
    let ready = Gate<Result<DisplayMode, DisplayError>>()
    let finished = Gate<Void>()
    let mode = Mutex(DisplayMode(size: .zero, scale: 1))
    let statistics = Mutex(PresentationStatistics())

    // MARK: The one display

    private enum Slot {
        case free
        case prewarmed(DisplayConnection)
        case taken
    }

    private static let slot = Mutex(Slot.free)

    /// Starts a display thread, unless there is one, and leaves it waiting for its configuration.
    static func prewarm() {
        slot.withLock { slot in
            guard case .free = slot else { return }
            slot = .prewarmed(start())
        }
    }

    /// The prewarmed thread's connection, or that of a new one; `nil` when there is an open display.
    static func take() -> DisplayConnection? {
        slot.withLock { slot in
            defer { slot = .taken }
            switch slot {
            case .free: return start()
            case .prewarmed(let connection): return connection
            case .taken: return nil
            }
        }
    }

    private static func start() -> DisplayConnection {
        LibraryEnvironment.prepared
        let connection = DisplayConnection()
        let thread = Thread {
            DisplayThread.main(connection)
            slot.withLock { $0 = .free }
            connection.finished.open(with: ())
        }
        thread.name = "display"
        thread.start()
        return connection
    }
}
