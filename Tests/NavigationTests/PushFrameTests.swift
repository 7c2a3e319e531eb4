import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("The frames of a push and a pop")
struct PushFrameTests {
    /// The remaining fraction of a critically damped spring (mass 3, stiffness 1000) after a time.
    private func rest(_ time: Double) -> Double {
        let frequency = (1000.0 / 3).squareRoot()
        return (1 + frequency * time) * exp(-frequency * time)
    }

    private func left(_ page: UIViewController) -> Double {
        let layer = page.view.layer.presentation() ?? page.view.layer
        return layer.position.x - layer.bounds.width / 2
    }

    @Test("Every frame of a push follows the spring, and the page below moves by its fraction")
    func push() throws {
        try withNavigation { stage, navigation, old in
            let new = Page("New")
            navigation.pushViewController(new, animated: true)
            stage.advance(by: 0)

            for frame in 0..<30 {
                let time = Double(frame) / 60
                #expect(abs(left(new) - 390 * rest(time)) < 0.001, "frame \(frame)")
                #expect(abs(left(old) + 117 * (1 - rest(time))) < 0.001, "frame \(frame)")
                stage.advance(by: 1.0 / 60)
            }
            stage.advance(by: 0.05)

            expectEqual(left(new), 0)
            expectNil(old.view.superview)
        }
    }

    @Test("A push is mirrored in right-to-left layouts")
    func mirrored() throws {
        try withNavigation { stage, navigation, _ in
            navigation.view.semanticContentAttribute = .forceRightToLeft
            for view in navigation.view.subviews { view.semanticContentAttribute = .forceRightToLeft }
            let new = Page("New")
            navigation.pushViewController(new, animated: true)
            stage.advance(by: 0.1)

            #expect(abs(left(new) + 390 * rest(0.1)) < 0.001)
        }
    }

    @Test("A swipe follows the finger, completes beyond the middle, and can be caught on its way")
    func swipe() throws {
        try withNavigation { stage, navigation, old in
            let top = Page("Top")
            navigation.pushViewController(top, animated: false)
            stage.advance(by: 1)

            stage.touchDown(at: CGPoint(x: 2, y: 400))
            stage.touchMove(to: CGPoint(x: 12, y: 400))
            stage.advance(by: 0.1)
            stage.touchMove(to: CGPoint(x: 112, y: 400))
            stage.advance(by: 0.1)
            #expect(abs(left(top) - 100) < 0.01)
            stage.touchMove(to: CGPoint(x: 262, y: 400))
            stage.advance(by: 0.5)
            #expect(abs(left(top) - 250) < 0.01)
            stage.touchUp(at: CGPoint(x: 262, y: 400))
            stage.advance(by: 0.05)
            let caught = left(top)
            expectTrue(caught > 250 && caught < 390)

            stage.touchDown(at: CGPoint(x: 2, y: 400))
            stage.touchMove(to: CGPoint(x: 12, y: 400))
            let held = left(top)
            stage.advance(by: 1)
            expectTrue(abs(left(top) - held) < 0.01 && abs(held - caught) < 1)
            stage.touchUp(at: CGPoint(x: 12, y: 400))
            stage.advance(by: 1)

            expectEqual(navigation.viewControllers, [old])
            expectNil(top.parent)
        }
    }

    @Test("A quick swipe completes although it is short")
    func flick() throws {
        try withNavigation { stage, navigation, old in
            navigation.pushViewController(Page("Top"), animated: false)
            stage.advance(by: 1)

            stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 120, y: 400), duration: 0.1)
            stage.advance(by: 1)

            expectEqual(navigation.viewControllers, [old])
        }
    }

    @Test("The swipe is disabled beside own left items, without a back button, with the bar hidden, and on the root")
    func noSwipe() throws {
        try withNavigation { stage, navigation, old in
            @MainActor func swipe() {
                stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 380, y: 400))
                stage.advance(by: 1)
            }
            swipe()
            expectEqual(navigation.viewControllers, [old])
            let top = Page("Top")
            navigation.pushViewController(top, animated: false)
            stage.advance(by: 1)

            top.navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: "Menu", style: .plain, target: nil, action: nil)
            swipe()
            top.navigationItem.leftBarButtonItem = nil
            top.navigationItem.hidesBackButton = true
            swipe()
            top.navigationItem.hidesBackButton = false
            navigation.isNavigationBarHidden = true
            swipe()
            expectEqual(navigation.viewControllers, [old, top])

            navigation.isNavigationBarHidden = false
            swipe()
            expectEqual(navigation.viewControllers, [old])
        }
    }

    @Test("Alongside animations of a push have its duration, and the completion is called after viewDidAppear")
    func coordinator() throws {
        try withNavigation { stage, navigation, _ in
            let box = UIView(frame: CGRect(x: 0, y: 300, width: 10, height: 10))
            navigation.view.addSubview(box)
            stage.advance(by: 0)
            var last: String?

            navigation.pushViewController(Page("New"), animated: true)
            let accepted = navigation.transitionCoordinator?.animate { _ in
                box.center.x = 105
            } completion: { context in
                last = context.isCancelled ? "cancelled" : stage.timeline.lines(of: .appearance).last
            }
            stage.advance(by: 0.1)
            let moved = try #require(box.layer.presentation()).position.x
            stage.advance(by: 1)

            expectTrue(accepted == true && abs(moved - (105 - 100 * rest(0.1))) < 0.001)
            expectEqual(last, "New viewDidAppear")
        }
    }

    @Test("A bar has the height of the new page if the edited text of the old page resigns", arguments: [false, true])
    func resigningText(animated: Bool) throws {
        try Stage.run(root: controller("Root"), size: CGSize(width: 390, height: 844)) { stage, root in
            stage.keyboard = .onScreen
            let old = controller("Old")
            old.navigationItem.searchController = UISearchController()
            old.navigationItem.hidesSearchBarWhenScrolling = false
            let field = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 40))
            old.view.addSubview(field)
            let navigation = UINavigationController(rootViewController: old)
            navigation.sheetPresentationController?.detents = [.medium(), .large()]
            root.present(navigation, animated: false)
            stage.advance(by: 1)
            field.becomeFirstResponder()
            stage.advance(by: 1)

            navigation.pushViewController(controller("New"), animated: animated)
            stage.advance(by: 2)

            expectEqual(navigation.navigationBar.frame.height, 56)
        }
    }
}
