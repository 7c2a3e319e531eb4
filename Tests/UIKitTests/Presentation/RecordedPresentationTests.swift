import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Sheets and popovers as recorded on iOS 26.1.
@MainActor @Suite("Presentations as recorded")
struct RecordedPresentationTests {
    private func onSheet(
        _ detents: [UISheetPresentationController.Detent] = [.large()], size: CGSize = CGSize(width: 393, height: 852),
        safeAreaInsets: UIEdgeInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
        style: UIModalPresentationStyle = .pageSheet, prepare: (UIViewController) -> Void = { _ in },
        _ body: (Stage, UIViewController, UIViewController) throws -> Void
    ) throws {
        try Stage.run(root: controller("Root"), size: size, safeAreaInsets: safeAreaInsets) { stage, root in
            root.view.backgroundColor = .white
            let sheet = CallbackController("Sheet")
            sheet.view.backgroundColor = .white
            sheet.modalPresentationStyle = style
            sheet.sheetPresentationController?.detents = detents
            prepare(sheet)
            root.present(sheet, animated: false)
            stage.advance(by: 1)
            try body(stage, root, sheet)
        }
    }

    private func shownTop(_ controller: UIViewController) -> CGFloat {
        controller.view.layer.presentation()?.frame.minY ?? .nan
    }

    @Test("Behind a sheet the content is dimmed by black of 0.2, less as the sheet is dragged down (P5)")
    func dimming() throws {
        try onSheet([.medium()]) { stage, _, sheet in
            expectEqual(stage.snapshot().pixel(196, 200), 0xFFCC_CCCC)
            let (top, height) = (shownTop(sheet), sheet.view.frame.height)

            stage.touchDown(at: CGPoint(x: 196, y: 420))
            stage.touchMove(to: CGPoint(x: 196, y: 440))
            stage.advance(by: 0.1)
            stage.touchMove(to: CGPoint(x: 196, y: 650))
            stage.advance(by: 0.1)

            let offset = shownTop(sheet) - top
            let gray = Double(try #require(stage.snapshot().pixel(196, 200)) & 0xFF)
            let expected = 255 * (1 - 0.2 * (1 - offset / height))
            #expect(abs(gray - expected) < 1.5, "\(gray) instead of \(expected)")
            stage.touchMove(to: CGPoint(x: 196, y: 420))
            stage.advance(by: 0.5)
            stage.touchUp(at: CGPoint(x: 196, y: 420))
            stage.advance(by: 1)
        }
    }

    @Test("A sheet follows the finger after 10 points (P6)")
    func slop() throws {
        try onSheet { stage, _, sheet in
            let top = shownTop(sheet)

            stage.touchDown(at: CGPoint(x: 196, y: 300))
            for y in stride(from: 305, through: 480, by: 5) {
                stage.touchMove(to: CGPoint(x: 196, y: CGFloat(y)))
                stage.advance(by: 0.05)
            }

            let moved = shownTop(sheet) - top
            #expect(abs(moved - 170) < 0.5, "\(moved)")
            stage.touchUp(at: CGPoint(x: 196, y: 480))
            stage.advance(by: 1)
        }
    }

    @Test("A slow drag dismisses a sheet beyond half of its height (P8)")
    func release() throws {
        for (distance, isDismissed) in [(370, false), (410, true)] as [(CGFloat, Bool)] {
            try onSheet { stage, root, _ in
                stage.touchDown(at: CGPoint(x: 196, y: 200))
                for step in 1...40 {
                    stage.touchMove(to: CGPoint(x: 196, y: 200 + (distance + 10) * CGFloat(step) / 40))
                    stage.advance(by: 0.1)
                }
                stage.advance(by: 0.5)
                stage.touchUp(at: CGPoint(x: 196, y: 210 + distance))
                stage.advance(by: 2)
                expectEqual(root.presentedViewController == nil, isDismissed)
            }
        }
    }

    @Test("In compact height all sheets and adapted popovers fill the window (P12)")
    func compactHeight() throws {
        let size = CGSize(width: 667, height: 375)
        for detents in [[UISheetPresentationController.Detent.medium()], [.large()]] {
            try onSheet(detents, size: size, safeAreaInsets: .zero) { _, _, sheet in
                expectEqual(sheet.frameInWindow, CGRect(origin: .zero, size: size))
            }
        }
        try onSheet(size: size, safeAreaInsets: .zero, style: .popover) { _, _, popover in
            expectEqual(popover.frameInWindow, CGRect(origin: .zero, size: size))
        }
    }

    @Test("A popover in compact width is a sheet; its presentation controller is unchanged (P14, P16)")
    func adaptedPopover() throws {
        try onSheet(style: .popover) { stage, _, popover in
            let controller = try #require(popover.popoverPresentationController)
            expectIdentical(popover.presentationController, controller)
            expectEqual(controller.arrowDirection, .unknown)
            expectEqual(controller.adaptivePresentationStyle.rawValue, 2)
            expectEqual(popover.frameInWindow.width, 393)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("The sheet of a popover has the large detent; the medium one can be set (P15)")
    func popoverDetents() throws {
        try onSheet(style: .popover) { stage, _, popover in
            let sheet = try #require(popover.popoverPresentationController?.adaptiveSheetPresentationController)
            expectEqual(sheet.detents.map(\.identifier), [.large])
            let large = popover.frameInWindow.height

            sheet.detents = [.medium()]
            stage.advance(by: 1)

            expectTrue(popover.frameInWindow.height < large * 0.7)
        }
    }

    @Test("A popover has its preferred size and an arrow of 13 points; in a narrow direction it is squeezed (P21)")
    func arrowDirections() throws {
        for (directions, size) in [
            (UIPopoverArrowDirection.down, CGSize(width: 240, height: 193)), (.right, CGSize(width: 0, height: 180)),
        ] {
            try Stage.run(root: controller("Root"), size: CGSize(width: 820, height: 1180)) { stage, root in
                let source = UIView(frame: CGRect(x: 100, y: 300, width: 60, height: 40))
                root.view.addSubview(source)
                let popover = controller("Popover")
                popover.modalPresentationStyle = .popover
                popover.preferredContentSize = CGSize(width: 240, height: 180)
                popover.popoverPresentationController?.sourceItem = source
                popover.popoverPresentationController?.permittedArrowDirections = directions
                root.present(popover, animated: false)
                stage.settle()

                expectEqual(popover.popoverPresentationController?.arrowDirection, directions)
                let frame = popover.frameInWindow
                expectEqual(frame.height, size.height)
                if directions == .down {
                    expectEqual(frame.width, 240)
                    expectEqual(frame.maxY, 300)
                } else {
                    // Beside the source there are fewer than 100 points.
                    expectTrue(frame.width < 240 && frame.maxX <= 100, "\(frame)")
                }
            }
        }
    }

    @Test(
        "sourceRect applies to the source view, and to a view that is the source item (P22)", arguments: [true, false])
    func sourceRect(isItem: Bool) throws {
        try Stage.run(root: controller("Root"), size: CGSize(width: 820, height: 1180)) { stage, root in
            let source = UIView(frame: CGRect(x: 100, y: 300, width: 60, height: 40))
            root.view.addSubview(source)
            let popover = controller("Popover")
            popover.modalPresentationStyle = .popover
            popover.preferredContentSize = CGSize(width: 240, height: 180)
            let manager = try #require(popover.popoverPresentationController)
            if isItem { manager.sourceItem = source } else { manager.sourceView = source }
            manager.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 10)
            manager.permittedArrowDirections = .left
            root.present(popover, animated: false)
            stage.settle()

            expectEqual(popover.frameInWindow, CGRect(x: 110, y: 215, width: 253, height: 180))

            manager.sourceRect = .null
            stage.settle()
            expectEqual(popover.frameInWindow, CGRect(x: 160, y: 230, width: 253, height: 180))
        }
    }

    @Test("A popover at a tab has its preferred size, and its arrow points down to the tab bar (P24)")
    func popoverAtTab() throws {
        let (tabs, child) = (UITabBarController(), controller("Child"))
        child.tabBarItem = UITabBarItem(title: "Child", image: nil, tag: 0)
        tabs.viewControllers = [child]
        tabs.traitOverrides.horizontalSizeClass = .compact
        try Stage.run(root: tabs, size: CGSize(width: 820, height: 1180)) { stage, root in
            let popover = controller("Popover")
            popover.modalPresentationStyle = .popover
            popover.preferredContentSize = CGSize(width: 240, height: 180)
            popover.popoverPresentationController?.sourceItem = child.tabBarItem
            root.present(popover, animated: false)
            stage.settle()

            let frame = popover.frameInWindow
            expectEqual(popover.popoverPresentationController?.arrowDirection, .down)
            expectEqual(frame.size, CGSize(width: 240, height: 193))
            let bar = tabs.tabBar.convert(tabs.tabBar.bounds, to: nil)
            expectTrue(frame.maxY <= bar.maxY && frame.maxY >= bar.minY - 10, "\(frame) \(bar)")
        }
    }

    @Test("On a pad a popover without a source is an error (P17)")
    func withoutSource() throws {
        try Stage.run(root: controller("Root"), size: CGSize(width: 820, height: 1180)) { stage, root in
            let popover = controller("Popover")
            popover.modalPresentationStyle = .popover
            root.present(popover, animated: false)
            stage.advance(by: 1)
            let message = try #require(stage.diagnostics.first?.message)
            expectTrue(
                message.contains(
                    "should have a non-nil sourceView or barButtonItem set before the presentation occurs"),
                "\(message)")
            stage.excludeFromLeakCheck(popover)
        }
    }

    @Test("Defaults of popovers (P18, P27)")
    func popoverDefaults() {
        let popover = UIViewController()
        popover.modalPresentationStyle = .popover

        expectEqual(popover.popoverPresentationController?.sourceRect.isNull, true)
        expectEqual(popover.popoverPresentationController?.permittedArrowDirections.rawValue, 15)
        expectNil(popover.popoverPresentationController?.backgroundColor)
        expectEqual(popover.modalTransitionStyle, .coverVertical)
    }

    @Test("The source of a popover as item, view and source item (P19)")
    func sources() throws {
        let popover = UIPopoverPresentationController(presentedViewController: UIViewController(), presenting: nil)
        let (item, view) = (UIBarButtonItem(), UIView())

        popover.sourceItem = item
        expectIdentical(popover.barButtonItem, item)
        expectNil(popover.sourceView)
        popover.sourceItem = nil
        popover.barButtonItem = item
        expectIdentical(popover.sourceItem as AnyObject?, item)
        popover.barButtonItem = nil
        popover.sourceView = view
        expectNil(popover.sourceItem)
        popover.sourceView = nil
        popover.sourceItem = view
        expectNil(popover.sourceView)
    }

    @Test("The frames of sources: views, guides, and objects outside a window (P26)")
    func sourceFrames() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
            root.view.addSubview(view)
            let guide = UILayoutGuide()
            root.view.addLayoutGuide(guide)
            NSLayoutConstraint.activate([
                guide.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 5),
                guide.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 6),
                guide.widthAnchor.constraint(equalToConstant: 7), guide.heightAnchor.constraint(equalToConstant: 8),
            ])
            stage.settle()

            expectEqual(view.frame(in: root.view), view.frame)
            expectEqual(guide.frame(in: root.view), CGRect(x: 5, y: 6, width: 7, height: 8))
        }
    }

    @Test("definesPresentationContext is false by default (P28)")
    func context() { expectFalse(UIViewController().definesPresentationContext) }
}
