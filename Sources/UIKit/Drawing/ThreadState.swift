import CoreGraphics
import Foundation

/// What UIKit keeps apart for each thread: the traits and the contexts that are drawn with.
final class ThreadState {
    /// A context on the stack.
    struct Target {
        var context: CGContext
        /// Of a context that `UIGraphicsBeginImageContextWithOptions` made; `nil` for one that was pushed.
        var imageScale: CGFloat?
    }

    /// What was set as `UITraitCollection.current`.
    var traits: UITraitCollection?
    /// The contexts that were pushed, the current one last.
    var targets: [Target] = []

    /// This thread's own. Goes away with the thread.
    static var current: ThreadState {
        if let pointer = pthread_getspecific(key) {
            return Unmanaged<ThreadState>.fromOpaque(pointer).takeUnretainedValue()
        }
        let state = ThreadState()
        pthread_setspecific(key, Unmanaged.passRetained(state).toOpaque())
        return state
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { pointer in
            if let pointer { Unmanaged<ThreadState>.fromOpaque(pointer).release() }
        }
        return key
    }()
}
