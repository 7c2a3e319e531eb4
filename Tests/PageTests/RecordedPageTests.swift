import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Facts about page view controllers that were recorded on iOS 26.1.
@MainActor @Suite("Recorded facts about pages")
struct RecordedPageTests {
    @Test("Pages that are set with an animation are the view controllers at once (PG4)")
    func setAnimated() throws {
        let (first, second) = (UIViewController(), UIViewController())
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([first], direction: .forward, animated: false)
        try Stage.run(rootViewController: pages) { stage in
            for controller in [pages, first, second] { stage.excludeFromLeakCheck(controller) }

            pages.setViewControllers([second], direction: .forward, animated: true)

            expectEqual(pages.viewControllers, [second])
            stage.advance(by: 0.1)
            expectEqual(pages.viewControllers, [second])
            stage.advance(by: 1)
            expectEqual(pages.viewControllers, [second])
        }
    }
}
