import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Pages that scroll")
struct ScrollingPagesTests {
    private let size = CGSize(width: 400, height: 800)

    private func run(_ make: @autoclosure () -> PageBook, _ body: (Stage, PageBook) throws -> Void) throws {
        try Stage.run(size: size, rootViewController: make()) { stage in
            guard let book = stage.window.rootViewController as? PageBook else { return }
            stage.timeline.clear()
            try body(stage, book)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A swipe has the recorded order: data source, announcement, callbacks, report, the next data source call")
    func swipe() throws {
        try run(.scrolling(3)) { stage, book in
            stage.dragAndHold(from: CGPoint(x: 350, y: 400), by: -300)
            let during = book.log
            stage.touchUp(at: CGPoint(x: 50, y: 400))
            stage.advance(by: 1)

            expectEqual(during, ["after 3", "before 3", "will 4"])
            expectEqual(book.log, ["after 3", "before 3", "will 4", "did 3 completed", "after 4"])
            stage.expectCallbacks([
                "4 viewWillAppear", "3 viewWillDisappear", "4 viewIsAppearing", "4 viewDidAppear", "3 viewDidDisappear",
            ])
            expectEqual(book.numbers, [4])
            expectEqual(book.children, book.viewControllers)
        }
    }

    @Test("A page that the program shows without animation is shown wherever the scroll view is moved afterwards")
    func movedAfterwards() throws {
        try run(.scrolling(3)) { stage, book in
            let scrollView = try #require(book.view.subviews.compactMap { $0 as? UIScrollView }.first)

            let page = PageBook.page(7)
            book.setViewControllers([page], direction: .forward, animated: false)
            scrollView.contentOffset.x += 1
            stage.advance(by: 1)

            expectEqual(book.numbers, [7])
            expectEqual(book.children, book.viewControllers)
            expectEqual(scrollView.contentOffset.x, 400)
            expectEqual(stage.timeline.callbacks(of: page).last, "viewDidAppear")
        }
    }

    @Test("A swipe that is released before the middle is cancelled in the recorded order")
    func cancelled() throws {
        try run(.scrolling(3)) { stage, book in
            stage.dragAndHold(from: CGPoint(x: 350, y: 400), by: -120)
            stage.touchUp(at: CGPoint(x: 230, y: 400))
            stage.advance(by: 1)

            expectEqual(book.log, ["after 3", "before 3", "will 4", "did 3 not completed"])
            stage.expectCallbacks([
                "4 viewWillAppear", "3 viewWillDisappear", "4 viewIsAppearing", "3 viewWillAppear", "3 viewIsAppearing",
                "3 viewDidAppear", "4 viewWillDisappear", "4 viewDidDisappear",
            ])
            expectEqual(book.numbers, [3])
            expectEqual(book.children.count, 1)
        }
    }

    @Test("Cached neighbors are not requested again")
    func neighbors() throws {
        try run(.scrolling(3)) { stage, book in
            stage.dragAndHold(from: CGPoint(x: 350, y: 400), by: -300)
            stage.touchUp(at: CGPoint(x: 50, y: 400))
            stage.advance(by: 1)
            book.clearLog()
            stage.dragAndHold(from: CGPoint(x: 50, y: 400), by: 300)
            stage.touchUp(at: CGPoint(x: 350, y: 400))
            stage.advance(by: 1)

            expectEqual(book.log, ["will 3", "did 4 completed", "before 3"])
            expectEqual(book.numbers, [3])
        }
    }

    @Test("At the ends the page yields and returns")
    func ends() throws {
        try run(.scrolling(0)) { stage, book in
            stage.dragAndHold(from: CGPoint(x: 50, y: 400), by: 300)
            let frame = book.viewControllers?.first?.view.convert(CGPoint.zero, to: nil).x ?? 0
            stage.touchUp(at: CGPoint(x: 350, y: 400))
            stage.advance(by: 2)

            expectTrue(frame > 0 && frame < 300)
            expectEqual(book.log, ["after 0", "before 0"])
            expectEmpty(stage.timeline.lines(of: .appearance))
            expectEqual(book.viewControllers?.first?.view.convert(CGPoint.zero, to: nil).x, 0)
        }
    }

    @Test("A finger that returns and continues beyond turns the other way")
    func backAndBeyond() throws {
        try run(.scrolling(3)) { stage, book in
            stage.touchDown(at: CGPoint(x: 200, y: 400))
            for x in [190, 150, 100, 150, 200, 250, 300, 390] {
                stage.touchMove(to: CGPoint(x: CGFloat(x), y: 400))
                stage.advance(by: 0.05)
            }
            stage.advance(by: 0.3)
            stage.touchUp(at: CGPoint(x: 390, y: 400))
            stage.advance(by: 1)

            expectEqual(
                book.log, ["after 3", "before 3", "will 4", "did 3 not completed", "will 2", "did 3 not completed"])
            expectEqual(book.numbers, [3])
        }
    }

    @Test("Pages that are set with an animation slide in, and the completion is called last")
    func animatedSet() throws {
        try run(.scrolling(3)) { stage, book in
            var finished: [Bool] = []
            let next = PageBook.page(7)
            book.setViewControllers([next], direction: .forward, animated: true) { finished.append($0) }
            stage.advance(by: 0.15)
            let x = next.view.convert(CGPoint.zero, to: nil).x
            let before = book.numbers
            stage.advance(by: 1)

            expectTrue(x > 0 && x < 400 && before == [7])
            expectEqual(finished, [true])
            expectEqual(book.numbers, [7])
            expectEmpty(book.log)
            stage.expectCallbacks([
                "7 viewWillAppear", "3 viewWillDisappear", "7 viewIsAppearing", "7 viewDidAppear", "3 viewDidDisappear",
            ])
        }
    }

    // The removal of the old page is announced when the program sets the next page.
    @Test("An old page that remains, since a finger reverses the turn, is no longer moving from its parent")
    func reversedSet() throws {
        try Stage.run(size: size) { stage in
            let (tabs, book) = (UITabBarController(), PageBook.scrolling(3))
            tabs.viewControllers = [book, UIViewController()]
            stage.window.rootViewController = tabs
            stage.advance(by: 0.5)
            let page = try #require(book.viewControllers?.first)
            var finished: [Bool] = []
            book.setViewControllers([PageBook.page(4)], direction: .forward, animated: true) { finished.append($0) }
            stage.advance(by: 0)
            expectTrue(page.isMovingFromParent)

            stage.touchDown(at: CGPoint(x: 100, y: 300))
            for step in 1...8 {
                stage.advance(by: 0.016)
                stage.touchMove(to: CGPoint(x: 100 + 16 * CGFloat(step), y: 300))
            }
            stage.touchUp(at: CGPoint(x: 228, y: 300))
            tabs.selectedIndex = 1
            stage.advance(by: 1)

            expectEqual(book.numbers, [3])
            expectEqual(finished, [false])
            expectTrue(page.parent === book && book.children == [page])
            expectFalse(page.isMovingFromParent)
        }
    }

    @Test("Pages that are set while pages slide in end those transitions")
    func overlappingSets() throws {
        try run(.scrolling(3)) { stage, book in
            var finished: [String] = []
            book.setViewControllers([PageBook.page(4)], direction: .forward, animated: true) {
                finished.append("4 \($0)")
            }
            stage.advance(by: 0.1)
            book.setViewControllers([PageBook.page(5)], direction: .reverse, animated: true) {
                finished.append("5 \($0)")
            }
            stage.advance(by: 1)

            expectEqual(finished, ["4 false", "5 true"])
            expectEqual(book.numbers, [5])
            expectEqual(book.children.count, 1)
            expectEqual(stage.timeline.lines(of: .appearance).last, "4 viewDidDisappear")
        }
    }

    @Test("Pages that are set with an animation before the first layout are shown", arguments: [false, true])
    func setBeforeLayout(isInStack: Bool) throws {
        try Stage.run(size: size) { stage in
            let book = PageBook.scrolling(3)
            var finished: [Bool] = []

            stage.window.rootViewController = isInStack ? UINavigationController(rootViewController: book) : book
            book.setViewControllers([PageBook.page(7)], direction: .forward, animated: true) { finished.append($0) }
            stage.advance(by: 2)

            expectEqual(finished, [true])
            expectEqual(book.numbers, [7])
            expectNil(book.transitionCoordinator)
            expectEqual(book.viewControllers?.first?.view.convert(CGPoint.zero, to: nil), .zero)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A turn also ends if the tab is changed midway")
    func tabChange() throws {
        try Stage.run(size: size) { stage in
            let (tabs, book) = (UITabBarController(), PageBook.scrolling(3))
            tabs.viewControllers = [book, UIViewController()]
            stage.window.rootViewController = tabs
            stage.advance(by: 0.1)
            var finished: [Bool] = []
            book.setViewControllers([PageBook.page(7)], direction: .forward, animated: true) { finished.append($0) }
            stage.advance(by: 0.1)

            tabs.selectedIndex = 1
            stage.advance(by: 2)

            expectEqual(finished, [true])
            expectEqual(book.numbers, [7])
            expectNil(book.transitionCoordinator)
            tabs.selectedIndex = 0
            stage.advance(by: 0.1)
            expectEqual(book.viewControllers?.first?.view.convert(CGPoint.zero, to: nil), .zero)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("Pages also slide in in a tab that was added in the same turn")
    func setInNewTab() throws {
        try Stage.run(size: size) { stage in
            let (tabs, book) = (UITabBarController(), PageBook.scrolling(3))
            tabs.viewControllers = [UIViewController(), book]
            stage.window.rootViewController = tabs
            stage.advance(by: 0.1)
            var finished: [Bool] = []
            tabs.selectedIndex = 1
            // This ends the change of tabs, before any layout.
            tabs.viewControllers?.append(UIViewController())

            book.setViewControllers([PageBook.page(7)], direction: .forward, animated: true) { finished.append($0) }
            stage.advance(by: 2)

            expectEqual(finished, [true])
            expectEqual(book.numbers, [7])
            expectNil(book.transitionCoordinator)
            expectEqual(stage.timeline.lines(of: .appearance).suffix(2), ["7 viewDidAppear", "3 viewDidDisappear"])
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A turn continues to the new page's place if the size changes midway")
    func resized() throws {
        try Stage.run(root: UIViewController(), size: size) { stage, root in
            let book = PageBook.scrolling(3)
            root.addChild(book)
            book.view.frame = root.view.bounds
            root.view.addSubview(book.view)
            book.didMove(toParent: root)
            stage.advance(by: 0.1)
            var finished: [Bool] = []
            book.setViewControllers([PageBook.page(7)], direction: .forward, animated: true) { finished.append($0) }
            stage.advance(by: 0.1)

            book.view.frame.size.width = 300
            stage.advance(by: 0.25)
            let page = try #require(book.viewControllers?.first)
            let scrollView = try #require(page.view.superview as? UIScrollView)
            let far = scrollView.contentOffset.x
            stage.advance(by: 1)

            expectTrue(far > 540 && far < 600)
            expectEqual(finished, [true])
            expectEqual(book.numbers, [7])
            expectEqual(page.view.convert(page.view.bounds, to: nil), CGRect(x: 0, y: 0, width: 300, height: 800))
        }
    }

    @Test("The number of pages must fit, with UIKit's sentence")
    func wrongNumber() throws {
        try Stage.run(size: size, rootViewController: PageBook.scrolling(3)) { stage in
            let book = stage.window.rootViewController as? PageBook
            book?.setViewControllers([PageBook.page(1), PageBook.page(2)], direction: .forward, animated: false)
            book?.setViewControllers(nil, direction: .forward, animated: false)

            expectEqual(
                stage.diagnostics.map(\.message),
                [
                    "The number of view controllers provided (2) doesn't match the number required (1) for the requested "
                        + "transition",
                    "The number of view controllers provided (0) doesn't match the number required (1) for the requested "
                        + "transition",
                ])
            expectEqual(book?.numbers, [3])
        }
    }

    @Test("Without a data source pages do not turn, with a data source they do again")
    func noDataSource() throws {
        try run(.scrolling(3)) { stage, book in
            book.dataSource = nil
            stage.dragAndHold(from: CGPoint(x: 350, y: 400), by: -300)
            stage.touchUp(at: CGPoint(x: 50, y: 400))
            stage.advance(by: 1)
            let without = book.numbers
            book.dataSource = book
            stage.dragAndHold(from: CGPoint(x: 350, y: 400), by: -300)
            stage.touchUp(at: CGPoint(x: 50, y: 400))
            stage.advance(by: 1)

            expectEqual(without, [3])
            expectEqual(book.numbers, [4])
        }
    }

    @Test("Vertical pages, spacing, and right to left", arguments: ["vertical", "spacing", "right to left"])
    func variants(kind: String) throws {
        let vertical = kind == "vertical"
        try run(.scrolling(3, vertical: vertical, spacing: kind == "spacing" ? 20 : 0)) { stage, book in
            if kind == "right to left" {
                book.view.semanticContentAttribute = .forceRightToLeft
                for view in book.view.subviews { view.semanticContentAttribute = .forceRightToLeft }
                book.view.setNeedsLayout()
            }
            let distance: CGFloat = kind == "right to left" ? 300 : -300
            let start = vertical ? CGPoint(x: 200, y: 700) : CGPoint(x: distance > 0 ? 50 : 350, y: 400)
            stage.dragAndHold(from: start, by: vertical ? -600 : distance, vertical: vertical)
            stage.touchUp(at: CGPoint(x: start.x + (vertical ? 0 : distance), y: start.y + (vertical ? -600 : 0)))
            stage.advance(by: 1)

            expectEqual(book.numbers, [4])
            expectEqual(
                book.viewControllers?.first?.view.convert(book.view.bounds, to: nil),
                CGRect(origin: .zero, size: size))
        }
    }

    @Test("The page control counts, follows the finger's turns, and the pages end above it")
    func indicator() throws {
        try run(.scrolling(2)) { stage, book in
            book.dots = (5, 2)
            book.setViewControllers([PageBook.page(2)], direction: .forward, animated: false)
            stage.advance(by: 0)
            let control = try #require(book.view.subviews.compactMap { $0 as? UIPageControl }.first)
            let height = book.viewControllers?.first?.view.bounds.height
            stage.dragAndHold(from: CGPoint(x: 350, y: 400), by: -300)
            stage.touchUp(at: CGPoint(x: 50, y: 400))
            stage.advance(by: 1)

            expectEqual(control.numberOfPages, 5)
            expectEqual(control.currentPage, 3)
            expectEqual(height, 763)
        }
    }

    @Test("Ten thousand pages leave no page behind")
    func flatMemory() throws {
        try run(.scrolling(0)) { stage, book in
            weak var early: UIViewController?
            for number in 1...2_000 {
                let page = PageBook.page(number)
                if number == 1 { early = page }
                book.setViewControllers([page], direction: .forward, animated: false)
                stage.advance(by: 0)
            }

            expectNil(early)
            expectEqual(book.children.count, 1)
            expectEqual(book.numbers, [2_000])
        }
    }
}
