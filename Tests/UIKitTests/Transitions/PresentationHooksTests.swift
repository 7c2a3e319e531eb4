import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// Each begin hook of a presentation controller has an end hook, whatever happens in between.
@MainActor
@Suite("A presentation controller's hooks")
struct PresentationHooksTests {
    private final class Recorder: UIPresentationController {
        static var hooks: [String] = []
        override func presentationTransitionWillBegin() { Self.hooks.append("presentation begins") }
        override func presentationTransitionDidEnd(_ completed: Bool) { Self.hooks.append("presented \(completed)") }
        override func dismissalTransitionWillBegin() { Self.hooks.append("dismissal begins") }
        override func dismissalTransitionDidEnd(_ completed: Bool) { Self.hooks.append("dismissed \(completed)") }
    }

    private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        var whenAskedForController: (() -> Void)?
        var whenAskedForAnimator: (() -> Void)?

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            whenAskedForController?()
            return Recorder(presentedViewController: presented, presenting: presenting)
        }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            whenAskedForAnimator?()
            return nil
        }
    }

    private func onStage(_ body: (Stage, CallbackController, CallbackController, Delegate) throws -> Void) throws {
        Recorder.hooks = []
        try Stage.run(rootViewController: CallbackController("Box")) { stage in
            let box = try #require(stage.window.rootViewController as? CallbackController)
            let (modal, delegate) = (CallbackController("Modal"), Delegate())
            modal.modalPresentationStyle = .custom
            modal.transitioningDelegate = delegate
            try body(stage, box, modal, delegate)
        }
    }

    @Test("Both controllers have a coordinator when a presentation ends with its root")
    func coordinatorOfReplacedRoot() throws {
        final class Coordinated: UIPresentationController {
            var calls: [String] = []
            override func dismissalTransitionWillBegin() {
                expectNotNil(presentingViewController.transitionCoordinator)
                presentedViewController.transitionCoordinator?.animate(
                    alongsideTransition: { [unowned self] _ in calls.append("alongside") },
                    completion: { [unowned self] _ in calls.append("completion") })
            }
            override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("did end") }
        }
        final class Maker: NSObject, UIViewControllerTransitioningDelegate {
            var made: Coordinated?
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? {
                made = Coordinated(presentedViewController: presented, presenting: presenting)
                return made
            }
        }
        let maker = Maker()
        try onStage { stage, box, modal, _ in
            modal.transitioningDelegate = maker
            box.present(modal, animated: false)
            stage.settle()
            stage.window.rootViewController = UIViewController()
            stage.advance(by: 0.5)

            expectEqual(maker.made?.calls, ["alongside", "did end", "completion"])
            expectNil(modal.transitionCoordinator)
            maker.made = nil
        }
    }

    @Test("A root that is replaced in the presented controller's viewWillAppear ends the presentation first")
    func rootReplacedInWillAppear() throws {
        try onStage { stage, box, modal, _ in
            modal.on(.willAppear) { _ in stage.window.rootViewController = UIViewController() }

            box.present(modal, animated: false)
            stage.advance(by: 1)

            expectEqual(
                Recorder.hooks, ["presentation begins", "presented true", "dismissal begins", "dismissed true"])
        }
    }

    @Test("A root that is replaced while the delegate makes the animator ends the unstarted transition without a hook")
    func rootReplacedByDelegate() throws {
        try onStage { stage, box, modal, delegate in
            delegate.whenAskedForAnimator = { stage.window.rootViewController = UIViewController() }

            box.present(modal, animated: true)
            stage.advance(by: 1)

            expectEqual(Recorder.hooks, [])
            expectNil(modal.presentingViewController)
        }
    }

    @Test("A presentation by the delegate meanwhile is performed; the former presentation is refused")
    func delegatePresents() throws {
        try onStage { stage, box, modal, delegate in
            let other = CallbackController("Other")
            delegate.whenAskedForController = { box.present(other, animated: false) }

            box.present(modal, animated: false)
            stage.advance(by: 1)

            expectIdentical(box.presentedViewController, other)
            expectNil(modal.presentingViewController)
            expectEqual(stage.diagnostics.map(\.rule), ["presentation"])
        }
    }
}
