import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Pages that are set inside of callbacks")
struct PagesInCallbackTests {
    @Test(
        "A page that is shown again in its own willMove(toParent: nil) stays a child, and is seen",
        arguments: [UIPageViewController.TransitionStyle.pageCurl, .scroll], [false, true])
    func shownAgain(style: UIPageViewController.TransitionStyle, animated: Bool) throws {
        let make = {
            let book = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
            book.setViewControllers([Caller.make("0", "") {}], direction: .forward, animated: false)
            return book
        }
        try Stage.run(root: make()) { stage, book in
            let page = try #require(book.viewControllers?.first as? Caller)
            stage.excludeFromLeakCheck(page)
            stage.advance(by: 0.1)
            page.act(in: "willMove") { [unowned page, unowned book] in
                book.setViewControllers([page], direction: .reverse, animated: animated)
            }

            book.setViewControllers([controller("1")], direction: .forward, animated: false)
            stage.advance(by: 2)

            #expect(book.viewControllers == [page] && book.children == [page])
            #expect(page.view.window != nil && stage.timeline.callbacks(of: page).last == "viewDidAppear")
            #expect(stage.diagnostics.isEmpty, "\(stage.diagnostics)")
        }
    }
}
