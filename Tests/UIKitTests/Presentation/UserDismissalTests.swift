import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// The calls of the delegate when the user dismisses a presentation.
@MainActor
@Suite("Dismissals by the user")
struct UserDismissalTests {
    private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
        private(set) var calls: [String] = []
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            calls.append("should")
            return true
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            calls.append("will")
            let coordinator = presentationController.presentedViewController.transitionCoordinator
            let other = presentationController.presentingViewController.transitionCoordinator
            guard let coordinator, other === coordinator else { return }
            coordinator.animate(
                alongsideTransition: { [weak self] _ in self?.calls.append("alongside") },
                completion: { [weak self] in self?.calls.append($0.isCancelled ? "cancelled" : "completed") })
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            calls.append("did")
        }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            calls.append("attempt")
        }
    }

    /// The order of the last two is not recorded: chosen.
    private let whole = ["should", "will", "alongside", "did", "completed"]

    private func onSheet(
        _ style: UIModalPresentationStyle = .pageSheet, size: CGSize = CGSize(width: 390, height: 844),
        _ body: (Stage, UIViewController, UIViewController, Delegate) throws -> Void
    ) throws {
        try Stage.run(root: controller("Root"), size: size) { stage, root in
            let (sheet, delegate) = (controller("Sheet"), Delegate())
            sheet.modalPresentationStyle = style
            sheet.presentationController?.delegate = delegate
            root.present(sheet, animated: true)
            stage.advance(by: 1)
            try body(stage, root, sheet, delegate)
        }
    }

    @Test("A tap beside a sheet and a drag: in willDismiss the coordinator exists, for animations alongside")
    func alongside() throws {
        try onSheet { stage, root, _, delegate in
            stage.tap(at: CGPoint(x: 200, y: 5))
            stage.advance(by: 1)
            expectNil(root.presentedViewController)
            expectEqual(delegate.calls, whole)
        }
        try onSheet { stage, root, _, delegate in
            stage.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 800), duration: 0.5)
            stage.advance(by: 1)
            expectNil(root.presentedViewController)
            expectEqual(delegate.calls, whole)
        }
    }

    @Test("The same for a touch beside a popover")
    func popover() throws {
        try Stage.runWithSource { stage, root in
            let (popover, delegate) = (root.popover(), Delegate())
            popover.popoverPresentationController?.delegate = delegate
            root.present(popover, animated: true)
            stage.advance(by: 1)

            stage.tap(at: CGPoint(x: 820, y: 120))
            stage.advance(by: 1)

            expectNil(root.presentedViewController)
            expectEqual(delegate.calls, whole)
        }
    }

    @Test("A drag that is released ends without didDismiss; the next drag calls the delegate again")
    func letGo() throws {
        try onSheet { stage, root, sheet, delegate in
            stage.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 200), duration: 1)
            stage.advance(by: 1)
            expectIdentical(root.presentedViewController, sheet)
            expectEqual(delegate.calls, ["should", "will", "alongside", "cancelled"])

            stage.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 800), duration: 0.5)
            stage.advance(by: 1)
            expectNil(root.presentedViewController)
            expectEqual(Array(delegate.calls.dropFirst(4)), whole)
        }
    }

    @Test("A drag that moves the sheet back above its detent and down again calls the delegate again")
    func downAgain() throws {
        try onSheet { stage, root, _, delegate in
            stage.touchDown(at: CGPoint(x: 200, y: 100))
            for y in [140, 180, 90, 180, 400, 800] {
                stage.touchMove(to: CGPoint(x: 200, y: y))
                stage.advance(by: 0.1)
            }
            stage.touchUp(at: CGPoint(x: 200, y: 800))
            stage.advance(by: 1)

            expectNil(root.presentedViewController)
            expectEqual(delegate.calls, ["should", "will", "alongside", "cancelled"] + whole)
        }
    }

    @Test("A tap beside a card on a pad dismisses it", arguments: [UIModalPresentationStyle.pageSheet, .formSheet])
    func besideCard(style: UIModalPresentationStyle) throws {
        try onSheet(style, size: CGSize(width: 1024, height: 1366)) { stage, root, _, delegate in
            stage.tap(at: CGPoint(x: 40, y: 700))
            stage.advance(by: 1)

            expectNil(root.presentedViewController)
            expectEqual(delegate.calls, whole)
        }
    }

    @Test("The delegate may be set after the call of present, and is called for no dismissal by the program")
    func setLater() throws {
        try Stage.run(root: controller("Root")) { stage, root in
            let (lower, upper) = (controller("Lower"), controller("Upper"))
            let (first, second) = (Delegate(), Delegate())
            for (sheet, presenter, delegate) in [(lower, root, first), (upper, lower, second)] {
                presenter.present(sheet, animated: true)
                stage.advance(by: 1)
                sheet.presentationController?.delegate = delegate
            }

            stage.tap(at: CGPoint(x: 200, y: 5))
            stage.advance(by: 1)
            expectIdentical(root.presentedViewController, lower)
            expectNil(lower.presentedViewController)
            expectEqual(second.calls, whole)
            expectEmpty(first.calls)

            lower.present(upper, animated: false)
            stage.advance(by: 1)
            upper.presentationController?.delegate = second
            root.dismiss(animated: true)
            stage.advance(by: 1)
            expectNil(root.presentedViewController)
            expectEqual(second.calls, whole)
            expectEmpty(first.calls)
        }
    }

    @Test("A touch beside a popover also dismisses the presentation inside it, whose delegate is not called")
    func insidePopover() throws {
        try Stage.runWithSource { stage, root in
            let (popover, inner) = (root.popover(), controller("Inner"))
            let (first, second) = (Delegate(), Delegate())
            popover.popoverPresentationController?.delegate = first
            inner.modalPresentationStyle = .overCurrentContext
            inner.presentationController?.delegate = second
            popover.definesPresentationContext = true
            root.present(popover, animated: false)
            stage.advance(by: 1)
            popover.present(inner, animated: false)
            stage.advance(by: 1)
            stage.timeline.clear()

            stage.tap(at: CGPoint(x: 820, y: 120))
            stage.advance(by: 1)

            expectNil(root.presentedViewController)
            expectEmpty(root.taps)
            expectEqual(first.calls.filter { $0 != "alongside" && $0 != "completed" }, ["should", "will", "did"])
            expectEmpty(second.calls)
            expectEqual(stage.timeline.callbacks(of: inner), ["viewWillDisappear", "viewDidDisappear"])
        }
    }
}
