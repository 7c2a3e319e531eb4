import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("A navigation bar that is stretched by pulled content")
struct StretchedLargeTitleTests {
    @Test("The stretch ends if the scroll view is removed under the finger", arguments: [false, true])
    func removal(withChild: Bool) throws {
        let (page, child) = (controller("Page"), UIViewController())
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        list.contentSize = CGSize(width: 100, height: 2_000)
        page.addChild(child)
        child.view.frame = page.view.bounds
        page.view.addSubview(child.view)
        child.view.addSubview(list)
        child.didMove(toParent: page)
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        try Stage.run(root: navigation, size: CGSize(width: 390, height: 844)) { stage, navigation in
            stage.excludeFromLeakCheck(child)
            stage.advance(by: 1)
            let height = navigation.navigationBar.frame.height
            stage.touchDown(at: CGPoint(x: 195, y: 300))
            for step in 1...10 {
                stage.touchMove(to: CGPoint(x: 195, y: 300 + 10 * step))
                stage.advance(by: 0.02)
            }
            #expect(navigation.navigationBar.frame.height > height + 20)

            if withChild {
                child.willMove(toParent: nil)
                child.view.removeFromSuperview()
                child.removeFromParent()
            } else {
                list.removeFromSuperview()
            }
            stage.advance(by: 1)

            expectEqual(navigation.navigationBar.frame.height, height)
            expectEqual(page.view.safeAreaInsets.top, navigation.navigationBar.frame.maxY)
            stage.touchUp(at: CGPoint(x: 195, y: 400))
        }
    }
}
