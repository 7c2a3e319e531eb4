import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Presentations in a page's own context")
struct PageContextTests {
    private typealias Style = UIPageViewController.TransitionStyle

    @Test(
        "It leaves with its page, alone gets the callbacks, and has ended when the page returns",
        arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl], [false, true])
    func withPage(style: UIPageViewController.TransitionStyle, isAnimated: Bool) throws {
        let (first, second, modal) = (controller("A"), controller("B"), controller("M"))
        first.definesPresentationContext = true
        modal.modalPresentationStyle = .currentContext
        let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        pages.setViewControllers([first], direction: .forward, animated: false)
        try Stage.run(rootViewController: pages) { stage in
            for controller in [first, second, modal, pages] { stage.excludeFromLeakCheck(controller) }
            stage.advance(by: 0.1)
            first.present(modal, animated: false)
            stage.advance(by: 0.1)
            expectNotNil(modal.view.window)
            expectNil(first.view.window)
            stage.timeline.clear()

            pages.setViewControllers([second], direction: .forward, animated: isAnimated)
            stage.advance(by: 2)

            expectNil(modal.view.window)
            expectNil(first.view.window)
            expectNotNil(second.view.window)
            expectEqual(stage.timeline.callbacks(of: modal), ["viewWillDisappear", "viewDidDisappear"])
            expectEmpty(stage.timeline.callbacks(of: first))
            expectIdentical(stage.window.hitTest(CGPoint(x: 195, y: 400), with: nil), second.view)
            stage.timeline.clear()
            pages.setViewControllers([first], direction: .reverse, animated: isAnimated)
            stage.advance(by: 2)
            expectNil(modal.presentingViewController)
            expectNil(modal.view.window)
            expectNil(second.view.window)
            expectIdentical(stage.window.hitTest(CGPoint(x: 195, y: 400), with: nil), first.view)
            expectEqual(first.view.convert(first.view.bounds, to: nil), pages.view.bounds)
            expectEqual(
                stage.timeline.callbacks(of: first), ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
            expectEmpty(stage.diagnostics, "\(stage.diagnostics)")
        }
    }

    @Test(
        "It turns with its page under a finger, and is restored when the finger turns back",
        arguments: [true, false])
    func byFinger(isCurling: Bool) throws {
        let modal = controller("M")
        modal.modalPresentationStyle = .currentContext
        try Stage.run(root: isCurling ? PageBook.curling([3]) : PageBook.scrolling(3)) { stage, book in
            let page = try #require(book.viewControllers?.first)
            stage.excludeFromLeakCheck(page)
            stage.excludeFromLeakCheck(modal)
            page.definesPresentationContext = true
            page.present(modal, animated: false)
            stage.advance(by: 1)
            stage.timeline.clear()

            stage.dragAndHold(from: CGPoint(x: 380, y: 600), by: -40)
            stage.touchUp(at: CGPoint(x: 340, y: 600))
            stage.advance(by: 2)

            expectEqual(book.numbers, [3])
            expectNotNil(modal.view.window)
            expectEqual(modal.view.convert(modal.view.bounds, to: nil), book.view.bounds)
            stage.dragAndHold(from: CGPoint(x: 380, y: 600), by: -340)
            stage.touchUp(at: CGPoint(x: 40, y: 600))
            stage.advance(by: 2)
            expectEqual(book.numbers, [4])
            expectNil(modal.view.window)
            expectEqual(stage.timeline.callbacks(of: modal).last, "viewDidDisappear")
            expectEmpty(stage.diagnostics, "\(stage.diagnostics)")
        }
    }
}
