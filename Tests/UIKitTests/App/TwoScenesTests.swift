import Expectations
import Foundation
import IrekoTesting
import RenderServer
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

/// A second scene beside the stage's scene, with its own display and key window.
@MainActor
private final class OtherScene {
    let scene: UIWindowScene
    let window: UIWindow
    private let stage: Stage

    init(beside stage: Stage, root: UIViewController) {
        self.stage = stage
        let mode = DisplayMode(size: CGSize(width: 390, height: 844), scale: 1)
        scene = UIWindowScene(screen: UIScreen(display: HeadlessDisplay(mode: mode)))
        window = UIWindow(windowScene: scene)
        UIApplication.shared.connect(scene)
        UIApplication.shared.move(scene, to: .foregroundActive)
        window.rootViewController = root
        window.makeKeyAndVisible()
        stage.settle()
        stage.timeline.clear()
    }

    nonisolated deinit {}

    func press(_ usage: UIKeyboardHIDUsage, _ characters: String = "", modifiers: KeyEvent.Modifiers = []) {
        for isDown in [true, false] {
            scene.handle(
                .key(
                    KeyEvent(
                        isDown: isDown, isRepeat: false, usage: usage.rawValue, characters: characters,
                        modifiers: modifiers, time: CACurrentMediaTime())))
            stage.advance(by: 0.05)
        }
    }

    func drag(from start: CGPoint, by distance: CGFloat) {
        func send(_ phase: PointerEvent.Phase, _ y: CGFloat) {
            scene.handle(
                .pointer(
                    PointerEvent(
                        kind: .touch, contact: 1, phase: phase, location: CGPoint(x: start.x, y: y), button: 0,
                        time: CACurrentMediaTime())))
            stage.advance(by: 0.05)
        }
        send(.began, start.y)
        for step in 1...5 { send(.moved, start.y + distance * CGFloat(step) / 5) }
        send(.ended, start.y + distance)
    }

    func close() {
        window.rootViewController = nil
        window.isHidden = true
        window.windowScene = nil
        UIApplication.shared.disconnect(scene)
        stage.settle()
    }
}

/// A first responder with a command for ⌘S.
private final class CommandController: UIViewController {
    var saved = 0
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(title: "Save", action: "save:", input: "s", modifierFlags: .command)]
    }
    override class var namedActions: NamedActions { super.namedActions.adding("save:", CommandController.save) }
    func save(_ sender: Any?) { saved += 1 }
}

@MainActor
@Suite("Two window scenes", .serialized)
struct TwoScenesTests {
    @Test("A transition in each scene continues independently, and each controller gets its own callbacks")
    func transitions() throws {
        try Stage.run(root: UINavigationController(rootViewController: controller("A"))) { stage, first in
            let second = UINavigationController(rootViewController: controller("B"))
            let other = OtherScene(beside: stage, root: second)
            defer { other.close() }
            let (next, otherNext) = (controller("A2"), controller("B2"))

            first.pushViewController(next, animated: true)
            stage.advance(by: 0.1)
            second.pushViewController(otherNext, animated: true)
            stage.advance(by: 0.1)

            expectNotNil(first.transitionCoordinator)
            expectNotNil(second.transitionCoordinator)
            let places = try [next, otherNext].map { try #require($0.view.layer.presentation()).frame.minX }
            expectTrue(0 < places[0] && places[0] < places[1] && places[1] < 390)

            stage.advance(by: 0.3)

            expectNil(first.transitionCoordinator)
            expectNotNil(second.transitionCoordinator)

            stage.advance(by: 0.1)

            expectNil(second.transitionCoordinator)
            expectEqual(
                stage.timeline.lines(of: .appearance),
                [
                    "A viewWillDisappear", "A2 viewWillAppear", "A2 viewIsAppearing",
                    "B viewWillDisappear", "B2 viewWillAppear", "B2 viewIsAppearing",
                    "A viewDidDisappear", "A2 viewDidAppear",
                    "B viewDidDisappear", "B2 viewDidAppear",
                ])
        }
    }

    @Test("A presentation in one scene is absent in the other, and both may run at once")
    func presentations() throws {
        try Stage.run(root: controller("A")) { stage, first in
            let second = controller("B")
            let other = OtherScene(beside: stage, root: second)
            defer { other.close() }
            let (sheet, full) = (controller("sheet"), controller("full"))
            full.modalPresentationStyle = .fullScreen

            first.present(sheet, animated: true)
            stage.advance(by: 1)
            first.dismiss(animated: true)
            second.present(full, animated: true)
            stage.advance(by: 0.1)

            expectIdentical(first.presentedViewController, sheet)
            expectIdentical(second.presentedViewController, full)
            expectIdentical(sheet.view.window, stage.window)
            expectIdentical(full.view.window, other.window)

            stage.advance(by: 1)

            expectNil(first.presentedViewController)
            expectIdentical(second.presentedViewController, full)
            expectNil(sheet.viewIfLoaded?.window)
            expectIdentical(full.view.window, other.window)
            expectEqual(stage.timeline.callbacks(of: full), ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
            second.dismiss(animated: false)
            stage.advance(by: 1)
        }
    }

    @Test("A rotation of one scene and a transition in the other do not wait for each other")
    func sizes() throws {
        try Stage.run(root: controller("A")) { stage, first in
            let second = UINavigationController(rootViewController: controller("B"))
            let other = OtherScene(beside: stage, root: second)
            defer { other.close() }

            second.pushViewController(controller("B2"), animated: true)
            stage.advance(by: 0.1)
            stage.rotate(to: .landscapeRight)
            stage.advance(by: 1)

            expectEqual(first.view.bounds.size, CGSize(width: 844, height: 390))
            expectEqual(second.view.bounds.size, CGSize(width: 390, height: 844))
            expectEqual(other.scene.interfaceOrientation, .portrait)
            expectEqual(second.topViewController?.title, "B2")
            expectNil(second.transitionCoordinator)
        }
    }

    @Test("Each scene has its own key window and first responder, which get its keys")
    func keys() throws {
        try Stage.run(root: CommandController()) { stage, first in
            let second = CommandController()
            let other = OtherScene(beside: stage, root: second)
            defer { other.close() }

            expectTrue(first.becomeFirstResponder())
            expectTrue(second.becomeFirstResponder())

            expectTrue(first.isFirstResponder)
            expectTrue(second.isFirstResponder)
            expectTrue(stage.window.isKeyWindow)
            expectTrue(other.window.isKeyWindow)

            stage.press("s", modifiers: .command)
            #expect((first.saved, second.saved) == (1, 0))

            other.press(.keyboardS, "s", modifiers: .command)
            #expect((first.saved, second.saved) == (1, 1))
        }
    }

    @Test("The focus of one scene does not change the focus of the other")
    func focus() throws {
        try Stage.run(root: UIViewController()) { stage, first in
            let second = UIViewController()
            let other = OtherScene(beside: stage, root: second)
            defer { other.close() }
            let buttons = [first, second].map { controller in
                let button = UIButton(type: .system)
                button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
                controller.view.addSubview(button)
                return button
            }
            let systems = try [stage.window.windowScene, other.scene].map { try #require($0?.focusSystem) }

            stage.press(.keyboardTab)
            expectTrue(systems[0].focusedItem === buttons[0] && systems[1].focusedItem == nil)

            other.press(.keyboardTab)
            expectTrue(systems[0].focusedItem === buttons[0] && systems[1].focusedItem === buttons[1])
        }
    }

    @Test("An open menu in one scene takes no keys of the other")
    func menu() throws {
        try Stage.run(root: CommandController()) { stage, first in
            let second = CommandController()
            let other = OtherScene(beside: stage, root: second)
            defer { other.close() }
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 20, y: 80, width: 100, height: 40)
            button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
            button.showsMenuAsPrimaryAction = true
            first.view.addSubview(button)
            expectTrue(first.becomeFirstResponder())
            expectTrue(second.becomeFirstResponder())

            stage.tap(button)
            stage.advance(by: 0.5)
            expectNotNil(stage.window.windowScene?.modalInput)
            expectNil(other.scene.modalInput)

            other.press(.keyboardS, "s", modifiers: .command)
            other.press(.keyboardEscape)
            expectEqual(second.saved, 1)
            expectNotNil(stage.window.windowScene?.modalInput)

            stage.press(.keyboardEscape)
            stage.advance(by: 0.5)
            expectNil(stage.window.windowScene?.modalInput)
        }
    }

    // A static property held the scroll view that was scrolled last in any scene.
    @Test("Keys scroll the view that was scrolled last in their scene, independent of the other scene")
    func scrolling() throws {
        try Stage.run(root: UIViewController()) { stage, first in
            let second = UIViewController()
            let other = OtherScene(beside: stage, root: second)
            defer { other.close() }
            @MainActor func add(to controller: UIViewController, y: CGFloat) -> UIScrollView {
                let view = UIScrollView(frame: CGRect(x: 0, y: y, width: 390, height: 300))
                view.contentSize = CGSize(width: 390, height: 5000)
                controller.view.addSubview(view)
                return view
            }
            let (upper, lower, others) = (add(to: first, y: 0), add(to: first, y: 400), add(to: second, y: 0))
            stage.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 500))
            stage.advance(by: 3)
            other.drag(from: CGPoint(x: 100, y: 200), by: -100)
            stage.advance(by: 3)
            let (before, otherBefore) = (lower.contentOffset.y, others.contentOffset.y)

            stage.press(.keyboardPageDown)
            stage.advance(by: 1)

            expectTrue(before > 0 && otherBefore > 0)
            #expect(lower.contentOffset.y > before)
            expectEqual(upper.contentOffset.y, 0)
            expectEqual(others.contentOffset.y, otherBefore)
        }
    }
}
