import CoreGraphics
import Foundation

/// A thread's stack of contexts.
final class ContextStack {
    /// A context on the stack.
    struct Target {
        /// The context. It is created on first access, so that a view that draws nothing costs no memory. `nil` if
        /// memory is exhausted.
        var context: CGContext? { source.context }
        let source: ContextSource
        /// The scale of a context created by `UIGraphicsBeginImageContextWithOptions`, or `nil` for a pushed context.
        var imageScale: CGFloat?
        /// The document that `UIGraphicsEndPDFContext()` completes.
        var document: PDFDrawing?
    }

    /// The pushed contexts, the current one last.
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
