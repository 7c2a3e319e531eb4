import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Dismissing popovers")
struct PopoverDismissalTests {
    /// Records the newer calls.
    private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
        var mayDismiss = true
        private(set) var calls: [String] = []
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            calls.append("shouldDismiss")
            return mayDismiss
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            calls.append("willDismiss")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            calls.append("didDismiss")
        }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            calls.append("didAttempt")
        }
        func popoverPresentationControllerShouldDismissPopover(
            _ popoverPresentationController: UIPopoverPresentationController
        ) -> Bool {
            calls.append("old shouldDismiss")
            return true
        }
        func popoverPresentationControllerDidDismissPopover(
            _ popoverPresentationController: UIPopoverPresentationController
        ) { calls.append("old didDismiss") }
    }

    /// Implements only the older calls.
    private final class OldDelegate: NSObject, UIPopoverPresentationControllerDelegate {
        private(set) var calls: [String] = []
        func popoverPresentationControllerShouldDismissPopover(
            _ popoverPresentationController: UIPopoverPresentationController
        ) -> Bool {
            calls.append("shouldDismiss")
            return calls.count > 1
        }
        func popoverPresentationControllerDidDismissPopover(
            _ popoverPresentationController: UIPopoverPresentationController
        ) { calls.append("didDismiss") }
    }

    private func onPopover(
        _ delegate: any UIPopoverPresentationControllerDelegate = Delegate(),
        _ body: (Stage, SourceController, UIViewController) throws -> Void
    ) throws {
        try Stage.runWithSource { stage, root in
            let popover = root.popover()
            popover.popoverPresentationController?.delegate = delegate
            root.present(popover, animated: true)
            stage.advance(by: 1)
            try body(stage, root, popover)
        }
    }

    private let outside = CGPoint(x: 820, y: 120)
    private let inside = CGPoint(x: 520, y: 200)

    @Test(
        "A touch outside dismisses the popover and reaches no view behind; the delegate is called in order")
    func outsideTouch() throws {
        let delegate = Delegate()
        try onPopover(delegate) { stage, root, _ in
            stage.tap(at: inside)
            stage.advance(by: 1)
            expectNotNil(root.presentedViewController)

            stage.tap(at: outside)
            stage.advance(by: 1)

            expectNil(root.presentedViewController)
            expectEmpty(root.taps)
            expectEqual(delegate.calls, ["shouldDismiss", "willDismiss", "didDismiss"])
            stage.tap(at: outside)
            expectEqual(root.taps, ["other"])
        }
    }

    @Test("The area beside the arrow is outside")
    func besideTheArrow() throws {
        try onPopover { stage, root, _ in
            stage.tap(at: CGPoint(x: 520, y: 150))
            stage.advance(by: 1)
            expectNotNil(root.presentedViewController)

            stage.tap(at: CGPoint(x: 440, y: 148))
            stage.advance(by: 1)

            expectNil(root.presentedViewController)
        }
    }

    @Test("The older methods of the delegate are called if the newer ones are not implemented")
    func oldDelegate() throws {
        let delegate = OldDelegate()
        try onPopover(delegate) { stage, root, _ in
            stage.tap(at: outside)
            stage.advance(by: 1)
            expectNotNil(root.presentedViewController)
            expectEqual(delegate.calls, ["shouldDismiss"])

            stage.tap(at: outside)
            stage.advance(by: 1)

            expectNil(root.presentedViewController)
            expectEqual(delegate.calls, ["shouldDismiss", "shouldDismiss", "didDismiss"])
        }
    }

    @Test("A popover that is modal, or whose delegate refuses, stays, and the attempt is reported")
    func refused() throws {
        let delegate = Delegate()
        try onPopover(delegate) { stage, root, popover in
            delegate.mayDismiss = false
            stage.tap(at: outside)
            stage.advance(by: 1)
            popover.isModalInPresentation = true
            stage.tap(at: outside)
            stage.advance(by: 1)

            expectIdentical(root.presentedViewController, popover)
            expectEmpty(root.taps)
            expectEqual(delegate.calls, ["shouldDismiss", "didAttempt", "didAttempt"])
        }
    }

    @Test("Escape dismisses like a touch outside; dismiss calls no methods of the delegate")
    func escape() throws {
        let delegate = Delegate()
        try onPopover(delegate) { stage, root, _ in
            stage.press(.keyboardEscape)
            stage.advance(by: 1)
            expectNil(root.presentedViewController)
            expectEqual(delegate.calls, ["shouldDismiss", "willDismiss", "didDismiss"])
        }
        let other = Delegate()
        try onPopover(other) { stage, root, _ in
            root.dismiss(animated: true)
            stage.advance(by: 1)

            expectNil(root.presentedViewController)
            expectEmpty(other.calls)
        }
    }

    @Test("Passthrough views can be used without dismissing, also behind a modal popover")
    func passthrough() throws {
        try onPopover { stage, root, popover in
            popover.isModalInPresentation = true
            popover.popoverPresentationController?.passthroughViews = [root.other]

            stage.tap(at: outside)
            stage.advance(by: 1)

            expectIdentical(root.presentedViewController, popover)
            expectEqual(root.taps, ["other"])
        }
    }

    @Test(
        "The delegate can be set on any presentation controller, and may implement only adaptive presentations"
    )
    func delegates() throws {
        final class Adaptive: NSObject, UIAdaptivePresentationControllerDelegate {}
        try Stage.runWithSource { _, root in
            let (popover, delegate, adaptive) = (root.popover(), Delegate(), Adaptive())
            let controller = try #require(popover.popoverPresentationController)

            popover.presentationController?.delegate = delegate
            let known = controller.delegate
            popover.presentationController?.delegate = adaptive

            expectIdentical(known, delegate)
            expectNil(controller.delegate)
            expectIdentical(popover.presentationController?.delegate, adaptive)
        }
    }

    @Test("Only a controller with the popover style has a popover presentation controller")
    func controllers() throws {
        try onPopover { _, root, popover in
            let child = controller("Child")
            let sheet = controller("Sheet")
            sheet.modalPresentationStyle = .pageSheet
            popover.addChild(child)
            child.didMove(toParent: popover)

            expectNil(root.popoverPresentationController)
            expectNil(sheet.popoverPresentationController)
            expectIdentical(child.popoverPresentationController, popover.presentationController)
        }
    }

    // MARK: Bars

    @Test("A popover points at a bar button item; the items beside it can be used, and the item itself dismisses")
    func barButtonItems() throws {
        @MainActor final class Bar {
            var pressed: [String] = []
            lazy var items = ["First", "Second"].map { title in
                UIBarButtonItem(
                    title: title, primaryAction: UIAction(title: title) { [weak self] _ in self?.pressed.append(title) }
                )
            }
        }
        let bar = Bar()
        try Stage.run(
            root: UINavigationController(rootViewController: SourceController()), size: CGSize(width: 1024, height: 768)
        ) { stage, navigation in
            let root = try #require(navigation.topViewController as? SourceController)
            root.navigationItem.rightBarButtonItems = bar.items
            stage.advance(by: 1)
            let popover = root.popover()
            popover.popoverPresentationController?.barButtonItem = bar.items[1]
            let button = try #require(bar.items[1].frame(in: stage.window))

            root.present(popover, animated: true)
            stage.advance(by: 1)
            let frame = popover.frameInWindow
            stage.find("First").tap()
            stage.advance(by: 1)
            let stayed = root.presentedViewController
            stage.tap(at: CGPoint(x: button.midX, y: button.midY))
            stage.advance(by: 1)

            expectEqual(frame.minY, max(button.maxY, 30))
            expectTrue(frame.minX < button.midX && frame.maxX > button.midX)
            expectIdentical(stayed, popover)
            expectEqual(bar.pressed, ["First"])
            expectNil(root.presentedViewController)
        }
    }
}
