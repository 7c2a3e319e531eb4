import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// Actions, coordinates, traits and fonts as they were recorded on iOS 26.1.
@MainActor @Suite("Actions and traits as recorded", .serialized)
struct RecordedActionTests {
    private final class First: UIView {
        var senders: [Bool] = []
        override class var namedActions: NamedActions { super.namedActions.adding("note:", First.note(_:)) }
        override var canBecomeFirstResponder: Bool { true }
        func note(_ sender: Any?) { senders.append(sender != nil) }
    }

    @Test("An action without target and sender is sent to the first responder with no sender (HT2)")
    func firstResponder() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let view = First()
            stage.window.rootViewController?.view.addSubview(view)
            expectFalse(UIApplication.shared.sendAction("note:", to: nil, from: nil, for: nil))
            view.becomeFirstResponder()

            expectTrue(UIApplication.shared.sendAction("note:", to: nil, from: nil, for: nil))
            expectEqual(view.senders, [false])
            expectFalse(UIApplication.shared.sendAction("nobodyHasThis:", to: nil, from: nil, for: nil))
        }
    }

    @Test("A controller's style loads no view; a view's style does not reach its controller (TR1, TR6)")
    func styles() {
        let controller = UIViewController()
        controller.overrideUserInterfaceStyle = .dark
        expectFalse(controller.isViewLoaded)
        expectEqual(controller.traitCollection.userInterfaceStyle, .dark)

        let other = UIViewController()
        other.view.overrideUserInterfaceStyle = .dark
        expectEqual(other.view.traitCollection.userInterfaceStyle, .dark)
        expectNotEqual(other.traitCollection.userInterfaceStyle, .dark)
    }

    @Test("In a window the override of a controller reaches its views, and not its parent (TR4)")
    func stylesInWindow() throws {
        let (root, child) = (UIViewController(), UIViewController())
        try Stage.run(rootViewController: root) { stage in
            let inner = UIView()
            child.view.addSubview(inner)
            root.addChild(child)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
            child.overrideUserInterfaceStyle = .dark
            stage.settle()

            expectEqual(root.traitCollection.userInterfaceStyle, .light)
            let dark = [child.traitCollection, child.view.traitCollection, inner.traitCollection]
            expectTrue(dark.allSatisfy { $0.userInterfaceStyle == .dark })
        }
    }

    @Test("Fonts are equal by their attributes (TR11)")
    func fonts() {
        let font = UIFont.systemFont(ofSize: 17)
        expectEqual(font, UIFont.systemFont(ofSize: 17))
        expectEqual(font, UIFont.systemFont(ofSize: 12).withSize(17))
        expectNotEqual(font, UIFont.preferredFont(forTextStyle: .body))
    }

    @Test("Defaults of layers (TR12)")
    func layers() {
        let layer = CALayer()
        expectEqual(layer.shadowRadius, 3)
        expectEqual(layer.shadowOffset, CGSize(width: 0, height: -3))
        expectEqual(layer.shadowOpacity, 0)
        expectEqual(layer.anchorPoint, CGPoint(x: 0.5, y: 0.5))
    }

    @Test("Conversion to the window, the screen and another window (TR16)")
    func conversion() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let window = UIWindow(windowScene: try #require(stage.window.windowScene))
            window.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
            let view = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 50))
            window.addSubview(view)
            let point = CGPoint(x: 8, y: 9)

            expectEqual(view.convert(point, to: nil), CGPoint(x: 13, y: 15))
            expectEqual(view.convert(point, to: window.screen.coordinateSpace), CGPoint(x: 23, y: 35))
            expectEqual(view.convert(point, to: stage.window), CGPoint(x: 23, y: 35))
        }
    }

    @Test("The spring of half a second without a bounce (AN1)")
    func spring() {
        let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0)
        expectTrue(abs(spring.damping - 25.13) < 0.01)
        expectTrue(abs(spring.stiffness - 157.9) < 0.05)
        expectEqual(spring.mass, 1)
    }

    @Test("A gap of zero or more at the superview's edge has no margin (L2)")
    func edge() throws {
        let (outer, view) = (UIView(), UIView())
        outer.addSubview(view)
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "H:[view]-(>=0)-|", metrics: nil, views: ["view": view])
        let constraint = try #require(constraints.first)
        expectEqual(constraint.constant, 0)
        expectTrue([constraint.firstAttribute, constraint.secondAttribute].allSatisfy { $0 == .trailing })
    }
}
