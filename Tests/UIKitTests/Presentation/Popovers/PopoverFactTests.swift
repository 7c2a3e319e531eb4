import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Further documented and recorded facts about popovers.
@MainActor
@Suite("Popovers: defaults, surroundings, adaptation")
struct PopoverFactTests {
    @Test("The defaults")
    func defaults() throws {
        let popover = UIPopoverPresentationController(presentedViewController: UIViewController(), presenting: nil)

        expectTrue(popover.sourceRect.isNull)
        expectNil(popover.sourceView)
        expectNil(popover.sourceItem)
        expectEqual(popover.permittedArrowDirections, .any)
        expectEqual(popover.arrowDirection, .unknown)
        expectEqual(popover.popoverLayoutMargins, UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
        expectNil(popover.passthroughViews)
        expectFalse(popover.canOverlapSourceViewRect)
        expectNil(popover.backgroundColor)
    }

    @Test("Views behind a popover are not dimmed, but their tint is gray until the dismissal begins")
    func behind() throws {
        try Stage.runWithSource { stage, root in
            let popover = root.popover()

            root.present(popover, animated: true)
            stage.advance(by: 0)
            expectEqual(root.source.tintAdjustmentMode, .dimmed)
            expectEqual(root.source.tintColor, .systemGray)
            stage.advance(by: 1)
            expectEqual(stage.snapshot().pixel(20, 700), 0xFFFF_FFFF)
            expectEqual(popover.view.tintAdjustmentMode, .normal)

            root.dismiss(animated: true)
            stage.advance(by: 0)
            expectEqual(root.source.tintAdjustmentMode, .normal)
            expectNotNil(popover.view.window)
            stage.advance(by: 1)
        }
    }

    @Test("The presenter gets no appearance callbacks, neither when a popover appears nor when it is dismissed")
    func presenter() throws {
        try Stage.runWithSource { stage, root in
            let popover = root.popover()

            root.present(popover, animated: true)
            stage.advance(by: 1)
            stage.tap(at: CGPoint(x: 820, y: 120))
            stage.advance(by: 1)

            expectNil(root.presentedViewController)
            expectEmpty(stage.timeline.callbacks(of: root))
            expectEqual(stage.timeline.callbacks(of: popover).last, "viewDidDisappear")
        }
    }

    @Test("An alert over a popover grays the tint of all views behind it, until each is dismissed")
    func stackedTint() throws {
        try Stage.runWithSource { stage, root in
            let popover = root.popover()
            let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
            root.other.tintAdjustmentMode = .normal
            root.present(popover, animated: false)
            stage.advance(by: 1)

            popover.present(alert, animated: false)
            stage.advance(by: 1)
            expectEqual(popover.view.tintAdjustmentMode, .dimmed)
            expectEqual(root.view.tintAdjustmentMode, .dimmed)
            expectEqual(root.other.tintAdjustmentMode, .normal)

            popover.dismiss(animated: false)
            stage.advance(by: 1)
            expectEqual(popover.view.tintAdjustmentMode, .normal)
            expectEqual(root.view.tintAdjustmentMode, .dimmed)
            root.view.tintAdjustmentMode = .normal
            root.dismiss(animated: false)
            stage.advance(by: 1)
            expectEqual(root.view.tintAdjustmentMode, .normal)
        }
    }

    @Test("Passing touches to the items beside a bar button item can be disabled after the popover is shown")
    func noPassthrough() throws {
        var pressed = 0
        try Stage.run(
            root: UINavigationController(rootViewController: SourceController()), size: CGSize(width: 1024, height: 768)
        ) { stage, navigation in
            let root = try #require(navigation.topViewController as? SourceController)
            let first = UIBarButtonItem(title: "First", primaryAction: UIAction(title: "First") { _ in pressed += 1 })
            let second = UIBarButtonItem(title: "Second", primaryAction: UIAction(title: "Second") { _ in })
            root.navigationItem.rightBarButtonItems = [first, second]
            stage.advance(by: 1)
            let popover = root.popover()
            popover.popoverPresentationController?.barButtonItem = second
            root.present(popover, animated: true) { [weak popover] in
                popover?.popoverPresentationController?.passthroughViews = nil
            }
            stage.advance(by: 1)

            let frame = try #require(first.frame(in: stage.window))
            stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
            stage.advance(by: 1)

            expectEqual(pressed, 0)
            expectNil(root.presentedViewController)
        }
    }

    @Test("As the window gets narrow a popover becomes its adaptive sheet, and a popover again as it gets wide")
    func live() throws {
        try Stage.runWithSource { stage, root in
            let popover = root.popover()
            let manager = try #require(popover.popoverPresentationController)
            manager.adaptiveSheetPresentationController.prefersGrabberVisible = true
            root.present(popover, animated: false)
            stage.advance(by: 1)
            stage.timeline.clear()

            stage.resize(to: CGSize(width: 400, height: 800))
            stage.advance(by: 1)
            expectIdentical(popover.activePresentationController, manager.adaptiveSheetPresentationController)
            expectEqual(popover.frameInWindow, CGRect(x: 0, y: 20, width: 400, height: 780))
            expectEqual(manager.arrowDirection, .unknown)
            expectEqual(root.view.tintAdjustmentMode, .dimmed)

            stage.resize(to: CGSize(width: 1024, height: 768))
            stage.advance(by: 1)
            expectIdentical(popover.activePresentationController, manager)
            expectEqual(popover.frameInWindow, CGRect(x: 420, y: 140, width: 200, height: 113))
            expectEmpty(stage.timeline.callbacks(of: popover))
            expectEmpty(stage.timeline.callbacks(of: root))

            root.dismiss(animated: true)
            stage.advance(by: 1)
            expectEqual(stage.window.subviews, [root.view])
            expectEqual(root.view.tintAdjustmentMode, .normal)
        }
    }
}
