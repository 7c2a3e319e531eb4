import Foundation

/// The state of UIKit that each thread has separately. The values are stored as objects, since their types belong to
/// higher layers.
package final class ThreadState {
    /// The value of `UITraitCollection.current`.
    var traits: AnyObject?
    /// The `ContextStack` of the thread, created on demand.
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

    /// Sets the state of this thread, and returns the previous one.
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
