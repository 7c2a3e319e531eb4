import CoreGraphics
import Foundation

/// A context that exists, or one that is made when drawing requests it.
final class ContextSource {
    private var make: (() -> CGContext?)?
    private(set) var made: CGContext?

    init(_ context: CGContext) { made = context }
    init(making make: @escaping () -> CGContext?) { self.make = make }

    var context: CGContext? {
        if let make {
            self.make = nil
            made = make()
        }
        return made
    }
}

/// UIKit's state of each thread: the current traits and the stack of contexts.
package final class ThreadState {
    /// A context on the stack.
    struct Target {
        /// Made when first requested, so that a view that draws nothing costs nothing; `nil` where there is no memory.
        var context: CGContext? { source.context }
        let source: ContextSource
        /// Of a context that `UIGraphicsBeginImageContextWithOptions` made; `nil` for one that was pushed.
        var imageScale: CGFloat?
    }

    /// What was set as `UITraitCollection.current`.
    var traits: UITraitCollection?
    /// The contexts that were pushed, the current one last.
    var targets: [Target] = []

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
