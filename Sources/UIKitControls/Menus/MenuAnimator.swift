/// An animator that collects the animations and completions that a program adds to the animation of a menu.
final class MenuAnimator: UIContextMenuInteractionCommitAnimating {
    private(set) weak var previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.pop
    private var animations: [@MainActor () -> Void] = []
    private var completions: [@MainActor () -> Void] = []

    init(_ previewViewController: UIViewController? = nil) { self.previewViewController = previewViewController }

    nonisolated deinit {}

    func addAnimations(_ animations: @escaping @MainActor () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping @MainActor () -> Void) { completions.append(completion) }

    func runAnimations() {
        let added = animations
        animations = []
        for animation in added { animation() }
    }

    func runCompletions() {
        let added = completions
        completions = []
        for completion in added { completion() }
    }
}
