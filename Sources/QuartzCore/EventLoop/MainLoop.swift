import Foundation
import RenderServer
import Synchronization

/// The clock and the loop of the main thread, which can be used on every thread. They change with `MainLoop.current`.
private let mediaClock = Mutex<any MediaClock>(MonotonicClock())
private let sharedLoop = Mutex<(any EventLoop)?>(nil)

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
            share(newValue)
            context.transactions.eventLoopDidChange()
        }
    }

    /// Runs work in a later turn of the current loop, after all work that was sent earlier. May be called on any
    /// thread.
    package nonisolated static func send(_ work: @escaping @MainActor @Sendable () -> Void) {
        if let loop = sharedLoop.withLock({ $0 }) {
            loop.send(work)
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated(work) }
        }
    }

    /// Makes a loop and its clock available to all threads.
    static func share(_ loop: any EventLoop) {
        let clock = loop.clock
        mediaClock.withLock { $0 = clock }
        // The work of the earlier loop may send work while it is released.
        let earlier = sharedLoop.withLock { current in
            defer { current = loop }
            return current
        }
        withExtendedLifetime(earlier) {}
    }
}

/// Returns the current media time: seconds since an arbitrary start. It never decreases.
///
/// All modules read the time only from this clock. With windows it is the system's monotonic clock. On a stage it
/// changes only when the test advances it. This function may be called on any thread.
public func CACurrentMediaTime() -> CFTimeInterval { mediaClock.withLock { $0 }.now }
