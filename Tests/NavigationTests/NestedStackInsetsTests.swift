import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Scroll views in a stack inside a page of a stack")
struct NestedStackInsetsTests {
    private final class ScrollingPage: UIViewController {
        let scrollView = UIScrollView()

        override func viewDidLoad() {
            super.viewDidLoad()
            scrollView.frame = view.bounds
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentSize = CGSize(width: 50, height: 1_500)
            view.addSubview(scrollView)
        }
    }

    @Test("The insets follow the safe area after a full screen presentation", arguments: [true, false])
    func presentation(isAnimated: Bool) throws {
        let (outerPage, innerPage) = (ScrollingPage(), ScrollingPage())
        let outer = UINavigationController(rootViewController: outerPage)
        outer.pushViewController(controller("top"), animated: false)
        let tabs = UITabBarController()
        tabs.viewControllers = [outer, controller("tab")]
        try Stage.run(
            root: tabs, size: CGSize(width: 1_024, height: 768),
            safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        ) { stage, tabs in
            let inner = UINavigationController(rootViewController: innerPage)
            outerPage.addChild(inner)
            inner.view.frame = outerPage.view.bounds
            inner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            outerPage.view.addSubview(inner.view)
            inner.didMove(toParent: outerPage)
            stage.advance(by: 1)
            outer.popViewController(animated: true)
            stage.advance(by: 1)
            let insets = innerPage.scrollView.adjustedContentInset

            let cover = controller("cover")
            cover.modalPresentationStyle = .fullScreen
            tabs.present(cover, animated: isAnimated)
            stage.advance(by: 1)
            tabs.dismiss(animated: isAnimated)
            stage.advance(by: 1)

            expectEqual(insets.top, innerPage.view.safeAreaInsets.top)
            expectEqual(innerPage.scrollView.adjustedContentInset, insets)
            expectEqual(innerPage.scrollView.contentOffset.y, -insets.top)
        }
    }
}
