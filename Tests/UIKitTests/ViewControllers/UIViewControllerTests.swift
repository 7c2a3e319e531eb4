import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("UIViewController")
struct UIViewControllerTests {
    @Test("@ViewLoading loads the view")
    func viewLoading() throws {
        final class Clock: UIViewController {
            @ViewLoading var label: UILabel
            override func viewDidLoad() {
                super.viewDidLoad()
                label = UILabel()
                label.text = "noon"
            }
        }
        let clock = Clock()

        let text = clock.label.text

        expectEqual(text, "noon")
        expectTrue(clock.isViewLoaded)
    }

    @Test("show presents if no container overrides it")
    func show() throws {
        final class Showing: UIViewController {
            var shown: UIViewController?
            override func show(_ vc: UIViewController, sender: Any?) { shown = vc }
        }
        try Stage.run(rootViewController: Showing()) { stage in
            let root = try #require(stage.window.rootViewController as? Showing)
            let (child, new) = (controller("Child"), controller("New"))
            root.addChild(child)
            child.didMove(toParent: root)

            child.show(new, sender: nil)
            expectIdentical(root.shown, new)
            child.showDetailViewController(new, sender: nil)
            stage.advance(by: 1)

            expectIdentical(root.presentedViewController, new)
            root.shown = nil
        }
    }
}
