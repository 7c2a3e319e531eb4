import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Pages that are set inside of callbacks")
struct PagesInCallbackTests {
    @Test(
        "A page that is shown again in its own willMove(toParent: nil) stays a child, and is visible",
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

            expectEqual(book.viewControllers, [page])
            expectEqual(book.children, [page])
            expectNotNil(page.view.window)
            expectEqual(stage.timeline.callbacks(of: page).last, "viewDidAppear")
            expectEmpty(stage.diagnostics, "\(stage.diagnostics)")
        }
    }

    @Test(
        "If pages are set twice during the spine call, the first are not shown, and their completion gets false"
    )
    func setTwice() throws {
        let delegate = SettingTwice()
        let make = {
            let book = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
            book.setViewControllers([controller("0")], direction: .forward, animated: false)
            book.delegate = delegate
            return book
        }
        try Stage.run(root: make()) { stage, book in
            stage.rotate(to: .landscapeLeft)
            stage.advance(by: 1)

            expectEqual(delegate.log, ["1 false", "2 true"])
            expectEqual(book.viewControllers?.map(\.title), ["2"])
            expectEqual(book.children.count, 1)
        }
    }
}

@MainActor
private final class SettingTwice: NSObject, UIPageViewControllerDelegate {
    var log: [String] = []

    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
        for number in 1...2 {
            pageViewController.setViewControllers([controller("\(number)")], direction: .forward, animated: false) {
                self.log.append("\(number) \($0)")
            }
        }
        return .min
    }
}
