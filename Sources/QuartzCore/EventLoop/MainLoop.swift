import Foundation
import RenderServer
import Synchronization

/// The clock of the main thread, which can be read on every thread. It changes with `MainLoop.current`.
private let mediaClock = Mutex<any MediaClock>(MonotonicClock())

/// Provides the event loop of layers, views and all higher layers of the framework.
@MainActor package enum MainLoop {
    /// The loop of the current context. The default is the main dispatch queue's loop.
    ///
    /// Setting it changes media time to the new loop's clock. The work that was enqueued on the old loop stays there.
    package static var current: any EventLoop {
        get { LayerContext.current.loop }
        set {
            let context = LayerContext.current
            context.loop = newValue
            readClock(of: newValue)
            context.transactions.eventLoopDidChange()
        }
    }

    /// Sets the clock of media time to a loop's clock.
    static func readClock(of loop: any EventLoop) {
        let clock = loop.clock
        mediaClock.withLock { $0 = clock }
    }
}

/// Returns the current media time: seconds since an arbitrary start. It never decreases.
///
/// All modules read the time only from this clock. With windows it is the system's monotonic clock. On a stage it
/// changes only when the test advances it. This function may be called on any thread.
public func CACurrentMediaTime() -> CFTimeInterval { mediaClock.withLock { $0 }.now }
