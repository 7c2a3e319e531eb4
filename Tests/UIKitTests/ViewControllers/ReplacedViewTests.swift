import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Views that a controller releases while they are visible.
@MainActor
@Suite("Views that are replaced while they are shown")
struct ReplacedViewTests {
    private let middle = CGPoint(x: 195, y: 400)

    @Test("A view that is no longer a controller's leaves the window, and the controller disappears")
    func noView() throws {
        try Stage.run(root: controller("Root")) { stage, root in
            let old = try #require(root.view)
            old.backgroundColor = .red

            root.view = nil

            expectNil(old.superview)
            expectFalse(root.isViewLoaded)
            expectEqual(stage.timeline.callbacks(of: root), ["viewWillDisappear", "viewDidDisappear"])
            let next = controller("Next")
            next.view.backgroundColor = .green
            stage.window.rootViewController = next
            stage.advance(by: 1)
            expectTrue(stage.pixel(at: middle) == [52, 199, 89] || stage.pixel(at: middle) == [0, 255, 0])
            expectIdentical(stage.window.hitTest(middle, with: nil), next.view)
        }
    }

    private final class Responder: UIViewController {
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test("A controller whose view was replaced resigns as first responder when it is removed, and is freed")
    func firstResponder() throws {
        try Stage.run(root: Responder()) { stage, root in
            let view = UIView()

            root.view = view
            stage.advance(by: 1)
            root.becomeFirstResponder()
            stage.window.rootViewController = controller("Next")
            stage.advance(by: 1)

            expectFalse(root.isFirstResponder)
        }
    }

    @Test("A controller without its view resigns as first responder")
    func firstResponderWithoutView() throws {
        try Stage.run(root: Responder()) { stage, root in
            root.becomeFirstResponder()

            root.view = nil
            stage.advance(by: 1)

            expectFalse(root.isFirstResponder)
            stage.window.rootViewController = controller("Next")
            stage.advance(by: 1)
        }
    }

    @Test("A child whose view was replaced resigns as first responder when it is removed, and is freed")
    func childAsFirstResponder() throws {
        try Stage.run(root: controller("Root")) { stage, root in
            let child = Responder()
            root.contain(child)
            stage.advance(by: 1)

            child.becomeFirstResponder()
            child.view = UIView()
            stage.advance(by: 1)
            child.becomeFirstResponder()
            child.leaveParent()
            stage.advance(by: 1)

            expectFalse(child.isFirstResponder)
        }
    }
}
