import Foundation

/// The animations of a program when the pointer enters or leaves a region.
@MainActor
final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
    /// The duration of effects in seconds (chosen).
    static let duration = 0.2

    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    nonisolated deinit {}

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    func run() {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        let (animations, completions) = (animations, completions)
        let context = ViewAnimationContext(
            duration: UIView.areAnimationsEnabled ? Self.duration : 0, delay: 0, pacing: .curve(.easeInOut),
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) { isFinished in
            for completion in completions { completion(isFinished) }
        }
        // The completions are called at the end of the effect, also if the program animates nothing.
        context.run(holdingForDuration: true) {
            for animation in animations { animation() }
        }
    }
}
