import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Effects of a controller's `preferredTransition` on presentations, pushes and pops.
@MainActor
@Suite("Preferred transitions")
struct PreferredTransitionTests {
    private let size = CGSize(width: 400, height: 800)

    private func page(_ title: String) -> UIViewController {
        let page = controller(title)
        page.modalPresentationStyle = .fullScreen
        return page
    }

    private func alpha(_ controller: UIViewController) -> CGFloat {
        CGFloat(controller.view.layer.presentation()?.opacity ?? -1)
    }

    private func frame(_ view: UIView?) -> CGRect {
        (view?.layer.presentation()?.frame ?? .null).integral
    }

    @Test("A presentation uses the preferred transition instead of the modal style")
    func presented() throws {
        try Stage.run(root: page("Old"), size: size) { stage, old in
            let new = page("New")
            new.preferredTransition = .crossDissolve

            old.present(new, animated: true)
            stage.advance(by: 0.15)
            let (fading, place) = (alpha(new), frame(new.view))
            stage.advance(by: 1)
            old.dismiss(animated: true)
            stage.advance(by: 0.15)
            let leaving = alpha(new)
            stage.advance(by: 1)

            expectEqual(new.modalTransitionStyle, .coverVertical)
            expectTrue(fading > 0.2 && fading < 0.8 && place == CGRect(origin: .zero, size: size))
            expectTrue(leaving > 0.2 && leaving < 0.8)
            expectNil(old.presentedViewController)
            expectIdentical(old.view.window, stage.window)
        }
    }

    @Test("A push and a pop use the preferred transition of the top page, with the callbacks of a push")
    func pushed() throws {
        try Stage.run(root: UINavigationController(rootViewController: page("Old")), size: size) { stage, stack in
            let new = page("New")
            new.preferredTransition = .coverVertical
            stage.timeline.clear()

            stack.pushViewController(new, animated: true)
            stage.advance(by: 0.1)
            let coming = frame(new.view)
            stage.advance(by: 1)
            let callbacks = stage.timeline.lines(of: .appearance)
            stack.popViewController(animated: true)
            stage.advance(by: 0.1)
            let going = frame(new.view)
            stage.advance(by: 1)

            expectTrue(coming.minX == 0 && coming.minY > 0 && coming.minY < 800)
            expectEqual(
                callbacks.filter { $0.hasSuffix("Appear") || $0.hasSuffix("Disappear") },
                [
                    "Old viewWillDisappear", "New viewWillAppear", "Old viewDidDisappear", "New viewDidAppear",
                ])
            expectTrue(going.minX == 0 && going.minY > 0)
            expectTrue(stack.viewControllers.count == 1 && stack.viewControllers[0].view.window === stage.window)
        }
    }

    @Test("A delegate's animator takes precedence over the controller's preference")
    func delegate() throws {
        final class Delegate: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
            var isAsked = false
            func animationController(
                forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { self }
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                isAsked = true
                if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
                context.completeTransition(true)
            }
        }
        let delegate = Delegate()
        try Stage.run(root: page("Old"), size: size) { stage, old in
            let new = page("New")
            new.preferredTransition = .flipHorizontal
            new.transitioningDelegate = delegate

            old.present(new, animated: true)
            stage.advance(by: 0.1)

            expectTrue(delegate.isAsked)
            expectIdentical(old.presentedViewController, new)
            expectFalse(new.isBeingPresented)
        }
    }
}
