import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// Values of new objects as they were recorded on iOS 26.1.
@MainActor @Suite("Defaults as recorded")
struct RecordedDefaultTests {
    @Test("A plain controller: its view, bundle and names (LC1)")
    func controller() throws {
        try Stage.run(rootViewController: UIViewController()) { _ in
            let controller = UIViewController()
            expectNil(controller.viewIfLoaded)
            let view = try #require(controller.view)

            expectEqual(view.frame, UIScreen.main.bounds)
            expectEqual(view.autoresizingMask, [.flexibleWidth, .flexibleHeight])
            expectNil(view.backgroundColor)
            expectEmpty(view.subviews)
            expectNil(controller.nibName)
            expectEqual(controller.nibBundle, .main)
            expectNil(controller.storyboard)
            expectNil(controller.restorationIdentifier)
        }
    }

    @Test("Page view controllers have no pages, not nil (LC7)")
    func pages() {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.loadViewIfNeeded()

        expectEqual(pages.viewControllers, [])
    }

    @Test("The automatic dimension of split views has single precision (S4)")
    func automaticDimension() {
        expectEqual(UISplitViewController.automaticDimension, -3.4028234663852886e+38)
        let split = UISplitViewController(style: .doubleColumn)
        expectEqual(split.preferredPrimaryColumnWidth, UISplitViewController.automaticDimension)
        expectEqual(split.minimumPrimaryColumnWidth, UISplitViewController.automaticDimension)
    }

    @Test("Command alternates are equal by their modifier keys (M8)")
    func alternates() {
        let first = UICommandAlternate(title: "A", action: "a:", modifierFlags: .alternate)
        let second = UICommandAlternate(title: "B", action: "b:", modifierFlags: .alternate)

        expectEqual(first, second)
        expectEqual(first.hash, second.hash)
        expectNotEqual(first, UICommandAlternate(title: "A", action: "a:", modifierFlags: .shift))
    }
}
