import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Pages that curl")
struct CurlingPagesTests {
    private let size = CGSize(width: 400, height: 800)

    private func run(
        size: CGSize? = nil, _ make: @autoclosure () -> PageBook, _ body: (Stage, PageBook) throws -> Void
    ) throws {
        try Stage.run(size: size ?? self.size, rootViewController: make()) { stage in
            guard let book = stage.window.rootViewController as? PageBook else { return }
            stage.timeline.clear()
            try body(stage, book)
            expectEmpty(stage.diagnostics)
        }
    }

    /// A drag from a point, a rest, and lifting the finger.
    private func drag(_ stage: Stage, from start: CGPoint, by distance: CGFloat, vertical: Bool = false) {
        stage.dragAndHold(from: start, by: distance, vertical: vertical)
        stage.touchUp(
            at: CGPoint(x: start.x + (vertical ? 0 : distance), y: start.y + (vertical ? distance : 0)))
        stage.advance(by: 1)
    }

    @Test("If other code has removed the page, the next one is shown at once")
    func takenAway() throws {
        try run(.curling([3])) { stage, book in
            let page = try #require(book.viewControllers?.first)
            page.willMove(toParent: nil)
            page.view.removeFromSuperview()
            page.removeFromParent()
            var ends: [Bool] = []

            book.setViewControllers([PageBook.page(5)], direction: .forward, animated: true) { ends.append($0) }
            stage.advance(by: 1)

            expectEqual(ends, [true])
            expectEqual(book.numbers, [5])
            expectNotNil(book.viewControllers?.first?.view.window)
        }
    }

    // MARK: Orders

    @Test("A turn by a finger calls the data source once, and has the recorded order")
    func turn() throws {
        try run(.curling([3])) { stage, book in
            stage.dragAndHold(from: CGPoint(x: 390, y: 600), by: -300)
            let during = book.log
            let numbersDuring = book.numbers
            stage.touchUp(at: CGPoint(x: 90, y: 600))
            stage.advance(by: 1)

            expectEqual(during, ["after 3", "will 4"])
            expectEqual(numbersDuring, [4])
            expectEqual(book.log, ["after 3", "will 4", "did 3 completed"])
            stage.expectCallbacks([
                "4 viewWillAppear", "3 viewWillDisappear", "4 viewIsAppearing", "3 viewDidDisappear", "4 viewDidAppear",
            ])
            expectEqual(book.numbers, [4])
            expectEqual(book.children, book.viewControllers)
            expectEqual(book.viewControllers?.first?.view.convert(book.view.bounds, to: nil), book.view.bounds)
        }
    }

    @Test("A finger whose first movement arrives at the moment of the touch turns as well")
    func suddenMovement() throws {
        try run(.curling([3])) { stage, book in
            stage.touchDown(at: CGPoint(x: 390, y: 600))
            stage.touchMove(to: CGPoint(x: 340, y: 590))
            stage.advance(by: 0.1)
            stage.touchMove(to: CGPoint(x: 60, y: 590))
            stage.advance(by: 0.3)
            stage.touchUp(at: CGPoint(x: 60, y: 590))
            stage.advance(by: 1)

            expectEqual(book.log, ["after 3", "will 4", "did 3 completed"])
            expectEqual(book.numbers, [4])
        }
    }

    @Test("A turn that is released early is cancelled in the recorded order")
    func cancelled() throws {
        try run(.curling([3])) { stage, book in
            drag(stage, from: CGPoint(x: 390, y: 600), by: -60)

            expectEqual(book.log, ["after 3", "will 4", "did 3 not completed"])
            stage.expectCallbacks([
                "4 viewWillAppear", "3 viewWillDisappear", "4 viewIsAppearing", "4 viewWillDisappear",
                "3 viewWillAppear", "4 viewDidDisappear", "3 viewIsAppearing", "3 viewDidAppear",
            ])
            expectEqual(book.numbers, [3])
            expectEqual(book.children.count, 1)
        }
    }

    @Test("Turning back calls the other method, and the returning page appears")
    func back() throws {
        try run(.curling([3])) { stage, book in
            drag(stage, from: CGPoint(x: 10, y: 600), by: 300)

            expectEqual(book.log, ["before 3", "will 2", "did 3 completed"])
            expectEqual(book.numbers, [2])
        }
    }

    @Test("A fling turns although it is short, and a fling backwards cancels although it is far")
    func flings() throws {
        try run(.curling([3])) { stage, book in
            stage.drag(from: CGPoint(x: 390, y: 600), to: CGPoint(x: 300, y: 600), duration: 0.1)
            stage.advance(by: 1)
            let turned = book.numbers
            stage.touchDown(at: CGPoint(x: 390, y: 600))
            for x in stride(from: 380.0, through: 40, by: -20) {
                stage.advance(by: 1 / 60)
                stage.touchMove(to: CGPoint(x: x, y: 600))
            }
            for x in stride(from: 60.0, through: 160, by: 20) {
                stage.advance(by: 1 / 60)
                stage.touchMove(to: CGPoint(x: x, y: 600))
            }
            stage.touchUp(at: CGPoint(x: 160, y: 600))
            stage.advance(by: 1)

            expectEqual(turned, [4])
            expectEqual(book.numbers, [4])
            expectEqual(book.log.last, "did 4 not completed")
        }
    }

    @Test("At the ends pages do not turn, and without a data source no method is called")
    func ends() throws {
        try run(.curling([9])) { stage, book in
            drag(stage, from: CGPoint(x: 390, y: 600), by: -300)
            let atEnd = book.log
            book.dataSource = nil
            drag(stage, from: CGPoint(x: 390, y: 600), by: -300)
            stage.tap(at: CGPoint(x: 390, y: 600))
            stage.advance(by: 1)

            expectEqual(atEnd, ["after 9"])
            expectEqual(book.log, ["after 9"])
            expectEqual(book.numbers, [9])
            expectEmpty(stage.timeline.lines(of: .appearance))
        }
    }

    @Test("Taps at the edges turn, and taps between do not")
    func taps() throws {
        try run(.curling([3])) { stage, book in
            stage.tap(at: CGPoint(x: 390, y: 700))
            stage.advance(by: 1)
            stage.tap(at: CGPoint(x: 395, y: 100))
            stage.advance(by: 1)
            let forward = book.numbers
            stage.tap(at: CGPoint(x: 10, y: 100))
            stage.advance(by: 1)
            stage.tap(at: CGPoint(x: 200, y: 400))
            stage.advance(by: 1)

            expectEqual(forward, [5])
            expectEqual(book.numbers, [4])
            expectEqual(book.gestureRecognizers.count, 2)
            expectTrue(book.gestureRecognizers.contains { $0 is UIPanGestureRecognizer })
            expectTrue(book.gestureRecognizers.contains { $0 is UITapGestureRecognizer })
        }
    }

    @Test("A page is caught during its turn, and turned back")
    func caught() throws {
        try run(.curling([3])) { stage, book in
            stage.tap(at: CGPoint(x: 390, y: 600))
            stage.advance(by: 0.25)
            stage.touchDown(at: CGPoint(x: 150, y: 600))
            for step in 1...20 {
                stage.advance(by: 1 / 60)
                stage.touchMove(to: CGPoint(x: 150 + 12 * CGFloat(step), y: 600))
            }
            stage.advance(by: 0.3)
            stage.touchUp(at: CGPoint(x: 390, y: 600))
            stage.advance(by: 1)

            expectEqual(book.log, ["after 3", "will 4", "did 3 not completed"])
            expectEqual(book.numbers, [3])
            expectEqual(stage.timeline.lines(of: .appearance).last, "3 viewDidAppear")
        }
    }

    // MARK: Pictures

    @Test("The sheet follows the finger: the old page is before its edge, the new one beyond the bend")
    func picture() throws {
        try run(.curling([3])) { stage, book in
            let (old, new) = (try #require(stage.pixel(at: CGPoint(x: 5, y: 5))), [UInt8](arrayLiteral: 48, 176, 199))
            stage.dragAndHold(from: CGPoint(x: 390, y: 400), by: -280)
            let left = stage.pixel(at: CGPoint(x: 20, y: 400))
            let right = stage.pixel(at: CGPoint(x: 395, y: 400))
            let back = try #require(stage.pixel(at: CGPoint(x: 150, y: 400)))
            stage.touchUp(at: CGPoint(x: 110, y: 400))
            stage.advance(by: 1)

            expectEqual(left, old)
            expectEqual(right, new)
            expectNotEqual(back, old)
            expectNotEqual(back, new)
            expectEqual(stage.pixel(at: CGPoint(x: 20, y: 400)), new)
        }
    }

    @Test("A sheet continues while the program is busy")
    func busy() throws {
        try run(.curling([3])) { stage, book in
            book.setViewControllers([PageBook.page(4)], direction: .forward, animated: true)
            stage.advance(by: 1 / 60)
            let before = stage.snapshot()
            let during = stage.snapshotWithoutMain(after: 0.3)

            expectNotEqual(during?.pixelColor(x: 395, y: 400), before.cgImage?.pixelColor(x: 395, y: 400))
            stage.advance(by: 1)
        }
    }

    // MARK: Spines and directions

    private func pair(_ book: PageBook) -> [CGRect] {
        (book.viewControllers ?? []).map { $0.view.convert($0.view.bounds, to: nil) }
    }

    @Test("With the spine in the middle two pages are shown, and two are requested")
    func middle() throws {
        try run(size: CGSize(width: 800, height: 400), .curling([2, 3], spine: .mid)) { stage, book in
            let halves = [CGRect(x: 0, y: 0, width: 400, height: 400), CGRect(x: 400, y: 0, width: 400, height: 400)]
            expectTrue(book.isDoubleSided)
            expectEqual(pair(book), halves)
            drag(stage, from: CGPoint(x: 790, y: 300), by: -600)

            expectEqual(book.log, ["after 3", "after 4", "will 4 5", "did 2 3 completed"])
            expectEqual(book.numbers, [4, 5])
            expectEqual(pair(book), halves)
            let lines = stage.timeline.lines(of: .appearance)
            expectEqual(
                lines,
                [
                    "4 viewWillAppear", "5 viewWillAppear", "2 viewWillDisappear", "3 viewWillDisappear",
                    "5 viewIsAppearing", "4 viewIsAppearing", "2 viewDidDisappear", "3 viewDidDisappear",
                    "4 viewDidAppear", "5 viewDidAppear",
                ], "\(lines)")
            book.clearLog()
            drag(stage, from: CGPoint(x: 10, y: 300), by: 600)
            expectEqual(book.log, ["before 4", "before 3", "will 2 3", "did 4 5 completed"])
            expectEqual(pair(book), halves)
            book.clearLog()
            drag(stage, from: CGPoint(x: 790, y: 300), by: -100)
            expectEqual(book.log.last, "did 2 3 not completed")
            expectEqual(book.numbers, [2, 3])
            expectEqual(pair(book), halves)
        }
    }

    @Test("The sheet's back is the next page, readable, when it is past the middle")
    func middlePicture() throws {
        try run(size: CGSize(width: 800, height: 400), .curling([2, 3], spine: .mid)) { stage, book in
            stage.dragAndHold(from: CGPoint(x: 790, y: 200), by: -700)
            let next = book.viewControllers?.first as? NumberedPage
            let back = stage.pixel(at: CGPoint(x: 150, y: 200))
            let color = UIColor.systemTeal.resolvedColor(with: book.traitCollection).cgColor.components ?? []

            expectEqual(next?.number, 4)
            // Slightly lighter than the flat page.
            for (shown, own) in zip(back ?? [], color) { #expect(abs(CGFloat(shown) - own * 255) < 14) }
            stage.touchUp(at: CGPoint(x: 90, y: 200))
            stage.advance(by: 1)
        }
    }

    @Test("Vertical pages, the spine at the end, and right to left", arguments: ["vertical", "max", "right to left"])
    func variants(kind: String) throws {
        let vertical = kind == "vertical"
        let book = {
            let book = PageBook(
                transitionStyle: .pageCurl, navigationOrientation: vertical ? .vertical : .horizontal,
                options: [.spineLocation: kind == "max" ? UIPageViewController.SpineLocation.max : .min])
            book.start([3])
            return book
        }
        try run(book()) { stage, book in
            if kind == "right to left" {
                book.view.semanticContentAttribute = .forceRightToLeft
                for view in book.view.subviews { view.semanticContentAttribute = .forceRightToLeft }
            }
            let distance: CGFloat = kind == "right to left" ? 300 : -300
            let start = vertical ? CGPoint(x: 200, y: 780) : CGPoint(x: distance > 0 ? 10 : 390, y: 600)
            drag(stage, from: start, by: vertical ? -600 : distance, vertical: vertical)

            expectEqual(book.numbers, [4])
            expectEqual(book.viewControllers?.first?.view.convert(book.view.bounds, to: nil), book.view.bounds)
            let other = vertical ? CGPoint(x: 200, y: 10) : CGPoint(x: distance > 0 ? 390 : 10, y: 600)
            drag(stage, from: other, by: vertical ? 600 : -distance, vertical: vertical)
            expectEqual(book.numbers, [3])
        }
    }

    @Test("Rotating the interface calls the delegate for the spine, with pages and sides set inside")
    func rotation() throws {
        try run(.curling([4])) { stage, book in
            book.spine = .mid
            stage.rotate(to: .landscapeLeft)
            stage.advance(by: 1)
            let landscape = (book.numbers, book.spineLocation, book.isDoubleSided, pair(book))
            book.spine = .min
            stage.rotate(to: .portrait)
            stage.advance(by: 1)

            expectEqual(landscape.0, [4, 5])
            expectEqual(landscape.1, .mid)
            expectTrue(landscape.2)
            expectEqual(landscape.3.map(\.width), [400, 400])
            expectEqual(landscape.3.map(\.minX), [0, 400])
            expectEqual(book.numbers, [4])
            expectEqual(book.spineLocation, .min)
            expectFalse(book.isDoubleSided)
            expectEqual(book.log, ["spine", "spine"])
            expectEqual(book.children.count, 1)
        }
    }

    @Test("A page that is turned while the size changes ends at its destination")
    func resized() throws {
        try run(.curling([4])) { stage, book in
            stage.dragAndHold(from: CGPoint(x: 390, y: 600), by: -200)
            stage.resize(to: CGSize(width: 500, height: 700))
            stage.touchUp(at: CGPoint(x: 190, y: 600))
            stage.advance(by: 1)

            expectEqual(book.numbers.count, 1)
            expectEqual(pair(book), [CGRect(x: 0, y: 0, width: 500, height: 700)])
            expectEqual(book.children.count, 1)
        }
    }

    // MARK: Both sides

    @Test("With both sides the back is a separate page, and a child while it is visible")
    func doubleSided() throws {
        try run(.curling([4])) { stage, book in
            book.isDoubleSided = true
            stage.dragAndHold(from: CGPoint(x: 390, y: 600), by: -300)
            let during = book.children.count
            stage.touchUp(at: CGPoint(x: 90, y: 600))
            stage.advance(by: 1)

            expectEqual(book.log, ["after 4", "after 5", "will 6", "did 4 completed"])
            expectEqual(during, 3)
            expectEqual(book.numbers, [6])
            expectEqual(book.children.count, 1)
            book.clearLog()
            drag(stage, from: CGPoint(x: 10, y: 600), by: 50)
            expectEqual(book.log, ["before 6", "before 5", "will 4", "did 6 not completed"])
            expectEqual(book.numbers, [6])
            expectEqual(book.children.count, 1)
        }
    }

    @Test("The page on the back has its size when it appears")
    func sizeOnBack() throws {
        final class Back: UIViewController {
            var size: CGSize?

            override func loadView() { view = UIView() }

            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                size = view.bounds.size
            }
        }
        try run(.curling([4])) { stage, book in
            book.isDoubleSided = true
            let back = Back()
            book.setViewControllers([PageBook.page(5), back], direction: .forward, animated: true)
            stage.advance(by: 1)

            expectEqual(back.size, size)
        }
    }

    @Test("The number of pages must fit the spine, with UIKit's sentence")
    func wrongNumber() throws {
        func sentence(_ given: Int, _ needed: Int) -> String {
            "The number of view controllers provided (\(given)) doesn't match the number required (\(needed)) for the "
                + "requested transition"
        }
        try Stage.run(size: size, rootViewController: PageBook.curling([3])) { stage in
            let book = try #require(stage.window.rootViewController as? PageBook)
            book.setViewControllers([PageBook.page(1), PageBook.page(2)], direction: .forward, animated: false)
            book.setViewControllers([], direction: .forward, animated: true)
            book.isDoubleSided = true
            book.setViewControllers([PageBook.page(1)], direction: .forward, animated: true)
            book.setViewControllers([PageBook.page(1)], direction: .forward, animated: false)
            let single = book.numbers
            book.setViewControllers([PageBook.page(7), PageBook.page(8)], direction: .forward, animated: true)
            stage.advance(by: 1)

            expectEqual(stage.diagnostics.map(\.message), [sentence(2, 1), sentence(0, 1), sentence(1, 2)])
            expectEqual(single, [1])
            expectEqual(book.numbers, [7])
            expectEqual(book.children.count, 1)
        }
        try Stage.run(size: size, rootViewController: PageBook.curling([3, 4], spine: .mid)) { stage in
            let book = try #require(stage.window.rootViewController as? PageBook)
            book.setViewControllers([PageBook.page(1)], direction: .forward, animated: false)
            book.isDoubleSided = false

            expectEqual(stage.diagnostics.first?.message, sentence(1, 2))
            expectEqual(stage.diagnostics.count, 2)
            expectTrue(book.isDoubleSided)
            expectEqual(book.numbers, [3, 4])
        }
    }

    // MARK: By the program and by keys

    @Test("Pages that are set with an animation are current at once, and the completion is called last")
    func animatedSet() throws {
        try run(.curling([3])) { stage, book in
            var finished: [String] = []
            book.setViewControllers([PageBook.page(7)], direction: .reverse, animated: true) {
                finished.append("7 \($0) \(stage.timeline.lines(of: .appearance).last ?? "")")
            }
            let numbers = book.numbers
            stage.advance(by: 0.2)
            let early = finished
            stage.advance(by: 1)

            expectEqual(numbers, [7])
            expectEmpty(early)
            expectEqual(finished, ["7 true 7 viewDidAppear"])
            expectEmpty(book.log)
            stage.expectCallbacks([
                "7 viewWillAppear", "3 viewWillDisappear", "7 viewIsAppearing", "3 viewDidDisappear", "7 viewDidAppear",
            ])
        }
    }

    @Test("Pages that are set during turns end those turns, and a finger does not catch them")
    func overlapping() throws {
        try run(.curling([3])) { stage, book in
            var finished: [String] = []
            book.setViewControllers([PageBook.page(4)], direction: .forward, animated: true) {
                finished.append("4 \($0)")
            }
            stage.advance(by: 0.1)
            book.setViewControllers([PageBook.page(5)], direction: .forward, animated: true) {
                finished.append("5 \($0)")
            }
            stage.advance(by: 0.1)
            drag(stage, from: CGPoint(x: 390, y: 600), by: -300)

            expectEqual(finished, ["4 false", "5 true"])
            expectEqual(book.children.count, 1)
            expectEqual(book.numbers, [5])
        }
    }

    @Test("Arrow keys and a wheel turn pages, in both styles", arguments: [true, false])
    func keys(curls: Bool) throws {
        try run(curls ? .curling([3]) : .scrolling(3)) { stage, book in
            for _ in 0..<2 {
                stage.press(.keyboardRightArrow)
                stage.advance(by: 1)
            }
            let forward = book.numbers
            stage.press(.keyboardLeftArrow)
            stage.advance(by: 1)
            let back = book.numbers
            if curls {
                stage.scroll(0, -48, at: CGPoint(x: 200, y: 400))
                stage.advance(by: 1)
            }

            expectEqual(forward, [5])
            expectEqual(back, [4])
            expectEqual(book.numbers, [curls ? 5 : 4])
        }
    }

    // MARK: Ends of lives

    @Test("A thousand pages leave no pages behind")
    func flatMemory() throws {
        try run(size: CGSize(width: 40, height: 60), .curling([0])) { stage, book in
            book.range = 0...100_000
            weak var early: UIViewController?
            for turn in 0..<1_200 {
                if turn % 10 == 0 {
                    stage.press(.keyboardRightArrow)
                    stage.advance(by: 0.7)
                } else {
                    book.setViewControllers(
                        [PageBook.page(book.numbers[0] + 1)], direction: .forward, animated: turn % 20 == 1)
                    stage.advance(by: 0)
                }
                if turn == 5 { early = book.viewControllers?.first }
            }

            expectNil(early)
            expectEqual(book.numbers, [1_200])
            expectEqual(book.children.count, 1)
        }
    }
}

@MainActor
@Suite("Controls at the edges of pages that curl")
struct ControlsOnCurlingPagesTests {
    @Test("A tap on the back button of a page that is a stack pops, and turns no page")
    func backButton() throws {
        let make = {
            let book = PageBook.curling([3])
            let stack = UINavigationController(rootViewController: controller("low"))
            stack.pushViewController(controller("top"), animated: false)
            book.setViewControllers([stack], direction: .forward, animated: false)
            return book
        }
        try Stage.run(root: make()) { stage, book in
            let stack = try #require(book.viewControllers?.first as? UINavigationController)
            stage.advance(by: 1)
            book.clearLog()

            stage.tap(at: CGPoint(x: 20, y: 22))
            stage.advance(by: 1)

            expectEqual(stack.viewControllers.map(\.title), ["low"])
            expectEqual(book.viewControllers, [stack])
            expectEmpty(book.log)
        }
    }
}
