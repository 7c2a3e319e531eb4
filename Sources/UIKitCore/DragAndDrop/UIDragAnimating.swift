import Foundation

/// What goes along with the animation of a lift, a drop or a cancelled drag.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidraganimating>.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    /// Adds changes to be animated. Call it in the delegate's method; later it adds none.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds what is called when the animation is over: at its end, or at its start where a lift was taken back.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Collects animations and completions, and runs each once.
package final class DragAnimator: NSObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var hasRun = false

    package override init() { super.init() }

    nonisolated deinit {}

    package func addAnimations(_ animations: @escaping () -> Void) { if !hasRun { self.animations.append(animations) } }

    package func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    package func runAnimations() {
        hasRun = true
        let all = animations
        animations = []
        for animation in all { animation() }
    }

    package func runCompletions(at position: UIViewAnimatingPosition) {
        let all = completions
        completions = []
        for completion in all { completion(position) }
    }
}
