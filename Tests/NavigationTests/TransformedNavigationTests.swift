import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("A navigation controller whose view is transformed, as in a side menu")
struct TransformedNavigationTests {
    @Test(
        "A layout while the view is scaled or moved does not change its bar and safe area",
        arguments: [
            CGAffineTransform(scaleX: 0.7, y: 0.7), CGAffineTransform(translationX: 200, y: 0),
            CGAffineTransform(translationX: 0, y: 300), CGAffineTransform(rotationAngle: 0.4),
        ])
    func layout(transform: CGAffineTransform) throws {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: Page("First"))
        root.addChild(navigation)
        root.view.addSubview(navigation.view)
        navigation.view.frame = root.view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        navigation.didMove(toParent: root)
        let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        try Stage.run(root: root, size: CGSize(width: 390, height: 844), safeAreaInsets: insets) { stage, _ in
            stage.advance(by: 1)
            navigation.view.transform = transform
            let page = Page("Second")
            navigation.pushViewController(page, animated: false)
            navigation.view.setNeedsLayout()
            stage.advance(by: 1)
            expectEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 47, width: 390, height: 44))

            navigation.view.transform = .identity
            stage.advance(by: 1)

            expectEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 47, width: 390, height: 44))
            expectEqual(page.view.safeAreaInsets, UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
        }
    }
}
