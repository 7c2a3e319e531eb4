import IrekoTesting
import UIKit

enum PropertyAnimatorsSnippets {
    @MainActor private static func drag(
        _ card: UIView, translation: CGFloat, distance: CGFloat, wantsOpen: Bool,
        cancelled: @escaping @MainActor () -> Void
    ) {
        let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.8) { card.center.y = 100 }
        animator.addCompletion { position in if position == .start { cancelled() } }
        animator.pauseAnimation()

        // The finger moves:
        animator.fractionComplete = translation / distance

        // The finger leaves:
        animator.isReversed = !wantsOpen
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }

    @MainActor static func run() throws {
        let root = UIViewController()
        try Stage.run(rootViewController: root) { stage in
            let card = UIView(frame: CGRect(x: 0, y: 450, width: 100, height: 100))
            root.view.addSubview(card)
            stage.advance(by: 0)
            var isCancelled = false
            drag(card, translation: 100, distance: 400, wantsOpen: false) { isCancelled = true }
            stage.advance(by: 2)
            try check(isCancelled && card.center.y == 500)
        }
    }
}
