import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@testable import UIKitCore

private final class Delegate: UIResponder, UIApplicationDelegate {}

/// Agrees or refuses, and logs its callbacks.
private final class Willing: UIView {
    var becomes = true
    var resigns = true
    var log: [String] = []

    override var canBecomeFirstResponder: Bool { becomes }
    override var canResignFirstResponder: Bool { resigns }
    @discardableResult
    override func becomeFirstResponder() -> Bool {
        log.append("become")
        return super.becomeFirstResponder()
    }
    @discardableResult
    override func resignFirstResponder() -> Bool {
        log.append("resign")
        return super.resignFirstResponder()
    }
}

@MainActor
@Suite("The responder chain", .serialized)
struct ResponderChainTests {
    @Test("The chain leads from the view to the application delegate")
    func chain() throws {
        let delegate = Delegate()
        try Stage.run(rootViewController: UIViewController()) { stage in
            UIApplication.shared.delegate = delegate
            let root = try #require(stage.window.rootViewController)
            let child = UIViewController()
            root.addChild(child)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
            let leaf = UIView()
            child.view.addSubview(leaf)

            var chain: [UIResponder] = []
            var responder: UIResponder? = leaf
            while let current = responder {
                chain.append(current)
                responder = current.next
            }

            let scene = try #require(stage.window.windowScene)
            let expected: [UIResponder] = [
                leaf, child.view, child, root.view, root, stage.window, scene, UIApplication.shared, delegate,
            ]
            expectEqual(chain.map(ObjectIdentifier.init), expected.map(ObjectIdentifier.init))
        }
    }

    @Test("The chain of a page that covers the root leads to the window, which ends editing in it")
    func covering() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController)
            let page = UIViewController()
            page.modalPresentationStyle = .fullScreen
            root.present(page, animated: false)
            stage.advance(by: 1)
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            page.view.addSubview(field)
            expectNil(root.view.superview)

            expectIdentical(root.next, stage.window)
            field.becomeFirstResponder()
            expectTrue(stage.window.endEditing(true))
            expectFalse(field.isFirstResponder)
        }
    }

    @Test("The first responder changes only when both agree")
    func agreement() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let (first, second) = (Willing(), Willing())
            stage.window.addSubview(first)
            stage.window.addSubview(second)
            second.becomes = false
            expectTrue(first.becomeFirstResponder())

            expectFalse(second.becomeFirstResponder())
            expectTrue(first.isFirstResponder)
            expectEqual(first.log, ["become"])

            second.becomes = true
            first.resigns = false
            expectFalse(second.becomeFirstResponder())
            expectTrue(first.isFirstResponder)
            expectFalse(first.resignFirstResponder())

            first.resigns = true
            expectTrue(second.becomeFirstResponder())
            expectTrue(second.isFirstResponder)
            expectFalse(first.isFirstResponder)
            expectEqual(first.log, ["become", "resign", "resign"])
        }
    }

    @Test("A responder outside a window is refused")
    func noWindow() {
        let view = Willing()

        expectFalse(view.becomeFirstResponder())
        expectFalse(view.isFirstResponder)
        expectTrue(view.resignFirstResponder())
    }

    @Test("A controller can be first responder until its view is removed")
    func controller() throws {
        final class Controller: UIViewController {
            override var canBecomeFirstResponder: Bool { true }
        }
        try Stage.run(rootViewController: Controller()) { stage in
            let controller = try #require(stage.window.rootViewController)
            expectTrue(controller.becomeFirstResponder())
            expectTrue(controller.isFirstResponder)

            stage.window.rootViewController = UIViewController()
            stage.advance(by: 0)

            expectNil(stage.window.firstResponder)
        }
    }

    @Test("A view that leaves resigns whether it allows that or not")
    func leavingView() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let outer = UIView()
            let view = Willing()
            outer.addSubview(view)
            stage.window.addSubview(outer)
            view.becomeFirstResponder()
            view.resigns = false

            outer.removeFromSuperview()

            expectEqual(view.log, ["become", "resign"])
            expectNil(stage.window.firstResponder)
        }
    }

    @Test("A view that moves to a different window resigns")
    func otherWindow() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let other = UIWindow(frame: stage.window.bounds)
            let view = Willing()
            stage.window.addSubview(view)
            view.becomeFirstResponder()

            other.addSubview(view)

            expectNil(stage.window.firstResponder)
            expectFalse(view.isFirstResponder)
            other.windowScene = nil
        }
    }

    @Test("A view that moves inside its window stays first responder")
    func sameWindow() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let (outer, view) = (UIView(), Willing())
            stage.window.addSubview(view)
            stage.window.addSubview(outer)
            view.becomeFirstResponder()

            outer.addSubview(view)

            expectTrue(view.isFirstResponder)
        }
    }

    @Test("endEditing leaves a first responder that refuses, and one outside of the view (TX35)")
    func endEditing() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let outer = UIView()
            let view = Willing()
            outer.addSubview(view)
            stage.window.addSubview(outer)
            view.becomeFirstResponder()
            view.resigns = false

            expectFalse(outer.endEditing(false))
            expectTrue(view.isFirstResponder)
            expectTrue(outer.endEditing(true))
            expectTrue(view.isFirstResponder)

            let other = UIView()
            stage.window.addSubview(other)
            view.resigns = true
            expectFalse(other.endEditing(true))
            expectTrue(view.isFirstResponder)
        }
    }

    // MARK: Motion

    private final class Shaken: UIViewController {
        static var log: [String] = []
        override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            Self.log.append("began \(motion == .motionShake) \(event?.type == .motion) \(event?.subtype == motion)")
        }
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { Self.log.append("ended") }
        override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            Self.log.append("cancelled")
        }
    }

    @Test("A shake is passed up the chain from the first responder")
    func shake() throws {
        Shaken.log = []
        try Stage.run(rootViewController: Shaken()) { stage in
            let view = Willing()
            stage.window.rootViewController?.view.addSubview(view)
            view.becomeFirstResponder()

            stage.shake()
            stage.shake(cancelled: true)

            expectEqual(
                Shaken.log, ["began true true true", "ended", "began true true true", "cancelled"])
        }
    }

    @Test("A view that was refused since it is in no window becomes first responder when it is added to a window")
    func laterWindow() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController?.view)
            let (box, first, second) = (UIView(), Willing(), Willing())
            box.addSubview(first)
            box.addSubview(second)
            expectFalse(first.becomeFirstResponder())
            expectFalse(second.becomeFirstResponder())
            second.resignFirstResponder()

            root.addSubview(box)

            expectTrue(first.isFirstResponder)
            expectEqual(second.log, ["become", "resign"])

            box.removeFromSuperview()
            root.addSubview(box)

            expectFalse(first.isFirstResponder)
        }
    }

    /// Requests its field's keyboard in one of its callbacks.
    private final class FieldPage: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        private let callback: String

        init(_ callback: String) {
            self.callback = callback
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        private func edit(in callback: String) { if callback == self.callback { field.becomeFirstResponder() } }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
            edit(in: "viewDidLoad")
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            edit(in: "viewWillAppear")
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            edit(in: "viewDidAppear")
        }
    }

    @Test(
        "A field is edited if its page requests this in any callback of its appearance",
        arguments: ["viewDidLoad", "viewWillAppear", "viewDidAppear"], [false, true])
    func appearingField(callback: String, isPresented: Bool) throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        try Stage.run(rootViewController: navigation) { stage in
            let before = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
            navigation.topViewController?.view.addSubview(before)
            before.becomeFirstResponder()
            let page = FieldPage(callback)

            if isPresented {
                navigation.present(UINavigationController(rootViewController: page), animated: true)
            } else {
                navigation.pushViewController(page, animated: true)
            }
            stage.advance(by: 1)
            stage.type("abc")

            expectEqual(page.field.text, "abc")
            expectEqual(before.text, "")
        }
    }

    @Test("A responder that becomes first responder while its view leaves the window loses the status")
    func becomesWhileLeaving() throws {
        /// Requests the first responder's status when it disappears.
        final class LeavingPage: UIViewController {
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(field)
            }
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                field.becomeFirstResponder()
            }
        }
        try Stage.run(root: UIViewController()) { stage, root in
            let page = LeavingPage()
            root.addChild(page)
            root.view.addSubview(page.view)
            page.didMove(toParent: root)
            stage.advance(by: 1)

            page.willMove(toParent: nil)
            page.view.removeFromSuperview()
            page.removeFromParent()
            stage.advance(by: 1)

            expectNil(stage.window.firstResponder)
            expectFalse(page.field.isFirstResponder || page.field.isEditing)
        }
    }
}
