import Foundation

/// UIKit's state of each thread. What is kept in it belongs to chapters that build on this one, so it is objects here.
package final class ThreadState {
    /// What was set as `UITraitCollection.current`.
    var traits: AnyObject?
    /// The thread's `ContextStack`, once there is one.
    var contexts: AnyObject?

    package init() {}

    /// This thread's state, released with the thread.
    static var current: ThreadState {
        if let pointer = pthread_getspecific(key) {
            return Unmanaged<ThreadState>.fromOpaque(pointer).takeUnretainedValue()
        }
        let state = ThreadState()
        pthread_setspecific(key, Unmanaged.passRetained(state).toOpaque())
        return state
    }

    /// Gives this thread another state, and returns the one before.
    package static func replace(with state: ThreadState) -> ThreadState {
        let before = current
        pthread_setspecific(key, Unmanaged.passRetained(state).toOpaque())
        Unmanaged.passUnretained(before).release()
        return before
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { pointer in
            if let pointer { Unmanaged<ThreadState>.fromOpaque(pointer).release() }
        }
        return key
    }()
}
