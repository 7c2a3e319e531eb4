import CoreGraphics
import Foundation

/// A thread's stack of contexts.
final class ContextStack {
    /// A context on the stack.
    struct Target {
        /// Made when first requested, so that a view that draws nothing costs nothing; `nil` where there is no memory.
        var context: CGContext? { source.context }
        let source: ContextSource
        /// Of a context that `UIGraphicsBeginImageContextWithOptions` made; `nil` for one that was pushed.
        var imageScale: CGFloat?
    }

    /// The contexts that were pushed, the current one last.
    var targets: [Target] = []

    /// This thread's stack.
    static var current: ContextStack {
        let state = ThreadState.current
        if let contexts = state.contexts { return unsafeDowncast(contexts, to: ContextStack.self) }
        let stack = ContextStack()
        state.contexts = stack
        return stack
    }
}
