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

    private func pages(_ first: UIViewController?) -> UIPageViewController {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        if let first { pages.setViewControllers([first], direction: .forward, animated: false) }
        return pages
    }

    @Test("An animated change: the new page has didMove before its view is loaded (PG1)")
    func incoming() throws {
        try Stage.run(root: pages(controller("A"))) { stage, pages in
            stage.advance(by: 1)
            let page = Noting("B")

            pages.setViewControllers([page], direction: .forward, animated: true)
            stage.advance(by: 1)

            expectEqual(Array(page.lines.prefix(3)), ["willMove pages", "didMove pages", "viewDidLoad"])
            expectEqual(page.lines.filter { $0.contains("Move") }.count, 2)
        }
    }

    @Test("An animated change: the old page has willMove without a parent twice (PG2)")
    func outgoing() throws {
        let page = Noting("A")
        try Stage.run(root: pages(page)) { stage, pages in
            stage.excludeFromLeakCheck(page)
            stage.advance(by: 1)
            page.lines = []

            pages.setViewControllers([controller("B")], direction: .forward, animated: true)
            expectEqual(page.lines, ["willMove nil"])
            stage.advance(by: 1)

            expectEqual(page.lines, ["willMove nil", "willMove nil", "didMove nil"])
        }
    }

    @Test("The first pages are set without an animation, and the completion is called in the call with true (PG3)")
    func first() throws {
        try Stage.run(root: pages(nil)) { stage, pages in
            stage.advance(by: 1)
            var results: [Bool] = []

            pages.setViewControllers([controller("A")], direction: .forward, animated: true) { results.append($0) }

            expectEqual(results, [true])
            stage.advance(by: 1)
            expectEqual(results, [true])
        }
    }

    @Test("A change without an animation ends an animated one: false, then true (PG5)")
    func superseded() throws {
        let (first, second) = (controller("A"), controller("B"))
        try Stage.run(root: pages(first)) { stage, pages in
            for page in [first, second] { stage.excludeFromLeakCheck(page) }
            stage.advance(by: 1)
            var results: [String] = []
            pages.setViewControllers([second], direction: .forward, animated: true) { results.append("first \($0)") }
            stage.advance(by: 0.1)

            let third = controller("C")
            pages.setViewControllers([third], direction: .forward, animated: false) { results.append("second \($0)") }

            expectEqual(results, ["first false", "second true"])
            expectEqual(pages.children, [third])
            stage.advance(by: 1)
            expectEqual(results, ["first false", "second true"])
        }
    }

    @Test("The page control is a subview of the root view (PG8)")
    func indicator() throws {
        final class Source: NSObject, UIPageViewControllerDataSource {
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
            ) -> UIViewController? { nil }
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
            ) -> UIViewController? { nil }
            func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
            func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
        }
        let source = Source()
        let pages = pages(controller("A"))
        pages.dataSource = source
        pages.loadViewIfNeeded()

        expectEqual(pages.view.subviews.compactMap { $0 as? UIPageControl }.map(\.numberOfPages), [3])
    }

    @Test("A spine in the middle is double-sided, and the opposite is an error (PG9)")
    func middle() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let pages = UIPageViewController(
                transitionStyle: .pageCurl, navigationOrientation: .horizontal,
                options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
            expectTrue(pages.isDoubleSided)

            pages.isDoubleSided = false

            expectTrue(pages.isDoubleSided)
            expectEqual(stage.diagnostics.count, 1)
        }
    }
}

/// A page that logs its containment and the loading of its view.
private final class Noting: UIViewController {
    var lines: [String] = []

    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        lines.append("willMove \(parent == nil ? "nil" : "pages")")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        lines.append("didMove \(parent == nil ? "nil" : "pages")")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        lines.append("viewDidLoad")
    }
}
