import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Bars beside an animator of the delegate's", .serialized)
struct CustomAnimatorBarTests {
    /// Fades over half a second.
    private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
            context.containerView.addSubview(view)
            view.alpha = 0
            UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
                view.alpha = 1
            } completion: { _ in
                view.alpha = 1
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    private final class Delegate: NSObject, UINavigationControllerDelegate {
        var interaction: UIPercentDrivenInteractiveTransition?

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }

    private func top(_ bar: UIView) -> CGFloat { (bar.layer.presentation() ?? bar.layer).frame.minY.rounded() }

    @Test("A bar that a page hides moves up during the transition, and down on the way back")
    func upAndDown() throws {
        try withNavigation { stage, navigation, old in
            let delegate = Delegate()
            navigation.delegate = delegate
            let bar = navigation.navigationBar
            let page = Page("New")
            page.whenWillAppear = { $0.navigationController?.setNavigationBarHidden(true, animated: true) }
            old.whenWillAppear = { $0.navigationController?.setNavigationBarHidden(false, animated: true) }
            @MainActor func course() -> [CGFloat] {
                var places = [top(bar)]
                for _ in 0..<10 {
                    stage.advance(by: 0.05)
                    places.append(top(bar))
                }
                stage.advance(by: 0.5)
                return places
            }

            navigation.pushViewController(page, animated: true)
            let up = course()
            expectTrue(bar.isHidden)
            expectIdentical(navigation.topViewController, page)
            navigation.popViewController(animated: true)
            let down = course()

            expectTrue(up.first == 47 && up.last! < 0 && up == up.sorted(by: >) && Set(up).count > 6, "\(up)")
            expectTrue(down.last == 47 && down.first! < 0 && down == down.sorted() && Set(down).count > 6, "\(down)")
            expectFalse(bar.isHidden)
            expectEqual(bar.alpha, 1)
        }
    }

    @Test("A bar returns if the transition is cancelled")
    func cancelled() throws {
        try withNavigation { stage, navigation, old in
            let delegate = Delegate()
            let interaction = UIPercentDrivenInteractiveTransition()
            delegate.interaction = interaction
            navigation.delegate = delegate
            let bar = navigation.navigationBar
            let page = Page("New")
            page.whenWillAppear = { $0.navigationController?.setNavigationBarHidden(true, animated: true) }

            navigation.pushViewController(page, animated: true)
            stage.advance(by: 0.1)
            interaction.update(0.5)
            stage.advance(by: 0.1)
            let between = top(bar)
            interaction.cancel()
            stage.advance(by: 1)

            expectTrue(between < 40 && between > -60)
            expectEqual(top(bar), 47)
            expectFalse(bar.isHidden)
            expectFalse(navigation.isNavigationBarHidden)
            expectIdentical(navigation.topViewController, old)
            expectEqual(bar.shownTexts, ["Old"])
        }
    }

    @Test("Pages that the program's animator places are resized with the window midway")
    func resized() throws {
        try withNavigation { stage, navigation, old in
            let delegate = Delegate()
            navigation.delegate = delegate
            let page = Page("New")
            navigation.pushViewController(page, animated: true)
            stage.advance(by: 0.2)

            stage.resize(to: CGSize(width: 800, height: 600))
            stage.advance(by: 0.05)

            expectEqual(page.view.frame, CGRect(x: 0, y: 0, width: 800, height: 600))
            expectEqual(old.view.frame, CGRect(x: 0, y: 0, width: 800, height: 600))
        }
    }

    @Test("A page that an animator places has its final safe area from the beginning", arguments: [false, true])
    func safeArea(hidesBar: Bool) throws {
        try withNavigation { stage, navigation, _ in
            let delegate = Delegate()
            navigation.delegate = delegate
            let page = Page("New")
            var known: [CGFloat] = []
            page.whenWillAppear = { $0.navigationController?.setNavigationBarHidden(hidesBar, animated: true) }
            stage.whenCalled { controller, callback in
                guard controller === page, ["viewIsAppearing", "viewDidAppear"].contains(callback) else { return }
                known.append(page.view.safeAreaInsets.top)
            }

            navigation.pushViewController(page, animated: true)
            stage.advance(by: 1)

            expectEqual(known, hidesBar ? [47, 47] : [91, 91])
        }
    }
}
