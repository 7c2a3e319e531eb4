import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Returns the page view controller itself, or its parent.
@MainActor
private final class CircularSource: NSObject, UIPageViewControllerDataSource {
    var answersParent = false

    private func answer(_ pages: UIPageViewController) -> UIViewController? { answersParent ? pages.parent : pages }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { answer(pageViewController) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { answer(pageViewController) }
}

@MainActor
@Suite("Page view controllers as their own pages")
struct PageOfItselfTests {
    @Test(
        "Such a page is refused with a message, without side effects", arguments: [false, true], [false, true])
    func refused(isParent: Bool, curls: Bool) throws {
        let source = CircularSource()
        source.answersParent = isParent
        try Stage.run(root: UIViewController()) { stage, root in
            let pages = UIPageViewController(
                transitionStyle: curls ? .pageCurl : .scroll, navigationOrientation: .horizontal)
            root.addChild(pages)
            pages.view.frame = root.view.bounds
            root.view.addSubview(pages.view)
            pages.didMove(toParent: root)
            let first = UIViewController()
            pages.setViewControllers([first], direction: .forward, animated: false)
            pages.dataSource = source
            stage.advance(by: 0.1)

            stage.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 40, y: 400))
            stage.advance(by: 1)

            expectEqual(pages.viewControllers, [first])
            expectEqual(pages.children, [first])
            expectTrue(!stage.diagnostics.isEmpty && stage.diagnostics.allSatisfy { $0.rule == "childOfItself" })
        }
    }
}
