import Foundation

/// Adds changes to the animation of a lift, a drop or a canceled drag.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidraganimating>.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    /// Adds changes to animate. Must be called in the delegate's method; later calls have no effect.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a completion, called after the animation with the position `end`, or `start` if a lift was taken back.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Collects animations and completions, and runs each of them once.
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
