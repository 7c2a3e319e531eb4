import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// A page that runs a closure when it is freed.
@MainActor
private final class LastWords: UIViewController {
    var act: (@MainActor () -> Void)?

    deinit {
        let act = act
        MainActor.assumeIsolated { act?() }
    }
}

/// Gives pages that act when they are freed.
@MainActor
private final class LastWordsSource: UIPageViewControllerDataSource {
    var act: (@MainActor () -> Void)?
    private(set) var freed = 0

    func page() -> UIViewController {
        let page = LastWords()
        page.act = { [weak self] in
            guard let self else { return }
            freed += 1
            act?()
        }
        return page
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page() }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page() }
}

/// A page's action on its old container in its `deinit`.
@MainActor
private enum LastAct: CaseIterable {
    case setPages, turn, removeSource, readPages

    func perform(on pages: UIPageViewController) {
        switch self {
        case .setPages: pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
        case .turn: pages.setViewControllers([UIViewController()], direction: .reverse, animated: true)
        case .removeSource: pages.dataSource = nil
        case .readPages: _ = pages.viewControllers
        }
    }
}

@MainActor
@Suite("Pages that act on their controller when they are freed")
struct PageReleaseTests {
    private typealias Style = UIPageViewController.TransitionStyle

    @Test("A neighbor that is discarded, or turned past, may act", arguments: LastAct.allCases, [true, false])
    fileprivate func neighbour(act: LastAct, forgets: Bool) throws {
        let source = LastWordsSource()
        let make = {
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.dataSource = source
            pages.setViewControllers([source.page()], direction: .forward, animated: false)
            return pages
        }
        try Stage.run(root: make()) { stage, pages in
            stage.advance(by: 1)
            stage.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 100, y: 400), duration: 0.2)
            stage.advance(by: 3)
            let before = source.freed
            var acts = 3
            source.act = { [weak pages] in
                guard let pages, acts > 0 else { return }
                acts -= 1
                act.perform(on: pages)
            }

            if forgets {
                pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
            } else {
                stage.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 100, y: 400), duration: 0.2)
            }
            stage.advance(by: 3)

            #expect(source.freed > before)
            expectEqual(pages.viewControllers?.count, 1)
            expectEqual(pages.children, pages.viewControllers)
            expectNotNil(pages.viewControllers?.first?.view.window)
            source.act = nil
        }
    }

    @Test(
        "A page that is replaced may act", arguments: LastAct.allCases,
        [UIPageViewController.TransitionStyle.scroll, .pageCurl])
    fileprivate func replaced(act: LastAct, style: UIPageViewController.TransitionStyle) throws {
        let source = LastWordsSource()
        let make = {
            let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
            pages.dataSource = source
            pages.setViewControllers([source.page()], direction: .forward, animated: false)
            return pages
        }
        try Stage.run(root: make()) { stage, pages in
            stage.advance(by: 1)
            source.act = { [weak pages] in pages.map { act.perform(on: $0) } }

            for isAnimated in [false, true] {
                pages.setViewControllers([source.page()], direction: .forward, animated: isAnimated)
                stage.advance(by: 2)
            }
            source.act = nil

            #expect(source.freed > 0)
            expectEqual(pages.viewControllers?.count, 1)
            expectEqual(pages.children, pages.viewControllers)
            expectNotNil(pages.viewControllers?.first?.view.window)
        }
    }
}
