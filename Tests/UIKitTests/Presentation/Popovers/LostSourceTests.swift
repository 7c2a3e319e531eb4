import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Popovers whose source is removed or moved. Chosen: a popover follows its source while the source is in the window,
/// and keeps its position when it is not.
@MainActor
@Suite("Popovers without their sources")
struct LostSourceTests {
    private let place = CGRect(x: 420, y: 140, width: 200, height: 113)

    @Test("If the source is removed before the popover is shown, the popover is in the middle, without an arrow")
    func beforeShown() throws {
        try Stage.runWithSource { stage, root in
            let popover = root.popover()

            root.present(popover, animated: true)
            root.source.removeFromSuperview()
            stage.advance(by: 1)

            expectEqual(popover.frameInWindow, CGRect(x: 412, y: 344, width: 200, height: 100))
            expectEqual(popover.popoverPresentationController?.arrowDirection, [])
            root.view.addSubview(root.source)
            stage.advance(by: 1)
            expectEqual(popover.frameInWindow, place)
        }
    }

    @Test("If it is removed during the presentation, the popover stays; if it is added elsewhere, the popover follows")
    func whileComing() throws {
        try Stage.runWithSource { stage, root in
            let popover = root.popover()
            root.present(popover, animated: true)
            stage.advance(by: 0.1)

            root.source.removeFromSuperview()
            stage.advance(by: 1)
            expectEqual(popover.frameInWindow, place)

            root.source.frame.origin = CGPoint(x: 300, y: 200)
            root.view.addSubview(root.source)
            stage.advance(by: 1)
            expectEqual(popover.frameInWindow, CGRect(x: 220, y: 240, width: 200, height: 113))
        }
    }

    @Test("Without its source a popover stays inside a window that is resized")
    func resized() throws {
        try Stage.runWithSource { stage, root in
            let popover = root.popover()
            root.source.frame.origin.x = 900
            root.present(popover, animated: false)
            stage.advance(by: 1)
            root.source.removeFromSuperview()

            stage.resize(to: CGSize(width: 700, height: 600))
            stage.advance(by: 1)

            let frame = popover.frameInWindow
            expectEqual(frame.size, CGSize(width: 200, height: 113))
            expectEqual(frame.maxX, 690)
            stage.tap(at: CGPoint(x: 20, y: 590))
            stage.advance(by: 1)
            expectNil(root.presentedViewController)
        }
    }

    // MARK: Items of bars

    @Test(
        "If an item leaves the bar or finds no room, the popover stays; if it returns to the bar, the popover follows"
    )
    func barItem() throws {
        try Stage.run(
            root: UINavigationController(rootViewController: SourceController()), size: CGSize(width: 1024, height: 768)
        ) { stage, navigation in
            let root = try #require(navigation.topViewController as? SourceController)
            let item = UIBarButtonItem(title: "Source", primaryAction: UIAction(title: "Source") { _ in })
            let many = (1...40).map { UIBarButtonItem(title: "Item \($0)", style: .plain, target: nil, action: nil) }
            let left = UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)
            root.navigationItem.leftBarButtonItems = [left]
            root.navigationItem.rightBarButtonItems = [many[0], many[1], item]
            stage.advance(by: 1)
            let popover = root.popover()
            popover.popoverPresentationController?.barButtonItem = item
            root.present(popover, animated: false)
            stage.advance(by: 1)
            let first = popover.frameInWindow

            root.navigationItem.rightBarButtonItems = many + [item]
            stage.advance(by: 1)
            expectNil(item.frame(in: stage.window))
            expectEqual(popover.frameInWindow, first)

            root.navigationItem.rightBarButtonItems = [many[0]]
            stage.advance(by: 1)
            expectNil(item.frame(in: stage.window))
            expectEqual(popover.frameInWindow, first)

            root.navigationItem.leftBarButtonItems = [left, item]
            stage.advance(by: 1)
            let shown = try #require(item.frame(in: stage.window))
            expectNotEqual(popover.frameInWindow, first)
            expectTrue(popover.frameInWindow.minX <= shown.midX && popover.frameInWindow.maxX >= shown.midX)
            stage.tap(at: CGPoint(x: 900, y: 700))
            stage.advance(by: 1)
            expectNil(root.presentedViewController)
        }
    }

    @Test("If an item of a tab bar moves into More, the popover stays")
    func tabItem() throws {
        final class Staying: NSObject, UIPopoverPresentationControllerDelegate {
            func adaptivePresentationStyle(
                for controller: UIPresentationController, traitCollection: UITraitCollection
            ) -> UIModalPresentationStyle { .none }
        }
        try Stage.run(root: UITabBarController()) { stage, tabs in
            let pages = (1...8).map { controller("Tab \($0)") }
            tabs.viewControllers = Array(pages.prefix(5))
            stage.advance(by: 1)
            let (popover, delegate) = (controller("Popover"), Staying())
            popover.modalPresentationStyle = .popover
            popover.preferredContentSize = CGSize(width: 200, height: 100)
            popover.popoverPresentationController?.delegate = delegate
            popover.popoverPresentationController?.sourceItem = pages[4].tabBarItem
            tabs.present(popover, animated: false)
            stage.advance(by: 1)
            let first = popover.frameInWindow
            expectNotNil(pages[4].tabBarItem.frame(in: stage.window))

            tabs.viewControllers = pages
            stage.advance(by: 1)

            expectNil(pages[4].tabBarItem.frame(in: stage.window))
            expectEqual(popover.frameInWindow, first)
            tabs.dismiss(animated: false)
            stage.advance(by: 1)
            expectNil(tabs.presentedViewController)
        }
    }

    // A popover follows a scrolled cell

    private final class Rows: UIViewController, UITableViewDataSource {
        var count = 40
        let table = UITableView()

        override func viewDidLoad() {
            super.viewDidLoad()
            table.frame = view.bounds
            table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = self
            view.addSubview(table)
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
    }

    @Test("A source that moves during a transition of the program is followed at its end", arguments: [true, false])
    func movedDuringTransition(isPresenting: Bool) throws {
        try Stage.runWithSource { stage, root in
            let (popover, fades) = (root.popover(), Fades())
            popover.transitioningDelegate = fades
            root.present(popover, animated: isPresenting)
            stage.advance(by: isPresenting ? 0.2 : 1)
            expectEqual(popover.frameInWindow, CGRect(x: 420, y: 140, width: 200, height: 113))

            if !isPresenting {
                root.dismiss(animated: true)
                stage.advance(by: 0)
                fades.interaction.update(0.5)
            }
            root.source.frame.origin.y = 300
            stage.advance(by: 0.1)
            expectEqual(popover.frameInWindow, CGRect(x: 420, y: 140, width: 200, height: 113))
            if !isPresenting { fades.interaction.cancel() }
            stage.advance(by: 1)

            expectEqual(popover.frameInWindow, CGRect(x: 420, y: 340, width: 200, height: 113))
        }
    }

    /// Transitions that change the opacity in half a second. Dismissals are interactive.
    private final class Fades: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
        let interaction = UIPercentDrivenInteractiveTransition()

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }

        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            if let view = context.view(forKey: .to) {
                view.frame = context.viewController(forKey: .to).map(context.finalFrame(for:)) ?? .zero
                context.containerView.addSubview(view)
            }
            let shown = context.view(forKey: .to) ?? context.view(forKey: .from)
            UIView.animate(withDuration: 0.5) {
                shown?.alpha = 0.5
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    private func onCell(_ body: (Stage, Rows, UIViewController, UITableViewCell) throws -> Void) throws {
        try Stage.run(root: Rows(), size: CGSize(width: 1024, height: 768)) { stage, root in
            let cell = try #require(root.table.cellForRow(at: IndexPath(row: 3, section: 0)))
            let popover = controller("Popover")
            popover.modalPresentationStyle = .popover
            popover.preferredContentSize = CGSize(width: 200, height: 100)
            popover.popoverPresentationController?.sourceView = cell
            root.present(popover, animated: false)
            stage.advance(by: 1)
            try body(stage, root, popover, cell)
            #expect(CGRect(x: 10, y: 30, width: 1004, height: 728).contains(popover.frameInWindow))
            stage.tap(at: CGPoint(x: 5, y: 760))
            stage.advance(by: 1)
            expectNil(root.presentedViewController)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A cell that is scrolled is followed")
    func scrolledCell() throws {
        try onCell { stage, root, popover, cell in
            let first = popover.frameInWindow
            root.table.contentOffset.y += 40
            stage.advance(by: 1)

            expectEqual(popover.frameInWindow, first.offsetBy(dx: 0, dy: -40))
        }
    }

    @Test("If a cell's row is deleted, the popover stays")
    func deletedCell() throws {
        try onCell { stage, root, popover, cell in
            let first = popover.frameInWindow

            root.count = 0
            root.table.deleteRows(at: (0..<40).map { IndexPath(row: $0, section: 0) }, with: .none)
            stage.advance(by: 1)

            expectEqual(popover.frameInWindow, first)
        }
    }

    @Test("If a cell is reused, the popover is beside the other row, or stays")
    func reusedCell() throws {
        for moves in 0..<3 {
            try onCell { stage, root, popover, cell in
                switch moves {
                case 0: root.table.contentOffset.y = 900
                case 1: root.table.reloadData()
                default:
                    root.table.contentOffset.y = 900
                    stage.advance(by: 0.1)
                    root.table.contentOffset.y = 0
                }
                stage.advance(by: 1)

                expectEqual(popover.frameInWindow.size.width, 200)
            }
        }
    }
}
