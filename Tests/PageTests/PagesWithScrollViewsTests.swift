import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Pages that contain scroll views")
struct PagesWithScrollViewsTests {
    private func run(
        _ number: Int, vertical: Bool = false, _ body: (Stage, PageBook, UIView) throws -> Void
    ) throws {
        try Stage.run(
            size: CGSize(width: 400, height: 800), rootViewController: PageBook.scrolling(number, vertical: vertical)
        ) { stage in
            let book = try #require(stage.window.rootViewController as? PageBook)
            stage.advance(by: 0.1)
            try body(stage, book, try #require(book.viewControllers?.first?.view))
            expectEmpty(stage.diagnostics)
        }
    }

    /// Adds a scroll view whose content is twice as wide and as high as the page.
    private func addPhoto(to page: UIView, at offset: CGPoint) -> UIScrollView {
        let photo = UIScrollView(frame: page.bounds)
        photo.contentInsetAdjustmentBehavior = .never
        photo.contentSize = CGSize(width: 800, height: 1600)
        page.addSubview(photo)
        photo.contentOffset = offset
        return photo
    }

    @Test("A drag at the edge of a scroll view turns the page, also before the neighbors are known")
    func edge() throws {
        try run(3) { stage, book, page in
            let photo = addPhoto(to: page, at: CGPoint(x: 400, y: 0))

            stage.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400), duration: 0.2)
            stage.advance(by: 1)

            expectEqual(book.numbers, [4])
            expectEqual(book.log, ["after 3", "before 3", "will 4", "did 3 completed", "after 4"])
            expectEqual(photo.contentOffset.x, 400)
        }
    }

    @Test("A vertical page is turned at the bottom edge")
    func bottomEdge() throws {
        try run(3, vertical: true) { stage, book, page in
            _ = addPhoto(to: page, at: CGPoint(x: 0, y: 800))

            stage.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 100), duration: 0.2)
            stage.advance(by: 1)

            expectEqual(book.numbers, [4])
        }
    }

    @Test("Elsewhere, and across the pages, the scroll view scrolls, and the data source is not called")
    func inside() throws {
        try run(3) { stage, book, page in
            let photo = addPhoto(to: page, at: CGPoint(x: 200, y: 0))

            stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 100, y: 400), duration: 0.5)
            stage.advance(by: 1)
            let scrolled = photo.contentOffset.x
            stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 500), duration: 0.5)
            stage.advance(by: 1)

            expectTrue(scrolled > 250)
            expectEqual(photo.contentOffset.y, 0)
            expectEqual(book.numbers, [3])
            expectEqual(book.log, [])
        }
    }

    @Test("The scroll view on the last page bounces")
    func lastPage() throws {
        try run(9) { stage, book, page in
            let photo = addPhoto(to: page, at: CGPoint(x: 400, y: 0))

            stage.dragAndHold(from: CGPoint(x: 350, y: 400), by: -200)
            let pulled = photo.contentOffset.x
            stage.touchUp(at: CGPoint(x: 150, y: 400))
            stage.advance(by: 1)

            expectTrue(pulled > 420)
            expectEqual(photo.contentOffset.x, 400)
            expectEqual(book.log, ["after 9", "before 9"])
        }
    }

    @Test("Pages on a page turn first, and the outer pages after the last of them")
    func pagesOnPage() throws {
        try run(3) { stage, book, page in
            let outer = try #require(book.viewControllers?.first)
            let inner = PageBook.scrolling(8)
            outer.addChild(inner)
            inner.view.frame = page.bounds
            page.addSubview(inner.view)
            inner.didMove(toParent: outer)
            stage.advance(by: 0.1)

            var shown: [[Int]] = []
            for _ in 0..<2 {
                stage.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400), duration: 0.2)
                stage.advance(by: 1)
                shown.append(book.numbers + inner.numbers)
            }

            expectEqual(shown, [[3, 9], [4, 9]])
        }
    }

    @Test("The scroll view that turns the pages does not affect a navigation bar", arguments: [false, true])
    func navigationBar(isLarge: Bool) throws {
        try Stage.run { stage in
            let book = PageBook.scrolling(3)
            let navigation = UINavigationController(rootViewController: book)
            navigation.navigationBar.prefersLargeTitles = isLarge
            navigation.isNavigationBarHidden = true
            stage.window.rootViewController = navigation
            stage.advance(by: 1)
            let page = try #require(book.viewControllers?.first)
            page.view.backgroundColor = .red

            navigation.setNavigationBarHidden(false, animated: true)
            stage.advance(by: 1)

            expectNil(book.contentScrollView(for: .top))
            expectEqual(navigation.navigationBar.frame.height, isLarge ? 96 : 44)
            // The bar has no background, as at the top of a scroll view.
            expectEqual(stage.pixel(at: CGPoint(x: 10, y: navigation.navigationBar.frame.maxY - 5)), [255, 0, 0])

            let list = UIScrollView()
            book.setContentScrollView(list)
            expectIdentical(book.contentScrollView(for: .top), list)
        }
    }
}
