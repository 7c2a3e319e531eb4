import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Automatic hiding of bars.
@MainActor
@Suite("Bars that are hidden by taps, swipes, the keyboard and a low height")
struct BarHidingTests {
    private let middle = CGPoint(x: 200, y: 400)

    @Test("A tap on the content hides both bars and shows them again; a tap on a control or a bar does not")
    func taps() throws {
        try withNavigation { stage, navigation, old in
            old.toolbarItems = [UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)]
            navigation.isToolbarHidden = false
            expectFalse(navigation.barHideOnTapGestureRecognizer.isEnabled)
            navigation.hidesBarsOnTap = true
            let control = UIControl(frame: CGRect(x: 0, y: 600, width: 390, height: 50))
            old.view.addSubview(control)
            stage.settle()

            stage.tap(at: CGPoint(x: 200, y: 620))
            stage.tap(at: CGPoint(x: 200, y: 69))
            stage.tap(at: CGPoint(x: 200, y: 780))
            stage.advance(by: 1)
            expectFalse(navigation.isNavigationBarHidden)
            expectFalse(navigation.isToolbarHidden)
            stage.tap(at: middle)
            stage.advance(by: 1)
            expectTrue(navigation.isNavigationBarHidden)
            expectTrue(navigation.isToolbarHidden)
            expectEqual(old.view.safeAreaInsets, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
            stage.tap(at: middle)
            stage.advance(by: 1)

            expectFalse(navigation.isNavigationBarHidden)
            expectFalse(navigation.isToolbarHidden)
            expectEqual(old.view.safeAreaInsets, UIEdgeInsets(top: 91, left: 0, bottom: 78, right: 0))
        }
    }

    @Test("A toolbar without items is not affected")
    func withoutItems() throws {
        try withNavigation { stage, navigation, _ in
            navigation.isToolbarHidden = false
            navigation.hidesBarsOnTap = true

            stage.tap(at: middle)
            stage.advance(by: 1)

            expectTrue(navigation.isNavigationBarHidden)
            expectFalse(navigation.isToolbarHidden)
        }
    }

    @Test("A swipe up hides the bars, a swipe down shows them, and a horizontal swipe has no effect")
    func swipes() throws {
        try withNavigation { stage, navigation, _ in
            expectFalse(navigation.barHideOnSwipeGestureRecognizer.isEnabled)
            navigation.hidesBarsOnSwipe = true
            expectTrue(navigation.barHideOnSwipeGestureRecognizer.isEnabled)

            stage.drag(from: middle, to: CGPoint(x: 320, y: 410))
            stage.advance(by: 1)
            expectFalse(navigation.isNavigationBarHidden)
            stage.drag(from: middle, to: CGPoint(x: 200, y: 250))
            stage.advance(by: 1)
            expectTrue(navigation.isNavigationBarHidden)
            expectTrue(navigation.navigationBar.isHidden)
            stage.drag(from: middle, to: CGPoint(x: 200, y: 250))
            stage.advance(by: 1)
            expectTrue(navigation.isNavigationBarHidden)
            stage.drag(from: middle, to: CGPoint(x: 200, y: 550))
            stage.advance(by: 1)

            expectFalse(navigation.isNavigationBarHidden)
            expectFalse(navigation.navigationBar.isHidden)
        }
    }

    @Test("A swipe hides the bars also while it scrolls the content, whose top stays under the bar")
    func swipesOfContent() throws {
        try withNavigation { stage, navigation, old in
            let scrollView = UIScrollView(frame: old.view.bounds)
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentSize = CGSize(width: 390, height: 3000)
            old.view.addSubview(scrollView)
            navigation.hidesBarsOnSwipe = true
            stage.advance(by: 0.1)

            stage.drag(from: middle, to: CGPoint(x: 200, y: 250))
            stage.advance(by: 2)

            expectTrue(navigation.isNavigationBarHidden && scrollView.contentOffset.y > 0)
            expectEqual(scrollView.adjustedContentInset.top, 47)
        }
    }

    @Test("A low height hides the bars, a tap shows them, and a high one does, too")
    func compactHeight() throws {
        try withNavigation { stage, navigation, _ in
            navigation.hidesBarsWhenVerticallyCompact = true
            stage.rotate(to: .landscapeLeft)
            stage.advance(by: 1)
            expectTrue(navigation.isNavigationBarHidden)
            stage.tap(at: CGPoint(x: 300, y: 200))
            stage.advance(by: 1)
            expectFalse(navigation.isNavigationBarHidden)

            stage.rotate(to: .portrait)
            stage.advance(by: 1)
            stage.tap(at: middle)
            stage.advance(by: 1)
            expectFalse(navigation.isNavigationBarHidden)
            stage.rotate(to: .landscapeLeft)
            stage.advance(by: 1)
            stage.rotate(to: .portrait)
            stage.advance(by: 1)

            expectFalse(navigation.isNavigationBarHidden)
        }
    }

    @Test("The keyboard hides the bars; they stay hidden when it is hidden, until a tap")
    func keyboard() throws {
        try withNavigation { stage, navigation, old in
            navigation.hidesBarsWhenKeyboardAppears = true
            let field = FieldWithBar(frame: CGRect(x: 0, y: 300, width: 100, height: 40))
            old.view.addSubview(field)
            stage.settle()

            field.becomeFirstResponder()
            stage.advance(by: 1)
            expectTrue(navigation.isNavigationBarHidden)
            field.resignFirstResponder()
            stage.advance(by: 1)
            expectTrue(navigation.isNavigationBarHidden)
            stage.tap(at: CGPoint(x: 200, y: 600))
            stage.advance(by: 1)

            expectFalse(navigation.isNavigationBarHidden)
        }
    }

    @Test("A navigation controller that is freed no longer follows the keyboard")
    func freed() throws {
        try Stage.run(root: UIViewController()) { stage, _ in
            weak var gone: UINavigationController?
            do {
                let navigation = UINavigationController(rootViewController: Page("Page"))
                navigation.hidesBarsWhenKeyboardAppears = true
                navigation.hidesBarsOnTap = true
                navigation.hidesBarsOnSwipe = true
                navigation.loadViewIfNeeded()
                gone = navigation
            }
            stage.advance(by: 1)

            expectNil(gone)
        }
    }
}

/// A first responder with an accessory view at the bottom of the screen.
private final class FieldWithBar: UIView {
    private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
}
