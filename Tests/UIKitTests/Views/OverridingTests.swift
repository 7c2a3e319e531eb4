import Expectations
import Foundation
import IrekoTesting
import QuartzCore
import TestSupport
import Testing
import UIKit

/// Overrides in subclasses of Apple's classes compile, and are called. (`make lint` checks for missing overrides.)
@MainActor
@Suite("Overriding")
struct OverridingTests {
    private final class Everything: UIView {
        var calls: [String] = []

        override var layer: CALayer { super.layer }
        override var superview: UIView? { super.superview }
        override var subviews: [UIView] { super.subviews }
        override var window: UIWindow? { super.window }
        override var constraints: [NSLayoutConstraint] { super.constraints }
        override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0) }
        override var safeAreaLayoutGuide: UILayoutGuide { super.safeAreaLayoutGuide }
        override var layoutMarginsGuide: UILayoutGuide { super.layoutMarginsGuide }
        override var readableContentGuide: UILayoutGuide { super.readableContentGuide }
        override var keyboardLayoutGuide: UIKeyboardLayoutGuide { super.keyboardLayoutGuide }
        override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
        override var transform: CGAffineTransform { didSet { calls.append("transform") } }
        override var mask: UIView? { didSet { calls.append("mask") } }
        override var autoresizingMask: UIView.AutoresizingMask { didSet { calls.append("autoresizingMask") } }
        override var layoutMargins: UIEdgeInsets { didSet { calls.append("layoutMargins") } }
        override var isMultipleTouchEnabled: Bool { didSet { calls.append("isMultipleTouchEnabled") } }
        override var translatesAutoresizingMaskIntoConstraints: Bool { didSet { calls.append("translates") } }
        override var semanticContentAttribute: UISemanticContentAttribute { didSet { calls.append("semantic") } }

        override func addConstraint(_ constraint: NSLayoutConstraint) {
            calls.append("addConstraint")
            super.addConstraint(constraint)
        }

        override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
            calls.append("addGestureRecognizer")
            super.addGestureRecognizer(gestureRecognizer)
        }

        override func bringSubviewToFront(_ view: UIView) { calls.append("bringSubviewToFront") }
        override func isDescendant(of view: UIView) -> Bool { true }
        override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { CGPoint(x: 1, y: 1) }
        override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .required }
        override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
        override func endEditing(_ force: Bool) -> Bool { false }
    }

    @Test("A view's members that UIKit's subclasses override are called")
    func view() {
        let view = Everything()

        view.transform = .identity
        view.mask = UIView()
        view.autoresizingMask = .flexibleWidth
        view.layoutMargins = .zero
        view.isMultipleTouchEnabled = true
        view.translatesAutoresizingMaskIntoConstraints = false
        view.semanticContentAttribute = .playback
        view.addConstraints([view.widthAnchor.constraint(equalToConstant: 4)])
        view.gestureRecognizers = [UITapGestureRecognizer()]
        (view as UIView).bringSubviewToFront(UIView())

        expectEqual(
            view.calls,
            [
                "transform", "mask", "autoresizingMask", "layoutMargins", "isMultipleTouchEnabled", "translates",
                "semantic", "addConstraint", "addGestureRecognizer", "bringSubviewToFront",
            ])
        expectEqual((view as UIView).safeAreaInsets.top, 7)
        expectTrue((view as UIView).isDescendant(of: UIView()))
        expectEqual((view as UIView).convert(.zero, to: nil as UIView?), CGPoint(x: 1, y: 1))
        expectNil((view as UIView).snapshotView(afterScreenUpdates: false))
    }

    // The engine uses its own record of the tree, as UIKit does.
    @Test("A view with overridden tree properties is still moved")
    func hierarchy() {
        final class Lying: UIView {
            override var superview: UIView? { nil }
            override var subviews: [UIView] { [] }
            override var window: UIWindow? { nil }
        }
        let (parent, child, other) = (Lying(), Lying(), UIView())

        parent.addSubview(child)
        other.addSubview(child)

        expectEqual(other.subviews, [child])
        expectNil(parent.layer.sublayers)
    }

    private final class Controller: UIViewController {
        var calls: [String] = []
        override var parent: UIViewController? { super.parent }
        override var children: [UIViewController] { super.children }
        override var presentedViewController: UIViewController? { super.presentedViewController }
        override var presentingViewController: UIViewController? { super.presentingViewController }
        override var presentationController: UIPresentationController? { super.presentationController }
        override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { super.transitionCoordinator }
        override var isBeingPresented: Bool { true }
        override var isBeingDismissed: Bool { true }
        override var isMovingToParent: Bool { true }
        override var isMovingFromParent: Bool { true }
        override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { .zero }
        override var automaticallyAdjustsScrollViewInsets: Bool { didSet { calls.append("adjusts") } }

        override func loadViewIfNeeded() {
            calls.append("loadViewIfNeeded")
            super.loadViewIfNeeded()
        }

        override func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
            calls.append("overrideTraitCollection")
            return super.overrideTraitCollection(forChild: childViewController)
        }

        override func setNeedsStatusBarAppearanceUpdate() { calls.append("statusBar") }
    }

    @Test("A controller's members that UIKit's subclasses override are called")
    func controller() {
        let controller = Controller()

        (controller as UIViewController).loadViewIfNeeded()
        (controller as UIViewController).setNeedsStatusBarAppearanceUpdate()
        _ = (controller as UIViewController).overrideTraitCollection(forChild: UIViewController())
        controller.automaticallyAdjustsScrollViewInsets = false

        expectEqual(controller.calls, ["loadViewIfNeeded", "statusBar", "overrideTraitCollection", "adjusts"])
        expectTrue((controller as UIViewController).isBeingPresented)
        expectFalse(controller.automaticallyAdjustsScrollViewInsets)
    }

    @Test("A layer's properties can be overridden")
    func layer() {
        final class Round: CALayer {
            override var cornerRadius: CGFloat {
                get { min(bounds.width, bounds.height) / 2 }
                set {}
            }
            override func animation(forKey key: String) -> CAAnimation? { CABasicAnimation(keyPath: key) }
        }
        let layer: CALayer = Round()

        layer.bounds.size = CGSize(width: 20, height: 10)

        expectEqual(layer.cornerRadius, 5)
        expectNotNil(layer.animation(forKey: "x"))
    }

    @Test("A button calls its subclass for the frames of title and image, and for its title")
    func button() {
        final class Moved: UIButton {
            override func title(for state: UIControl.State) -> String? { "subclass" }
            override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 0) }
            override func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
            override func setTitle(_ title: String?, for state: UIControl.State) {
                super.setTitle(title?.uppercased(), for: state)
            }
        }
        let button = Moved(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

        button.setTitle("x", for: .normal)
        button.layoutIfNeeded()

        expectEqual(button.titleLabel?.text, "subclass")
        expectEqual(button.titleLabel?.frame, CGRect(x: 10, y: 0, width: 80, height: 40))
    }

    @Test("A subclass can imitate a touch with its values")
    func presentation() {
        final class Sized: UIPresentationController {
            override var containerView: UIView? { UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8)) }
            override var presentedViewController: UIViewController { super.presentedViewController }
        }

        let controller = Sized(presentedViewController: UIViewController(), presenting: nil)

        expectEqual(controller.frameOfPresentedViewInContainerView, CGRect(x: 0, y: 0, width: 8, height: 8))
    }
}
