import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// The state right after the calls of `present` and `dismiss`, and the result of calls whose transition never begins.
@MainActor
@Suite("Presentations: before the transition")
struct PresentationTimingTests {
    @Test("Inside the call the view is loaded and the coordinator is made; both sides have it")
    func coordinator() throws {
        try Stage.run(rootViewController: controller("Old")) { stage in
            let old = try #require(stage.window.rootViewController)
            let new = controller("New")
            new.modalPresentationStyle = .fullScreen
            stage.timeline.clear()
            var told: [String] = []

            old.present(new, animated: true)
            let inside = stage.timeline.lines
            let joined = old.transitionCoordinator?.animate { _ in
                told.append("alongside")
            } completion: {
                told.append("presented \(!$0.isCancelled)")
            }
            let isSame = old.transitionCoordinator === new.transitionCoordinator
            stage.advance(by: 1)
            new.dismiss(animated: true)
            new.transitionCoordinator?.animate(alongsideTransition: nil) { told.append("dismissed \(!$0.isCancelled)") }
            stage.advance(by: 1)

            expectEqual(inside, ["New loadView", "New viewDidLoad"])
            expectEqual(joined, true)
            expectTrue(isSame)
            expectEqual(told, ["alongside", "presented true", "dismissed true"])
            expectNil(old.transitionCoordinator)
        }
    }

    @Test("A presentation whose root is replaced in the same turn is withdrawn, and its coordinator reports that")
    func calledOff() throws {
        try Stage.run(rootViewController: controller("Old")) { stage in
            let old = try #require(stage.window.rootViewController)
            let new = controller("New")
            var told: [String] = []

            old.present(new, animated: true) { told.append("completion") }
            old.transitionCoordinator?.animate { _ in
                told.append("alongside")
            } completion: {
                told.append("cancelled \($0.isCancelled)")
            }
            stage.window.rootViewController = controller("Other")
            stage.advance(by: 1)

            expectEqual(told, ["cancelled true"])
            expectFalse(new.isBeingPresented)
            expectNil(new.presentingViewController)
            expectEmpty(stage.timeline.callbacks(of: new))
        }
    }

    @Test("A revoked dismissal leaves no state behind")
    func dismissalCalledOff() throws {
        try Stage.run(rootViewController: controller("Old")) { stage in
            let old = try #require(stage.window.rootViewController)
            let (first, second) = (controller("First"), controller("Second"))
            old.present(first, animated: false)
            stage.advance(by: 1)
            first.present(second, animated: false)
            stage.advance(by: 1)

            old.dismiss(animated: true)
            stage.window.rootViewController = controller("Other")
            stage.advance(by: 1)

            for controller in [first, second] {
                expectFalse(controller.isBeingDismissed)
                expectNil(controller.presentingViewController)
                expectEqual(
                    stage.timeline.callbacks(of: controller),
                    [
                        "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
                    ])
            }
            expectEqual(stage.window.subviews.count, 1)
        }
    }

    @Test("A presenter in its own context that leaves its parent removes its presentation")
    func presenterLeaves() throws {
        try Stage.run(rootViewController: controller("Root")) { stage in
            let root = try #require(stage.window.rootViewController)
            let (child, new) = (controller("Child"), controller("New"))
            root.addChild(child)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
            child.definesPresentationContext = true
            new.modalPresentationStyle = .overCurrentContext
            child.present(new, animated: false)
            stage.advance(by: 1)

            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            stage.advance(by: 0)

            expectEqual(stage.timeline.callbacks(of: new).suffix(2), ["viewWillDisappear", "viewDidDisappear"])
            expectNil(new.view.window)
            expectEmpty(root.view.subviews)
            expectNil(new.presentingViewController)
            expectNil(child.presentedViewController)
        }
    }

    @Test("A presentation controller may wrap the presented view until its transition begins")
    func wrapped() throws {
        final class Wrapping: UIPresentationController {
            private var wrapper: UIView?
            override var presentedView: UIView? { wrapper }
            override func presentationTransitionWillBegin() {
                let wrapper = UIView(frame: frameOfPresentedViewInContainerView)
                presentedViewController.view.frame = wrapper.bounds
                wrapper.addSubview(presentedViewController.view)
                self.wrapper = wrapper
            }
        }
        final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? {
                Wrapping(presentedViewController: presented, presenting: presenting)
            }
        }
        let delegate = Delegate()
        try Stage.run(rootViewController: controller("Old")) { stage in
            let old = try #require(stage.window.rootViewController)
            let new = controller("New")
            new.modalPresentationStyle = .custom
            new.transitioningDelegate = delegate

            old.present(new, animated: true)
            stage.advance(by: 0)
            let isMoving = new.view.superview?.layer.animationKeys()?.isEmpty == false
            stage.advance(by: 1)
            let frame = new.view.convert(new.view.bounds, to: nil)
            old.dismiss(animated: true)
            stage.advance(by: 1)

            expectTrue(isMoving)
            expectEqual(frame, CGRect(x: 0, y: 0, width: 390, height: 844))
            expectEqual(
                stage.timeline.callbacks(of: new),
                [
                    "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
                ])
            expectEqual(stage.window.subviews.count, 1)
        }
    }

    @Test("A sheet gets viewWillTransition with its future size in a window that becomes wide")
    func sheetSize() throws {
        try Stage.run(size: CGSize(width: 400, height: 700), rootViewController: controller("Old")) { stage in
            let old = try #require(stage.window.rootViewController)
            let new = controller("New")
            old.present(new, animated: false)
            stage.advance(by: 1)
            stage.timeline.clear()

            stage.resize(to: CGSize(width: 1000, height: 700))
            stage.advance(by: 1)

            expectEqual(new.view.bounds.size, CGSize(width: 540, height: 620))
            expectEqual(stage.timeline.callbacks(of: new, .size), ["viewWillTransition(to: 540×620)"])
        }
    }

    @Test("A controller that is being presented or dismissed cannot present")
    func presenterInTransition() throws {
        try Stage.run(rootViewController: controller("Old")) { stage in
            let old = try #require(stage.window.rootViewController)
            let (new, late) = (controller("New"), controller("Late"))

            old.present(new, animated: true)
            stage.advance(by: 0.1)
            new.present(late, animated: true)
            stage.advance(by: 1)
            new.dismiss(animated: true)
            stage.advance(by: 0.1)
            new.present(late, animated: true)
            stage.advance(by: 1)

            expectEqual(stage.diagnostics.count, 2)
            expectTrue(stage.diagnostics.allSatisfy { $0.message.hasSuffix("while a presentation is in progress.") })
            expectNil(late.presentingViewController)
            expectEqual(stage.window.subviews.count, 1)
        }
    }

    @Test("A presentation in a child's context disappears and appears with the child's parent")
    func contextGoesAlong() throws {
        try Stage.run(rootViewController: controller("Root")) { stage in
            let root = try #require(stage.window.rootViewController)
            let (child, inner, full) = (controller("Child"), controller("Inner"), controller("Full"))
            root.addChild(child)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
            child.definesPresentationContext = true
            inner.modalPresentationStyle = .overCurrentContext
            full.modalPresentationStyle = .fullScreen
            child.present(inner, animated: false)
            stage.advance(by: 1)
            stage.timeline.clear()

            root.present(full, animated: true)
            stage.advance(by: 1)
            expectEqual(stage.timeline.callbacks(of: inner), ["viewWillDisappear", "viewDidDisappear"])

            root.dismiss(animated: true)
            stage.advance(by: 1)
            expectEqual(
                stage.timeline.callbacks(of: inner).suffix(3),
                [
                    "viewWillAppear", "viewIsAppearing", "viewDidAppear",
                ])

            stage.window.rootViewController = controller("Other")
            stage.advance(by: 1)
            expectEqual(stage.timeline.callbacks(of: inner).suffix(2), ["viewWillDisappear", "viewDidDisappear"])
            expectEqual(stage.timeline.callbacks(of: inner).count, 7)
            expectNil(inner.presentingViewController)
        }
    }
}
