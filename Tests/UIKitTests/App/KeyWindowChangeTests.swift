import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// The effect of a key window, and of a window that is hidden, moved or released, on menus, the focus, the orientation
/// and the status bar.
@MainActor
@Suite("Changes of the key window", .serialized)
struct KeyWindowChangeTests {
    private final class Preferring: UIViewController {
        var mask = UIInterfaceOrientationMask.all
        var hidesStatusBar = false
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
        override var prefersStatusBarHidden: Bool { hidesStatusBar }
    }

    private final class CallingController: UIViewController {
        var willAppear: () -> Void = {}
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            willAppear()
        }
    }

    private final class ResigningWindow: UIWindow {
        var didResign: () -> Void = {}
        var becameKey = 0
        override func becomeKey() {
            super.becomeKey()
            becameKey += 1
        }
        override func resignKey() {
            super.resignKey()
            didResign()
        }
    }

    private func window(_ stage: Stage, root: UIViewController = UIViewController()) throws -> UIWindow {
        prepared(UIWindow(windowScene: try #require(stage.window.windowScene)), root)
    }

    private func prepared<Window: UIWindow>(_ window: Window, _ root: UIViewController = UIViewController()) -> Window {
        window.windowLevel = .alert
        window.rootViewController = root
        return window
    }

    private func button(in window: UIWindow, _ action: @escaping @MainActor () -> Void = {}) -> UIButton {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
        button.addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
        window.rootViewController?.view.addSubview(button)
        return button
    }

    private func menuButton(in window: UIWindow) -> UIButton {
        let button = button(in: window)
        button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
        button.showsMenuAsPrimaryAction = true
        return button
    }

    // MARK: Menus

    @Test("A menu closes when its window is hidden, leaves the scene or is released, and keys reach the key window")
    func menus() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 34))
            stage.window.rootViewController?.view.addSubview(field)
            let leaving: [@MainActor (inout UIWindow?) -> Void] = [
                { $0?.isHidden = true }, { $0?.windowScene = nil }, { $0 = nil },
            ]
            for (index, leave) in leaving.enumerated() {
                var above: UIWindow? = try window(stage)
                above?.isHidden = false
                stage.tap(menuButton(in: try #require(above)))
                stage.advance(by: 0.5)
                expectTrue(stage.find("One").exists)
                field.text = ""
                expectTrue(field.becomeFirstResponder())
                stage.type("a")
                expectEqual(field.text, "", "The menu receives the keys")

                leave(&above)
                stage.advance(by: 0.5)
                stage.type("b")

                expectEqual(field.text, "b", "case \(index)")
                above?.isHidden = true
            }
        }
    }

    @Test("A menu closes when a different window becomes key, which receives the keys")
    func menuBehindKeyWindow() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            stage.tap(menuButton(in: stage.window))
            stage.advance(by: 0.5)
            let lock = try window(stage)
            let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 34))
            lock.rootViewController?.view.addSubview(field)

            lock.makeKeyAndVisible()
            expectTrue(field.becomeFirstResponder())
            stage.advance(by: 0.5)
            stage.type("a")

            expectEqual(field.text, "a")
            lock.isHidden = true
            expectFalse(stage.find("One").exists)
        }
    }

    // MARK: Focus

    @Test("Keys press no focused button behind the key window, and the focus moves with the key window")
    func focus() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            var pressed = 0
            let below = button(in: stage.window) { pressed += 1 }
            let system = try #require(stage.window.windowScene?.focusSystem)
            stage.press(.keyboardTab)
            expectTrue(system.focusedItem === below)
            let lock = try window(stage)

            lock.makeKeyAndVisible()
            stage.settle()
            stage.press(.keyboardSpacebar)
            expectEqual(pressed, 0)
            expectNil(system.focusedItem)

            let above = button(in: lock)
            stage.press(.keyboardTab)
            expectTrue(system.focusedItem === above)

            lock.isHidden = true
            expectNil(system.focusedItem)
            stage.window.makeKey()
            stage.settle()
            expectTrue(system.focusedItem === below)
            stage.press(.keyboardSpacebar)
            expectEqual(pressed, 1)
        }
    }

    @Test("The focus leaves a scene with the window that contains the item")
    func focusOfMovedWindow() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let above = try window(stage)
            above.makeKeyAndVisible()
            let item = button(in: above)
            stage.press(.keyboardTab)
            let system = try #require(stage.window.windowScene?.focusSystem)
            expectTrue(system.focusedItem === item)

            above.windowScene = nil

            expectNil(system.focusedItem)
        }
    }

    // MARK: Orientation and status bar

    @Test("The interface follows the device when the window that prevented it is hidden, released or no longer key")
    func orientation() throws {
        try Stage.run(rootViewController: Preferring()) { stage in
            let scene = try #require(stage.window.windowScene)
            let portrait = Preferring()
            portrait.mask = .portrait
            var above: UIWindow? = try window(stage, root: portrait)
            above?.makeKeyAndVisible()
            stage.settle()
            stage.rotate(to: .landscapeLeft)
            stage.advance(by: 1)
            expectEqual(scene.interfaceOrientation, .portrait)

            stage.window.makeKey()
            stage.advance(by: 1)
            expectEqual(scene.interfaceOrientation, .landscapeLeft)

            above?.makeKey()
            stage.advance(by: 1)
            expectEqual(scene.interfaceOrientation, .portrait)

            above?.isHidden = true
            stage.advance(by: 1)
            expectEqual(scene.interfaceOrientation, .landscapeLeft)
            expectEqual(stage.window.bounds.size, CGSize(width: 844, height: 390))

            above?.makeKeyAndVisible()
            stage.advance(by: 1)
            expectEqual(scene.interfaceOrientation, .portrait)

            above = nil
            stage.advance(by: 1)
            expectEqual(scene.interfaceOrientation, .landscapeLeft)
        }
    }

    @Test("The status bar of a simulated device follows the key window")
    func statusBar() throws {
        try Stage.run(device: .iPhone15, rootViewController: Preferring()) { stage in
            @MainActor func isVisible() -> Bool {
                stage.settle()
                return (30...110).contains { x in
                    stage.pixel(at: CGPoint(x: CGFloat(x), y: 33)).map { $0[0] < 100 } ?? false
                }
            }
            stage.window.rootViewController?.view.backgroundColor = .white
            let hiding = Preferring()
            hiding.hidesStatusBar = true
            var above: UIWindow? = try window(stage, root: hiding)
            above?.frame = CGRect(x: 0, y: 400, width: 100, height: 100)
            above?.isHidden = false
            expectTrue(isVisible())

            above?.makeKey()
            expectFalse(isVisible())

            stage.window.makeKey()
            expectTrue(isVisible())

            above?.makeKey()
            expectFalse(isVisible())
            above = nil
            expectTrue(isVisible())
        }
    }

    // MARK: Callbacks

    @Test("A window that a callback hides while it is shown does not become key")
    func hiddenWhileShown() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = CallingController()
            let above = try window(stage, root: root)
            root.willAppear = { [weak above] in above?.isHidden = true }

            above.makeKeyAndVisible()
            stage.settle()

            expectTrue(above.isHidden)
            expectTrue(stage.window.isKeyWindow)
        }
    }

    @Test("A window does not become key after resignKey of the previous window has hidden it")
    func hiddenByResigningWindow() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let scene = try #require(stage.window.windowScene)
            let (first, second) = (
                prepared(ResigningWindow(windowScene: scene)), prepared(ResigningWindow(windowScene: scene))
            )
            second.isHidden = false
            first.makeKeyAndVisible()
            first.didResign = { second.isHidden = true }

            second.makeKey()

            expectEqual(second.becameKey, 0)
            expectFalse(second.isKeyWindow)
            first.isHidden = true
        }
    }

    @Test("The windows on the screen are in the order of many windows, of which one changes its level")
    func manyWindows() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let scene = try #require(stage.window.windowScene)
            var windows: [UIWindow] = []
            for index in 0..<300 {
                let window = UIWindow(windowScene: scene)
                window.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
                window.windowLevel = UIWindow.Level(CGFloat(index * 7 % 10))
                window.backgroundColor = index == 7 ? .red : .blue
                window.isHidden = false
                windows.append(window)
            }

            windows[7].windowLevel = .alert

            expectIdentical(scene.windows.last, windows[7])
            expectEqual(stage.pixel(at: CGPoint(x: 5, y: 5)), [255, 0, 0])
            windows[7].windowLevel = .normal - 1
            expectEqual(stage.pixel(at: CGPoint(x: 5, y: 5)), [0, 0, 255])
            expectEqual(scene.windows.map(\.windowLevel), scene.windows.map(\.windowLevel).sorted())
        }
    }
}
