import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Counts the calls for the page control.
@MainActor
private final class CountedPages: UIPageViewControllerDataSource {
    var log: [String] = []
    let pages = ["A", "B", "C"].map { controller($0) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { pages.firstIndex(of: viewController).flatMap { $0 > 0 ? pages[$0 - 1] : nil } }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { pages.firstIndex(of: viewController).flatMap { $0 < 2 ? pages[$0 + 1] : nil } }

    func presentationCount(for pageViewController: UIPageViewController) -> Int {
        log.append("count")
        return 3
    }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        log.append("index")
        return 0
    }
}

@MainActor
private final class LandscapePages: UIPageViewControllerDelegate {
    func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask { .landscape }
}

@MainActor
@Suite("Page view controllers and their initial values")
struct NewPageControllerTests {
    private typealias Spine = UIPageViewController.SpineLocation

    private func controllerOfPages(
        _ style: UIPageViewController.TransitionStyle,
        _ orientation: UIPageViewController.NavigationOrientation = .horizontal, spine: Any? = nil
    ) -> UIPageViewController {
        UIPageViewController(
            transitionStyle: style, navigationOrientation: orientation, options: spine.map { [.spineLocation: $0] })
    }

    private func control(of pages: UIPageViewController) -> UIPageControl? {
        pages.loadViewIfNeeded()
        return pages.view.subviews.compactMap { $0 as? UIPageControl }.first { !$0.isHidden }
    }

    @Test("A new controller curls horizontally at a spine at the start, has no pages, and pan and tap recognizers")
    func fresh() {
        let pages = UIPageViewController()

        expectEqual(pages.transitionStyle, .pageCurl)
        expectEqual(pages.navigationOrientation, .horizontal)
        expectEqual(pages.spineLocation, .min)
        expectFalse(pages.isDoubleSided)
        expectNotEqual(pages.viewControllers?.isEmpty, false)
        expectNil(pages.dataSource)
        expectNil(pages.delegate)
        expectFalse(pages.isViewLoaded)
        expectTrue(pages.gestureRecognizers.contains { $0 is UIPanGestureRecognizer })
        expectTrue(pages.gestureRecognizers.contains { $0 is UITapGestureRecognizer })
        expectEqual(pages.supportedInterfaceOrientations, .allButUpsideDown)
    }

    @Test("Each option counts in its style only; pages that scroll show their scroll view, and no recognizers")
    func options() {
        let scrolling = controllerOfPages(.scroll, .vertical, spine: Spine.mid.rawValue)
        let delegate = LandscapePages()
        scrolling.delegate = delegate

        expectEqual(scrolling.spineLocation, .none)
        expectFalse(scrolling.isDoubleSided)
        expectEqual(scrolling.navigationOrientation, .vertical)
        expectEmpty(scrolling.gestureRecognizers)
        expectTrue(scrolling.view.subviews.contains { $0 is UIScrollView })
        expectEqual(scrolling.supportedInterfaceOrientations, .landscape)
        expectEqual(controllerOfPages(.pageCurl, spine: NSNumber(value: Spine.max.rawValue)).spineLocation, .max)
        expectTrue(controllerOfPages(.pageCurl, spine: Spine.mid.rawValue).isDoubleSided)
    }

    @Test("Only double-sided with the spine in the middle; no pages are as wrong as too many")
    func refused() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let middle = controllerOfPages(.pageCurl, spine: Spine.mid)
            @MainActor func sentence(_ body: () -> Void) -> String? {
                let count = stage.diagnostics.count
                body()
                return stage.diagnostics.count == count + 1 ? stage.diagnostics.last?.message : nil
            }

            let single = sentence { middle.isDoubleSided = false }
            let none = sentence { middle.setViewControllers(nil, direction: .forward, animated: false) }
            let empty = sentence {
                controllerOfPages(.scroll).setViewControllers([], direction: .forward, animated: true)
            }

            expectNotNil(single)
            expectTrue(middle.isDoubleSided)
            expectEqual(none?.contains("provided (0) doesn't match the number required (2)"), true)
            expectEqual(empty?.contains("provided (0) doesn't match the number required (1)"), true)
        }
    }

    @Test("Before the first appearance pages are set at once, animated or not", arguments: [false, true])
    func beforeShown(animated: Bool) {
        for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
            let pages = controllerOfPages(style)
            let (first, second) = (controller("A"), controller("B"))
            var log: [String] = []

            pages.setViewControllers([first], direction: .forward, animated: animated) { log.append("A \($0)") }
            pages.setViewControllers([second], direction: .reverse, animated: animated) { log.append("B \($0)") }

            expectEqual(pages.viewControllers, [second])
            expectEqual(pages.children, [second])
            expectNil(first.parent)
            expectEqual(log, ["A true", "B true"])
        }
    }

    @Test("On the screen, pages set without an animation are returned at once", arguments: [true, false])
    func setWhileShown(scrolls: Bool) throws {
        let pages = controllerOfPages(scrolls ? .scroll : .pageCurl)
        let (first, second, third) = (controller("A"), controller("B"), controller("C"))
        pages.setViewControllers([first], direction: .forward, animated: false)
        try Stage.run(rootViewController: pages) { stage in
            for controller in [pages, first, second, third] { stage.excludeFromLeakCheck(controller) }

            pages.setViewControllers([second], direction: .forward, animated: false)
            let unanimated = pages.viewControllers
            stage.advance(by: 0.1)
            pages.setViewControllers([third], direction: .forward, animated: true)
            pages.setViewControllers([first], direction: .reverse, animated: false)
            let last = pages.viewControllers
            stage.advance(by: 1)

            expectEqual(unanimated, [second])
            expectEqual(last, [first])
            expectEqual(pages.viewControllers, [first])
            expectEqual(pages.children, [first])
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("The data source counts pages once for each set of them, and not when a finger turns")
    func counted() throws {
        let (source, pages) = (CountedPages(), controllerOfPages(.scroll))
        pages.dataSource = source
        pages.setViewControllers([source.pages[0]], direction: .forward, animated: false)
        try Stage.run(size: CGSize(width: 400, height: 800), rootViewController: pages) { stage in
            for controller in source.pages + [pages] { stage.excludeFromLeakCheck(controller) }
            stage.advance(by: 0.1)
            let start = source.log
            stage.drag(from: CGPoint(x: 380, y: 300), to: CGPoint(x: 20, y: 300), duration: 0.2)
            stage.advance(by: 1)
            let turned = (source.log, control(of: pages)?.currentPage)
            pages.setViewControllers([source.pages[2]], direction: .forward, animated: false)
            stage.advance(by: 0.1)

            expectTrue(start == ["count", "index"] && turned == (["count", "index"], 1))
            expectEqual(source.log, ["count", "index", "count", "index"])
            expectEqual(control(of: pages)?.numberOfPages, 3)
            expectEqual(source.pages[2].view.bounds.size, CGSize(width: 400, height: 763))
            pages.dataSource = nil
            expectNil(control(of: pages))
        }
    }

    @Test("Vertical pages and pages that curl are not counted")
    func notCounted() {
        let source = CountedPages()

        for pages in [controllerOfPages(.scroll, .vertical), controllerOfPages(.pageCurl)] {
            pages.dataSource = source
            pages.setViewControllers([controller("A")], direction: .forward, animated: false)

            expectEmpty(source.log)
            expectNil(control(of: pages))
        }
    }

    @Test("Recognizers that are moved to a view around the pages turn them from there")
    func movedRecognizers() throws {
        let (source, host, pages) = (CountedPages(), UIViewController(), controllerOfPages(.pageCurl))
        pages.dataSource = source
        pages.setViewControllers([source.pages[0]], direction: .forward, animated: false)
        host.addChild(pages)
        host.view.addSubview(pages.view)
        pages.didMove(toParent: host)
        pages.view.frame = CGRect(x: 50, y: 100, width: 300, height: 500)
        host.view.gestureRecognizers = pages.gestureRecognizers
        try Stage.run(size: CGSize(width: 400, height: 800), rootViewController: host) { stage in
            for controller in source.pages + [host, pages] { stage.excludeFromLeakCheck(controller) }
            stage.drag(from: CGPoint(x: 340, y: 700), to: CGPoint(x: 60, y: 700), duration: 0.2)
            stage.advance(by: 1)

            expectEqual(pages.viewControllers, [source.pages[1]])
            expectEmpty(stage.diagnostics)
        }
    }
}
