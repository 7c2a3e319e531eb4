import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Turns inside animation blocks")
struct TurnInBlockTests {
    @Test("An animation block does not animate the changes of a turn that runs inside it")
    func turn() throws {
        try Stage.run(size: CGSize(width: 200, height: 200)) { stage in
            let (own, other) = (UIView(), UIView())
            stage.window.addSubview(own)
            stage.window.addSubview(other)
            stage.settle()
            DispatchQueue.main.async { other.center.x = 50 }

            UIView.animate(withDuration: 1) {
                stage.settle()
                own.center.x = 50
            }

            expectTrue(own.center.x == 50 && other.center.x == 50)
            expectEqual(own.layer.animationKeys(), ["position"])
            expectNil(other.layer.animationKeys())
        }
    }

    @Test("A popover follows a new size of the window that a callback inside an animation block sets")
    func popover() throws {
        let root = UIViewController()
        try Stage.run(size: CGSize(width: 1024, height: 768), rootViewController: root) { stage in
            let popover = UIViewController()
            popover.modalPresentationStyle = .popover
            popover.preferredContentSize = CGSize(width: 200, height: 100)
            popover.popoverPresentationController?.sourceView = root.view
            root.present(popover, animated: false)
            stage.advance(by: 1)
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            animator.addAnimations { stage.resize(to: CGSize(width: 900, height: 700)) }

            animator.startAnimation()
            stage.advance(by: 0.1)
            animator.stopAnimation(true)
            stage.advance(by: 1)

            let container = popover.presentationController
            expectEqual(popover.view.superview?.window?.bounds.width, 900)
            expectEqual(
                popover.view.convert(popover.view.bounds, to: nil), container?.frameOfPresentedViewInContainerView)
        }
    }
}
