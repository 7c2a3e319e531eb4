import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// More of what is documented and was recorded about popovers (PRESENTATION.md §5, §6).
@MainActor
@Suite("Popovers: defaults, surroundings, adaptation")
struct PopoverFactTests {
    @Test("The defaults")
    func defaults() throws {
        let popover = UIPopoverPresentationController(presentedViewController: UIViewController(), presenting: nil)

        #expect(popover.sourceRect.isNull && popover.sourceView == nil && popover.sourceItem == nil)
        #expect(popover.permittedArrowDirections == .any && popover.arrowDirection == .unknown)
        #expect(popover.popoverLayoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
        #expect(popover.passthroughViews == nil && !popover.canOverlapSourceViewRect && popover.backgroundColor == nil)
    }

    @Test("What lies behind a popover is not darker, but its tint is grey until the popover begins to go")
    func behind() throws {
        try Stage.runWithSource { stage, root in
            let popover = root.popover()

            root.present(popover, animated: true)
            stage.advance(by: 0)
            #expect(root.source.tintAdjustmentMode == .dimmed && root.source.tintColor == .systemGray)
            stage.advance(by: 1)
            #expect(stage.snapshot().pixel(20, 700) == 0xFFFF_FFFF)
            #expect(popover.view.tintAdjustmentMode == .normal)

            root.dismiss(animated: true)
            stage.advance(by: 0)
            #expect(root.source.tintAdjustmentMode == .normal && popover.view.window != nil)
            stage.advance(by: 1)
        }
    }

    @Test("The presenter gets no callbacks of appearance, neither when a popover comes nor when it goes")
    func presenter() throws {
        try Stage.runWithSource { stage, root in
            let popover = root.popover()

            root.present(popover, animated: true)
            stage.advance(by: 1)
            stage.tap(at: CGPoint(x: 820, y: 120))
            stage.advance(by: 1)

            #expect(root.presentedViewController == nil && stage.timeline.callbacks(of: root).isEmpty)
            #expect(stage.timeline.callbacks(of: popover).last == "viewDidDisappear")
        }
    }

    @Test("An alert over a popover greys the tint of all behind it; each goes with its own")
    func stackedTint() throws {
        try Stage.runWithSource { stage, root in
            let popover = root.popover()
            let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
            root.other.tintAdjustmentMode = .normal
            root.present(popover, animated: false)
            stage.advance(by: 1)

            popover.present(alert, animated: false)
            stage.advance(by: 1)
            #expect(popover.view.tintAdjustmentMode == .dimmed && root.view.tintAdjustmentMode == .dimmed)
            #expect(root.other.tintAdjustmentMode == .normal)

            popover.dismiss(animated: false)
            stage.advance(by: 1)
            #expect(popover.view.tintAdjustmentMode == .normal && root.view.tintAdjustmentMode == .dimmed)
            root.view.tintAdjustmentMode = .normal
            root.dismiss(animated: false)
            stage.advance(by: 1)
            #expect(root.view.tintAdjustmentMode == .normal)
        }
    }

    @Test("Passing touches to the items beside a bar button item is switched off after the popover is shown")
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

            #expect(pressed == 0 && root.presentedViewController == nil)
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
            #expect(popover.activePresentationController === manager.adaptiveSheetPresentationController)
            #expect(popover.frameInWindow == CGRect(x: 0, y: 20, width: 400, height: 780))
            #expect(manager.arrowDirection == .unknown && root.view.tintAdjustmentMode == .dimmed)

            stage.resize(to: CGSize(width: 1024, height: 768))
            stage.advance(by: 1)
            #expect(popover.activePresentationController === manager)
            #expect(popover.frameInWindow == CGRect(x: 420, y: 140, width: 200, height: 113))
            #expect(stage.timeline.callbacks(of: popover).isEmpty && stage.timeline.callbacks(of: root).isEmpty)

            root.dismiss(animated: true)
            stage.advance(by: 1)
            #expect(stage.window.subviews == [root.view] && root.view.tintAdjustmentMode == .normal)
        }
    }
}
