import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
private final class EditLog: UITabBarControllerDelegate {
    var log: [String] = []
    private func titles(_ controllers: [UIViewController]) -> String { controllers.map { $0.title ?? "" }.joined() }

    func tabBarController(_ tabs: UITabBarController, willBeginCustomizing controllers: [UIViewController]) {
        log.append("willBegin \(titles(controllers))")
    }
    func tabBarController(
        _ tabs: UITabBarController, willEndCustomizing controllers: [UIViewController], changed: Bool
    ) { log.append("willEnd \(titles(controllers)) \(changed) \(titles(tabs.viewControllers ?? []))") }
    func tabBarController(
        _ tabs: UITabBarController, didEndCustomizing controllers: [UIViewController], changed: Bool
    ) { log.append("didEnd \(titles(controllers)) \(changed) \(titles(tabs.viewControllers ?? []))") }
}

@MainActor
@Suite("Editing the tabs of More")
struct MoreEditingTests {
    private func run(_ body: (Stage, UITabBarController, EditLog) throws -> Void) throws {
        let log = EditLog()
        func make() -> UITabBarController {
            let tabs = UITabBarController()
            tabs.viewControllers = "ABCDEFGHI".map { controller(String($0)) }
            tabs.delegate = log
            return tabs
        }
        try Stage.run(root: make(), size: CGSize(width: 400, height: 800)) { stage, tabs in
            try body(stage, tabs, log)
            expectEmpty(stage.diagnostics)
        }
    }

    private func place(of title: String, on stage: Stage, above y: CGFloat = 740) throws -> CGPoint {
        let sheet = stage.window.rootViewController?.presentedViewController?.viewIfLoaded
        var pending: [UIView] = [sheet ?? stage.window]
        var found: [CGPoint] = []
        while let view = pending.popLast() {
            guard !view.isHidden, view.alpha > 0 else { continue }
            if let label = view as? UILabel, label.text == title, let superview = label.superview {
                found.append(superview.convert(label.center, to: nil))
            }
            pending += view.subviews
        }
        return try #require(found.last { $0.y < y })
    }

    @Test("A tab is dragged from the grid to the bar and replaces a tab")
    func dragging() throws {
        try run { stage, tabs, log in
            stage.tap(at: CGPoint(x: 360, y: 775))
            stage.advance(by: 0.5)
            stage.tap(at: try place(of: "Edit", on: stage))
            stage.advance(by: 1)
            // H to the second of four positions.
            stage.drag(from: try place(of: "H", on: stage), to: CGPoint(x: 150, y: 775))
            stage.tap(at: try place(of: "Done", on: stage))
            stage.advance(by: 1)

            expectEqual(
                log.log,
                [
                    "willBegin ABCDEFGHI", "willEnd AHCDEFGBI true ABCDEFGHI", "didEnd AHCDEFGBI true AHCDEFGBI",
                ])
            expectEqual(tabs.tabBar.items?.map(\.title), ["A", "H", "C", "D", "More"])
            expectEqual(tabs.viewControllers?.map { $0.title ?? "" }.joined(), "AHCDEFGBI")
            stage.tap(at: CGPoint(x: 120, y: 775))
            stage.advance(by: 0.5)
            expectEqual(tabs.selectedViewController?.title, "H")
            expectEqual(tabs.selectedIndex, 1)
            expectEqual(tabs.customizableViewControllers?.count, 9)
        }
    }

    @Test("A tab that was shown under More is dragged to the bar and is shown there")
    func selected() throws {
        try run { stage, tabs, _ in
            tabs.selectedIndex = 5
            stage.advance(by: 0.5)
            let shown = tabs.selectedViewController
            tabs.moreNavigationController.popToRootViewController(animated: false)
            stage.advance(by: 0.5)
            let atList = tabs.selectedViewController === tabs.moreNavigationController
            stage.tap(at: try place(of: "Edit", on: stage))
            stage.advance(by: 1)
            stage.drag(from: try place(of: "F", on: stage), to: CGPoint(x: 50, y: 775))
            stage.tap(at: try place(of: "Done", on: stage))
            stage.advance(by: 1)
            stage.tap(at: CGPoint(x: 40, y: 775))
            stage.advance(by: 0.5)

            expectTrue(atList)
            expectIdentical(tabs.viewControllers?.first, shown)
            expectIdentical(shown?.parent, tabs)
            expectIdentical(tabs.selectedViewController, shown)
            expectNotNil(shown?.view.window)
            expectEqual(tabs.tabBar.selectedItem?.title, "F")
        }
    }

    @Test("A plain controller that is shown under More is a tab again in a wide window")
    func widening() throws {
        try run { stage, tabs, _ in
            tabs.selectedIndex = 6
            stage.advance(by: 0.5)
            let shown = tabs.selectedViewController
            stage.resize(to: CGSize(width: 1000, height: 800))
            stage.advance(by: 1)

            expectIdentical(shown?.parent, tabs)
            expectNotNil(shown?.view.window)
            expectEqual(tabs.selectedIndex, 6)
            expectEqual(tabs.moreNavigationController.viewControllers.count, 1)
        }
    }

    @Test("Without customizable controllers Edit is hidden; controllers that are not customizable keep their position")
    func fixed() throws {
        try run { stage, tabs, log in
            tabs.customizableViewControllers = []
            stage.tap(at: CGPoint(x: 360, y: 775))
            stage.advance(by: 0.5)
            let list = tabs.moreNavigationController.topViewController
            let none = list?.navigationItem.rightBarButtonItem == nil
            tabs.customizableViewControllers = tabs.viewControllers.map { Array($0.dropFirst()) }
            stage.advance(by: 0.1)
            stage.tap(at: try place(of: "Edit", on: stage))
            stage.advance(by: 1)
            stage.drag(from: try place(of: "I", on: stage), to: CGPoint(x: 50, y: 775))
            stage.tap(at: try place(of: "Done", on: stage))
            stage.advance(by: 1)

            expectTrue(none)
            expectEqual(log.log.last, "didEnd ABCDEFGHI false ABCDEFGHI")
        }
    }

    @Test("A second tap on More returns to its list")
    func again() throws {
        try run { stage, tabs, _ in
            tabs.selectedIndex = 7
            stage.advance(by: 0.5)
            stage.tap(at: CGPoint(x: 360, y: 775))
            stage.advance(by: 1)

            expectEqual(tabs.moreNavigationController.viewControllers.count, 1)
            expectNil(tabs.viewControllers?[7].parent)
        }
    }
}
