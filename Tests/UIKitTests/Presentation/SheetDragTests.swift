import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Drags of sheets with contents of every kind.
@MainActor
@Suite("Dragging sheets by their contents")
struct SheetDragTests {
    /// Counts the effects of a drag.
    private final class Delegate: NSObject, UIScrollViewDelegate, UIAdaptivePresentationControllerDelegate {
        var mayDismiss = true
        private(set) var calls: [String] = []
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            mayDismiss
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
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            calls.append(decelerate ? "fling" : "end")
        }
    }

    /// A sheet over the root that a scroll view fills, 2,000 points high.
    private func onSheet(
        height: CGFloat = 2000,
        _ body: (Stage, UIViewController, UIViewController, UIScrollView, Delegate) throws -> Void
    ) throws {
        try Stage.run(root: controller("Root")) { stage, root in
            let (sheet, scroll, delegate) = (CallbackController("Sheet"), UIScrollView(), Delegate())
            sheet.modalPresentationStyle = .pageSheet
            sheet.presentationController?.delegate = delegate
            scroll.delegate = delegate
            scroll.frame = sheet.view.bounds
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.contentSize = CGSize(width: 390, height: height)
            sheet.view.addSubview(scroll)
            root.present(sheet, animated: false)
            stage.advance(by: 1)
            stage.timeline.clear()
            try body(stage, root, sheet, scroll, delegate)
        }
    }

    private func point(_ y: CGFloat) -> CGPoint { CGPoint(x: 195, y: y) }

    @Test("A drag down from a scroll view's top dismisses the sheet", arguments: [20, 300])
    func fromTop(start: CGFloat) throws {
        try onSheet { stage, root, sheet, scroll, delegate in
            stage.drag(from: point(start), to: point(820), duration: 0.5)
            stage.advance(by: 1)

            expectNil(root.presentedViewController)
            expectEqual(delegate.calls, ["willDismiss", "end", "didDismiss"])
            expectEqual(stage.timeline.callbacks(of: sheet), ["viewWillDisappear", "viewDidDisappear"])
        }
    }

    @Test("The sheet follows the finger, and the content stays at its top")
    func follows() throws {
        try onSheet { stage, _, sheet, scroll, _ in
            let top = sheet.view.convert(CGPoint.zero, to: nil).y

            stage.touchDown(at: point(200))
            stage.touchMove(to: point(210))
            stage.advance(by: 0.1)
            stage.touchMove(to: point(310))
            stage.advance(by: 0.1)

            expectEqual(scroll.contentOffset, .zero)
            let shown = sheet.view.layer.presentation()?.frame.minY ?? 0
            #expect(abs(shown - top - 100) < 0.5, "\(shown)")
            stage.touchUp(at: point(310))
            stage.advance(by: 1)
        }
    }

    @Test(
        "The finger's distance counts, with every transition style",
        arguments: [UIModalTransitionStyle.coverVertical, .crossDissolve, .flipHorizontal])
    func transitionStyles(style: UIModalTransitionStyle) throws {
        try onSheet { stage, root, sheet, scroll, _ in
            sheet.modalTransitionStyle = style

            stage.drag(from: point(20), to: point(840), duration: 0.2)
            stage.advance(by: 2)

            expectNil(root.presentedViewController)
        }
    }

    @Test("A short drag leaves the sheet at its position, and its callbacks in pairs")
    func short() throws {
        try onSheet { stage, root, sheet, scroll, delegate in
            stage.drag(from: point(200), to: point(300), duration: 1)
            stage.advance(by: 1)

            expectIdentical(root.presentedViewController, sheet)
            expectEqual(scroll.contentOffset, .zero)
            expectEqual(
                stage.timeline.callbacks(of: sheet),
                ["viewWillDisappear", "viewWillAppear", "viewIsAppearing", "viewDidAppear"])
            expectEqual(delegate.calls, ["willDismiss", "end"])
        }
    }

    @Test("A flick down dismisses the sheet")
    func flick() throws {
        try onSheet { stage, root, _, _, _ in
            stage.drag(from: point(200), to: point(350), duration: 0.1)
            stage.advance(by: 1)

            expectNil(root.presentedViewController)
        }
    }

    @Test("Above its starting point the finger scrolls the content, with momentum")
    func backUp() throws {
        try onSheet { stage, root, sheet, scroll, delegate in
            stage.touchDown(at: point(400))
            for y in [410, 450, 500, 450, 410] {
                stage.advance(by: 1.0 / 60)
                stage.touchMove(to: point(CGFloat(y)))
            }
            expectEqual(scroll.contentOffset, .zero)
            for y in stride(from: 380, through: 200, by: -30) {
                stage.advance(by: 1.0 / 60)
                stage.touchMove(to: point(CGFloat(y)))
            }
            expectEqual(scroll.contentOffset, CGPoint(x: 0, y: 210))
            stage.touchUp(at: point(200))
            stage.advance(by: 0.1)
            let flung = scroll.contentOffset.y
            stage.advance(by: 3)

            #expect(flung > 210)
            #expect(scroll.contentOffset.y > flung)
            expectIdentical(root.presentedViewController, sheet)
            expectEqual(delegate.calls, ["willDismiss", "fling"])
        }
    }

    @Test("Content that is not at its top scrolls, and the sheet stays")
    func scrolled() throws {
        try onSheet { stage, root, sheet, scroll, delegate in
            scroll.contentOffset.y = 500

            stage.drag(from: point(200), to: point(800), duration: 0.5)
            stage.advance(by: 3)

            expectEqual(scroll.contentOffset, .zero)
            expectIdentical(root.presentedViewController, sheet)
            #expect(!delegate.calls.contains("willDismiss"))
        }
    }

    @Test("A drag up or horizontally scrolls the content")
    func otherDirections() throws {
        try onSheet { stage, root, sheet, scroll, delegate in
            stage.drag(from: point(600), to: point(500), duration: 1)
            stage.advance(by: 1)

            #expect(scroll.contentOffset.y >= 90)
            scroll.contentOffset = .zero
            scroll.contentSize.width = 1000
            stage.drag(from: point(400), to: CGPoint(x: 95, y: 410), duration: 1)
            stage.advance(by: 1)
            #expect(scroll.contentOffset.x > 80)
            expectIdentical(root.presentedViewController, sheet)
            #expect(!delegate.calls.contains("willDismiss"))
        }
    }

    @Test("A sheet that may not be dismissed lets its content bounce")
    func refused() throws {
        try onSheet { stage, root, sheet, scroll, delegate in
            delegate.mayDismiss = false

            stage.touchDown(at: point(200))
            stage.touchMove(to: point(210))
            stage.touchMove(to: point(400))
            let pulled = scroll.contentOffset.y
            stage.touchUp(at: point(400))
            stage.advance(by: 3)

            #expect(pulled < -20)
            expectEqual(scroll.contentOffset, .zero)
            expectIdentical(root.presentedViewController, sheet)
            expectEqual(delegate.calls.first, "didAttempt")
        }
    }

    @Test("A refresh control takes the pull")
    func refresh() throws {
        try onSheet { stage, root, sheet, scroll, delegate in
            scroll.refreshControl = UIRefreshControl()

            stage.drag(from: point(200), to: point(700), duration: 0.5)
            stage.advance(by: 1)

            expectIdentical(root.presentedViewController, sheet)
            expectNotEqual(delegate.calls.first, "willDismiss")
        }
    }

    @Test("A scroll view that leaves the window under the finger leaves the sheet at its position")
    func contentGoes() throws {
        try onSheet { stage, root, sheet, scroll, _ in
            stage.touchDown(at: point(200))
            stage.touchMove(to: point(210))
            stage.touchMove(to: point(400))
            scroll.removeFromSuperview()
            stage.touchMove(to: point(500))
            stage.touchUp(at: point(500))
            stage.advance(by: 1)

            expectIdentical(root.presentedViewController, sheet)
            expectFalse(sheet.isBeingDismissed)
            expectEqual(sheet.view.frame.minY, 20)
        }
    }

    private enum Content: CaseIterable { case plain, fitting, scrolling, across, table, stack, tabs, nested }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    private func scrolling(_ size: CGSize, in frame: CGRect) -> UIScrollView {
        let scroll = UIScrollView(frame: frame)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = size
        return scroll
    }

    private func content(_ content: Content, _ rows: Rows) -> UIViewController {
        let plain = UIViewController()
        let bounds = plain.view.bounds
        switch content {
        case .plain: return plain
        case .fitting: plain.view.addSubview(scrolling(CGSize(width: 300, height: 100), in: bounds))
        case .scrolling: plain.view.addSubview(scrolling(CGSize(width: 300, height: 3000), in: bounds))
        case .across: plain.view.addSubview(scrolling(CGSize(width: 3000, height: 100), in: bounds))
        case .table:
            let table = UITableViewController(style: .plain)
            table.tableView.dataSource = rows
            return table
        case .stack:
            let table = UITableViewController(style: .plain)
            table.tableView.dataSource = rows
            let stack = UINavigationController(rootViewController: table)
            stack.navigationBar.prefersLargeTitles = true
            return stack
        case .tabs:
            plain.view.addSubview(scrolling(CGSize(width: 300, height: 3000), in: bounds))
            let tabs = UITabBarController()
            tabs.viewControllers = [plain, UIViewController()]
            return tabs
        case .nested:
            let outer = scrolling(CGSize(width: 300, height: 3000), in: bounds)
            outer.addSubview(
                scrolling(CGSize(width: 300, height: 2000), in: CGRect(x: 0, y: 0, width: 390, height: 1000)))
            plain.view.addSubview(outer)
        }
        return plain
    }

    @Test(
        "A drag down dismisses a sheet with any content",
        arguments: [CGSize(width: 390, height: 844), CGSize(width: 1024, height: 768)])
    func everyContent(size: CGSize) throws {
        for kind in Content.allCases {
            for start in [CGFloat(120), 400] {
                try Stage.run(root: controller("Root"), size: size) { stage, root in
                    let rows = Rows()
                    let sheet = content(kind, rows)
                    sheet.modalPresentationStyle = .pageSheet
                    root.present(sheet, animated: false)
                    stage.advance(by: 1)
                    let x = size.width / 2

                    stage.drag(from: CGPoint(x: x, y: start), to: CGPoint(x: x, y: size.height - 5), duration: 0.4)
                    stage.advance(by: 1)

                    expectNil(root.presentedViewController, "\(kind) from \(start)")
                    withExtendedLifetime(rows) {}
                }
            }
        }
    }
}
