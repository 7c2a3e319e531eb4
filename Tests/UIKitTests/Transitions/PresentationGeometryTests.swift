import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// Frames of views after interrupted presentations.
@MainActor
@Suite("Presentations while the window changes")
struct PresentationGeometryTests {
    private func onStage(_ body: (Stage, CallbackController) throws -> Void) throws {
        try Stage.run(rootViewController: CallbackController("Box")) { stage in
            try body(stage, try #require(stage.window.rootViewController as? CallbackController))
        }
    }

    private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
            UIView.animate(withDuration: 0.3) {
                context.viewController(forKey: .to)?.view.alpha = 0.9
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        let interaction = UIPercentDrivenInteractiveTransition()
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Animator() }
        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Animator() }
        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }

    private let wide = CGSize(width: 1024, height: 768)

    @Test("A presentation in the root's context has the size that the window gets before it begins")
    func contextOfRoot() throws {
        try onStage { stage, box in
            let modal = CallbackController("Modal")
            modal.modalPresentationStyle = .currentContext

            box.present(modal, animated: false)
            stage.resize(to: wide)
            stage.advance(by: 1)

            expectEqual(modal.view.frame, CGRect(origin: .zero, size: wide))
        }
    }

    @Test("A presenter keeps the size that it got during a presentation that is cancelled")
    func presenterResized() throws {
        try onStage { stage, box in
            let (page, modal, delegate) = (CallbackController("Page"), CallbackController("Modal"), Delegate())
            page.modalPresentationStyle = .fullScreen
            box.present(page, animated: false)
            stage.advance(by: 1)
            modal.modalPresentationStyle = .overFullScreen
            modal.transitioningDelegate = delegate
            page.present(modal, animated: true)
            stage.advance(by: 0.1)

            stage.resize(to: wide)
            delegate.interaction.cancel()
            stage.advance(by: 1)

            expectNil(page.presentedViewController)
            expectEqual(page.view.frame, CGRect(origin: .zero, size: wide))
        }
    }

    @Test("A presenter that leaves its parent during an interaction is not added to it again")
    func presenterLeaves() throws {
        try onStage { stage, box in
            let (page, modal, delegate) = (CallbackController("Page"), CallbackController("Modal"), Delegate())
            page.definesPresentationContext = true
            box.contain(page)
            modal.modalPresentationStyle = .currentContext
            modal.transitioningDelegate = delegate
            page.present(modal, animated: true)
            stage.advance(by: 0.1)

            page.leaveParent()
            stage.advance(by: 1)

            expectNil(page.view.superview)
            expectEqual(box.view.subviews, [])
        }
    }

    @Test("Dismissing a stack whose top is inside the view of its bottom creates no cycle of views")
    func nestedContexts() throws {
        try onStage { stage, box in
            let (page, inner, top) = (
                CallbackController("Page"), CallbackController("Inner"), CallbackController("Top")
            )
            page.modalPresentationStyle = .currentContext
            box.present(page, animated: false)
            stage.advance(by: 1)
            inner.definesPresentationContext = true
            page.contain(inner)
            top.modalPresentationStyle = .overCurrentContext
            inner.present(top, animated: false)
            stage.advance(by: 1)

            box.dismiss(animated: true)
            stage.advance(by: 0.1)

            expectFalse(box.view.isDescendant(of: page.view))
            expectNotNil(box.view.window)
            stage.advance(by: 1)
            expectEqual(stage.window.subviews, [box.view])
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A sheet is not dismissed by a tap while a controller is being presented on it")
    func tapDuringPresentation() throws {
        final class Small: UIPresentationController {
            override var shouldPresentInFullscreen: Bool { false }
        }
        final class Maker: NSObject, UIViewControllerTransitioningDelegate {
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? { Small(presentedViewController: presented, presenting: presenting) }
        }
        try onStage { stage, box in
            let (sheet, modal, maker) = (CallbackController("Sheet"), CallbackController("Modal"), Maker())
            box.present(sheet, animated: false)
            stage.advance(by: 1)
            modal.modalPresentationStyle = .custom
            modal.transitioningDelegate = maker
            sheet.present(modal, animated: true)
            stage.advance(by: 0.1)

            stage.tap(at: CGPoint(x: 200, y: 5))
            stage.advance(by: 1)

            expectIdentical(box.presentedViewController, sheet)
            expectIdentical(sheet.presentedViewController, modal)
        }
    }

    @Test("A presenter is laid out in a size that it got before the cancelled presentation began")
    func presenterResizedBefore() throws {
        try onStage { stage, box in
            let (page, modal, delegate) = (CallbackController("Page"), CallbackController("Modal"), Delegate())
            page.modalPresentationStyle = .fullScreen
            box.present(page, animated: false)
            stage.advance(by: 1)
            modal.modalPresentationStyle = .overFullScreen
            modal.transitioningDelegate = delegate

            page.present(modal, animated: true)
            stage.resize(to: wide)
            stage.advance(by: 0.1)
            delegate.interaction.cancel()
            stage.advance(by: 1)

            expectNil(page.presentedViewController)
            expectEqual(page.view.frame, CGRect(origin: .zero, size: wide))
        }
    }

    @Test("A presentation in the context of a controller with pending layout has that controller's final size")
    func contextOfPresented() throws {
        try onStage { stage, box in
            let (page, modal) = (CallbackController("Page"), CallbackController("Modal"))
            page.view = UIView(frame: stage.window.bounds)
            page.modalPresentationStyle = .overCurrentContext
            box.present(page, animated: false)
            stage.advance(by: 1)
            modal.modalPresentationStyle = .currentContext

            page.present(modal, animated: false)
            stage.resize(to: wide)
            stage.advance(by: 1)
            stage.resize(to: CGSize(width: 500, height: 700))
            stage.advance(by: 1)

            expectEqual(modal.view.superview?.frame, stage.window.bounds)
        }
    }

    @Test("A presenter that is freed removes the presentation's container from any window")
    func presenterFreed() throws {
        try onStage { stage, box in
            var window: UIWindow? = stage.window.windowScene.map(UIWindow.init)
            let modal = CallbackController("Modal")
            window?.rootViewController = CallbackController("Other")
            window?.isHidden = false
            modal.modalPresentationStyle = .overCurrentContext
            let count = stage.window.subviews.count

            if let other = window?.rootViewController {
                stage.window.addSubview(other.view)
                other.present(modal, animated: false)
                stage.advance(by: 1)
                expectIdentical(modal.view.window, stage.window)
                other.view.removeFromSuperview()
            }
            window?.windowScene = nil
            window = nil
            stage.advance(by: 1)

            expectNil(modal.view.window)
            expectEqual(stage.window.subviews.count, count)
        }
    }

    @Test("A presented view has the window's new size after a dismissal that was requested in layout and did not begin")
    func dismissalWithdrawn() throws {
        try onStage { stage, box in
            let page = CallbackController("Page")
            page.modalPresentationStyle = .formSheet
            box.present(page, animated: false)
            stage.advance(by: 1)
            box.on(.layout) { _ in page.dismiss(animated: true) }
            page.on(.layout) { _ in stage.window.isHidden = true }
            page.view.setNeedsLayout()

            stage.resize(to: wide)
            stage.window.isHidden = false
            stage.advance(by: 1)

            expectIdentical(page.presentingViewController, box)
            expectEqual(page.view.frame, page.presentationController?.frameOfPresentedViewInContainerView)
        }
    }
}
