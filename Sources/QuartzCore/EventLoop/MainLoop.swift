import Foundation
import RenderServer
import Synchronization

/// The clock that all of the main side reads, readable from every thread. It changes with `MainLoop.current`.
private let mediaClock = Mutex<any MediaClock>(MonotonicClock())

/// The event loop that layers, views and everything above them use.
@MainActor package enum MainLoop {
    /// The loop in use, that of the current context. The default is the main dispatch queue's.
    ///
    /// Setting it moves media time over to the new loop's clock as well. What was enqueued on the old loop stays there.
    package static var current: any EventLoop {
        get { LayerContext.current.loop }
        set {
            let context = LayerContext.current
            context.loop = newValue
            readClock(of: newValue)
            context.transactions.eventLoopDidChange()
        }
    }

    /// Makes media time that of a loop.
    static func readClock(of loop: any EventLoop) {
        let clock = loop.clock
        mediaClock.withLock { $0 = clock }
    }
}

/// The media time now: seconds since an arbitrary start, never going back.
///
/// All of the modules read this clock and no other. In a window it is the system's monotonic clock; on a stage it
/// stands still until the test moves it. May be called from any thread.
public func CACurrentMediaTime() -> CFTimeInterval { mediaClock.withLock { $0 }.now }
