import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Coordinating with the end of a transition")
struct TransitionCoordinationTests {
    @Test("A completion that is added in viewDidAppear is called")
    func completionFromDidAppear() throws {
        try Stage.run(rootViewController: CallbackController("Box")) { stage in
            let box = try #require(stage.window.rootViewController)
            let modal = CallbackController("Modal")
            var calls: [String] = []
            modal.on(.didAppear) { modal in
                modal.transitionCoordinator?.animate { _ in
                    calls.append("alongside")
                } completion: { context in
                    calls.append("completion \(context.isCancelled)")
                }
            }

            box.present(modal, animated: true) { calls.append("presented") }
            stage.advance(by: 1)

            expectEqual(calls, ["alongside", "completion false", "presented"])
        }
    }

    private final class Interaction: NSObject, UIViewControllerInteractiveTransitioning {
        var context: (any UIViewControllerContextTransitioning)?
        func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) { self.context = context }
    }

    private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {}
    }

    private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        weak var interaction: Interaction?
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Animator() }
        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            let made = Interaction()
            interaction = made
            return made
        }
    }

    @Test("An interaction controller that keeps its context is freed when the window's root is replaced")
    func interactionIsFreed() throws {
        try Stage.run(rootViewController: CallbackController("Box")) { stage in
            let delegate = Delegate()
            let modal = CallbackController("Modal")
            modal.modalPresentationStyle = .fullScreen
            modal.transitioningDelegate = delegate
            stage.window.rootViewController?.present(modal, animated: true)
            stage.advance(by: 0.1)
            try #require(delegate.interaction?.context != nil)

            stage.window.rootViewController = UIViewController()
            stage.advance(by: 1)

            expectNil(delegate.interaction)
        }
    }
}
