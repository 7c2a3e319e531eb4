import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// The meaning of styles, and the presenting controller.
@MainActor
@Suite("Styles of presentations")
struct PresentationStyleTests {
    private static let styles: [UIModalPresentationStyle] = [
        .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen, .overCurrentContext, .popover,
        .automatic,
    ]

    private func presented(_ style: UIModalPresentationStyle, _ name: String = "New") -> UIViewController {
        let new = controller(name)
        new.modalPresentationStyle = style
        return new
    }

    @Test("Raw values are UIKit's")
    func rawValues() {
        expectEqual(Self.styles.map(\.rawValue), [0, 1, 2, 3, 4, 5, 6, 7, -2])
        expectEqual(UIModalPresentationStyle.none.rawValue, -1)
        expectEqual(
            [UIModalTransitionStyle.coverVertical, .flipHorizontal, .crossDissolve].map(\.rawValue), [0, 1, 2])
    }

    // MARK: Presentation controllers

    @Test("Only sheets and popovers have the presentation controllers of sheets and popovers")
    func controllers() {
        for style in Self.styles {
            let new = presented(style)

            let isSheet = [.pageSheet, .formSheet, .automatic].contains(style)
            expectEqual((new.sheetPresentationController != nil), isSheet, "\(style)")
            expectEqual((new.popoverPresentationController != nil), (style == .popover), "\(style)")
            expectEqual((new.presentationController == nil), (style == .custom), "\(style)")
            expectNil(new.activePresentationController)
        }
    }

    @Test("A presentation controller that was read is kept despite later styles; the next presentation has a new one")
    func kept() throws {
        try Stage.run(root: controller("Root")) { stage, root in
            let new = presented(.pageSheet)
            let made = new.presentationController

            new.modalPresentationStyle = .fullScreen
            expectIdentical(new.presentationController, made)
            root.present(new, animated: false)
            stage.advance(by: 1)
            expectEqual(new.view.frame, CGRect(x: 0, y: 20, width: 390, height: 824))
            expectIdentical(new.presentationController, made)
            expectNotNil(root.view.window)

            root.dismiss(animated: false)
            stage.advance(by: 1)
            expectNotIdentical(new.presentationController, made)
            root.present(new, animated: false)
            stage.advance(by: 1)
            expectEqual(new.view.frame, stage.window.bounds)
            expectNil(root.view.window)
        }
    }

    @Test("A popover on a phone adapts to a form sheet, and its modalPresentationStyle does not change")
    func adapted() throws {
        try Stage.run(root: controller("Root")) { stage, root in
            let new = presented(.popover)
            new.popoverPresentationController?.sourceView = root.view

            root.present(new, animated: false)
            stage.advance(by: 1)

            let asked = try #require(new.presentationController as? UIPopoverPresentationController)
            expectEqual(asked.adaptivePresentationStyle, .formSheet)
            expectEqual(new.modalPresentationStyle, .popover)
            expectTrue(new.activePresentationController is UISheetPresentationController)
            expectIdentical(new.popoverPresentationController, asked)
        }
    }

    // MARK: Who presents

    @Test("The ancestor that covers the screen presents, and all controllers on the way return the presented one")
    func climbing() throws {
        try Stage.run(root: UITabBarController()) { stage, tabs in
            let (page, new) = (controller("Page"), presented(.fullScreen))
            let navigation = UINavigationController(rootViewController: page)
            tabs.viewControllers = [navigation]
            stage.advance(by: 1)

            page.present(new, animated: false)
            stage.advance(by: 1)

            expectIdentical(new.presentingViewController, tabs)
            for controller in [page, navigation, tabs] { expectIdentical(controller.presentedViewController, new) }
            page.dismiss(animated: false)
            stage.advance(by: 1)
            expectNil(tabs.presentedViewController)
            expectNotNil(page.view.window)
        }
    }

    @Test("A dismissal without a presentation has no effect, and its completion is not called")
    func nothing() throws {
        try Stage.run(root: controller("Root")) { stage, root in
            var completions = 0
            let child = controller("Child")
            root.addChild(child)
            child.didMove(toParent: root)

            root.dismiss(animated: true) { completions += 1 }
            child.dismiss(animated: false) { completions += 1 }
            stage.advance(by: 1)

            expectEqual(completions, 0)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A controller that presents no controller is dismissed itself")
    func forwarded() throws {
        try Stage.run(root: controller("Root")) { stage, root in
            let (lower, upper) = (presented(.overFullScreen, "Lower"), presented(.overFullScreen, "Upper"))
            root.present(lower, animated: false)
            stage.advance(by: 1)
            lower.present(upper, animated: false)
            stage.advance(by: 1)

            lower.dismiss(animated: false)
            stage.advance(by: 1)
            expectNil(lower.presentedViewController)
            expectIdentical(root.presentedViewController, lower)

            lower.dismiss(animated: false)
            stage.advance(by: 1)
            expectNil(root.presentedViewController)
        }
    }

    @Test("After a dismissal without animation has returned it is still presented; some turns later it is not")
    func laterTurn() throws {
        try Stage.run(root: controller("Root")) { stage, root in
            let new = presented(.pageSheet)
            root.present(new, animated: false)
            stage.advance(by: 1)
            var completions = 0

            root.dismiss(animated: false) { completions += 1 }
            let (inside, calls) = (root.presentedViewController, completions)
            stage.settle()

            expectIdentical(inside, new)
            expectEqual(calls, 0)
            expectNil(root.presentedViewController)
            expectEqual(completions, 1)
        }
    }

    @Test("Full screen over a sheet leaves the sheet's frame as it was", arguments: [false, true])
    func fullScreenOverSheet(isAnimated: Bool) throws {
        try Stage.run(root: controller("Root")) { stage, root in
            let (sheet, full) = (presented(.pageSheet, "Sheet"), presented(.fullScreen, "Full"))
            root.present(sheet, animated: false)
            stage.advance(by: 1)
            let frame = sheet.view.frame

            sheet.present(full, animated: isAnimated)
            stage.advance(by: 1)
            expectNil(sheet.view.window)
            expectEqual(full.view.frame, stage.window.bounds)
            sheet.dismiss(animated: isAnimated)
            stage.advance(by: 1)

            expectEqual(sheet.view.frame, frame)
            expectNotNil(sheet.view.window)
            expectEqual(sheet.view.convert(sheet.view.bounds, to: nil), frame)
        }
    }

    @Test("The style custom without a delegate fills the window, and the presenter stays")
    func customWithoutDelegate() throws {
        try Stage.run(root: controller("Root")) { stage, root in
            let new = presented(.custom)

            root.present(new, animated: true)
            stage.advance(by: 1)

            expectEqual(new.view.frame, stage.window.bounds)
            expectNotNil(root.view.window)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("The presenter stays in the presented controller's responder chain, unless the controller excludes it")
    func responders() throws {
        final class Alone: UIViewController {
            override var performsActionsWhilePresentingModally: Bool { false }
        }
        try Stage.run(root: controller("Root")) { stage, root in
            let (sheet, alone) = (controller("Sheet"), Alone())
            root.present(sheet, animated: false)
            stage.advance(by: 1)
            sheet.present(alone, animated: false)
            stage.advance(by: 1)

            expectTrue(sheet.performsActionsWhilePresentingModally)
            expectIdentical(sheet.next, root)
            expectNotIdentical(alone.next, sheet)
        }
    }

    // MARK: Transition styles

    @Test("A context may pass its own transition style to its presentations")
    func contextStyle() throws {
        for provides in [false, true] {
            try Stage.run(root: controller("Root")) { stage, root in
                let new = presented(.overCurrentContext)
                root.definesPresentationContext = true
                root.providesPresentationContextTransitionStyle = provides
                root.modalTransitionStyle = .crossDissolve

                root.present(new, animated: true)
                stage.advance(by: 0.15)
                let opacity = try #require(new.view.layer.presentation()).opacity
                stage.advance(by: 1)

                expectEqual((opacity > 0 && opacity < 1), provides, "\(opacity)")
                expectEqual(new.modalTransitionStyle, provides ? .crossDissolve : .coverVertical)
            }
        }
    }

    @Test("A sheet may fade in at its final position")
    func fadingSheet() throws {
        try Stage.run(root: controller("Root")) { stage, root in
            let sheet = presented(.pageSheet)
            sheet.modalTransitionStyle = .crossDissolve

            root.present(sheet, animated: true)
            stage.advance(by: 0.15)

            let shown = try #require(sheet.view.layer.presentation())
            expectTrue(shown.opacity > 0 && shown.opacity < 1 && shown.frame.minY == 20)
            stage.advance(by: 1)
            expectEqual(sheet.view.alpha, 1)
        }
    }

    @Test("An interactive dismissal of an over-full-screen presentation keeps the presenter's view, finished or not")
    func interactiveOverFullScreen() throws {
        final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                UIView.animate(withDuration: 0.5) {
                    context.view(forKey: .from)?.alpha = 0
                } completion: { _ in
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }
        }
        final class Interactive: NSObject, UIViewControllerTransitioningDelegate {
            var interaction = UIPercentDrivenInteractiveTransition()
            func animationController(
                forDismissed dismissed: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }
            func interactionControllerForDismissal(
                using animator: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
        }
        try Stage.run(root: controller("Root")) { stage, root in
            let (new, delegate) = (presented(.overFullScreen), Interactive())
            new.transitioningDelegate = delegate
            root.present(new, animated: false)
            stage.advance(by: 1)

            root.dismiss(animated: true)
            stage.advance(by: 0)
            delegate.interaction.update(0.5)
            stage.advance(by: 0.1)
            delegate.interaction.cancel()
            stage.advance(by: 1)
            expectIdentical(root.presentedViewController, new)
            expectEqual(new.view.alpha, 1)
            expectIdentical(root.view.superview, stage.window)
            expectEqual(root.view.frame, stage.window.bounds)

            delegate.interaction = UIPercentDrivenInteractiveTransition()
            root.dismiss(animated: true)
            stage.advance(by: 0)
            delegate.interaction.update(0.5)
            stage.advance(by: 0.1)
            delegate.interaction.finish()
            stage.advance(by: 1)
            expectNil(root.presentedViewController)
            expectIdentical(root.view.superview, stage.window)
        }
    }
}
