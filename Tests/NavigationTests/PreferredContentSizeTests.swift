import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("The preferred content size of navigation controllers")
struct PreferredContentSizeTests {
    private func page(_ title: String, _ width: CGFloat, _ height: CGFloat) -> UIViewController {
        let page = controller(title)
        page.preferredContentSize = CGSize(width: width, height: height)
        return page
    }

    @Test("A popover takes the size of the root and of a pushed page, and keeps it after a pop")
    func popover() throws {
        try Stage.run(root: UIViewController(), size: CGSize(width: 1_024, height: 768)) { stage, root in
            let navigation = UINavigationController(rootViewController: page("First", 300, 200))
            navigation.modalPresentationStyle = .popover
            navigation.popoverPresentationController?.sourceView = root.view
            navigation.popoverPresentationController?.sourceRect = CGRect(x: 500, y: 20, width: 10, height: 10)
            root.present(navigation, animated: true)
            stage.advance(by: 1)
            let first = navigation.view.bounds.size

            navigation.pushViewController(page("Second", 340, 260), animated: true)
            stage.advance(by: 1)
            let second = navigation.view.bounds.size
            navigation.popViewController(animated: true)
            stage.advance(by: 1)

            expectEqual(first.width, 300)
            expectEqual(second, CGSize(width: first.width + 40, height: first.height + 60))
            expectEqual(navigation.view.bounds.size, second)
            expectEqual(navigation.preferredContentSize, CGSize(width: 340, height: 260))
        }
    }

    @Test("A page without a preferred size keeps the size, and a replaced stack takes that of its new top")
    func stack() {
        let navigation = UINavigationController(rootViewController: page("First", 300, 200))
        navigation.pushViewController(UIViewController(), animated: false)
        expectEqual(navigation.preferredContentSize, CGSize(width: 300, height: 200))

        navigation.setViewControllers([page("Third", 100, 120)], animated: false)
        expectEqual(navigation.preferredContentSize, CGSize(width: 100, height: 120))
    }
}
