import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Several windows in one scene: their order, and the key window.
@MainActor
@Suite("Windows of a scene", .serialized)
struct WindowLevelTests {
    private func window(_ stage: Stage, _ level: UIWindow.Level = .normal) throws -> UIWindow {
        let window = UIWindow(windowScene: try #require(stage.window.windowScene))
        window.windowLevel = level
        return window
    }

    /// Notifications of windows as "1 key": the index of the window in a list, and the change.
    private func recording(_ windows: [UIWindow], _ body: () -> Void) -> [String] {
        @MainActor final class Log { var lines: [String] = [] }
        let log = Log()
        let names: [(Notification.Name, String)] = [
            (UIWindow.didBecomeVisibleNotification, "visible"), (UIWindow.didBecomeHiddenNotification, "hidden"),
            (UIWindow.didBecomeKeyNotification, "key"), (UIWindow.didResignKeyNotification, "resigned"),
        ]
        let observers = names.map { name, line in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let object = note.object as AnyObject
                let (hasNoInfo, id) = (note.userInfo == nil, ObjectIdentifier(object))
                MainActor.assumeIsolated {
                    guard let index = windows.firstIndex(where: { ObjectIdentifier($0) == id }) else { return }
                    log.lines.append("\(index) \(line)\(hasNoInfo ? "" : " with userInfo")")
                }
            }
        }
        body()
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        return log.lines
    }

    @Test("A level takes precedence over the order in which windows were shown")
    func levels() throws {
        try Stage.run(rootViewController: controller("Root")) { stage in
            let scene = try #require(stage.window.windowScene)
            let (alert, plain) = try (window(stage, .alert), window(stage))
            let above = try window(stage, .alert + 1)

            above.isHidden = false
            alert.isHidden = false
            plain.isHidden = false
            expectEqual(scene.windows, [stage.window, plain, alert, above])

            stage.window.makeKeyAndVisible()
            expectEqual(scene.windows, [plain, stage.window, alert, above])
            expectTrue(UIWindow.Level.alert < .alert + 1 && UIWindow.Level.normal < .statusBar)
        }
    }

    @Test("Within a level, the window whose level was set last, or that was shown last, is in front")
    func order() throws {
        try Stage.run(rootViewController: controller("Root")) { stage in
            let scene = try #require(stage.window.windowScene)
            let (first, second) = try (window(stage), window(stage))
            first.isHidden = false
            second.isHidden = false

            first.isHidden = true
            first.isHidden = false
            expectEqual(scene.windows, [stage.window, second, first])

            second.windowLevel = .normal
            expectEqual(scene.windows, [stage.window, first, second])

            first.windowLevel = .statusBar
            first.windowLevel = .normal - 1
            expectEqual(scene.windows, [first, stage.window, second])
        }
    }

    // As printed by two programs on iOS 7.
    @Test("makeKeyAndVisible shows the window, then the key window resigns, then it is key")
    func becomingKey() throws {
        try Stage.run(rootViewController: controller("Root")) { stage in
            let alert = try window(stage, .alert + 1)
            alert.rootViewController = UIViewController()

            let lines = recording([stage.window, alert]) { alert.makeKeyAndVisible() }

            expectEqual(lines, ["1 visible", "0 resigned", "1 key"])
            expectTrue(alert.isKeyWindow)
            expectFalse(stage.window.isKeyWindow)
        }
    }

    // Since iOS 9; before, the earlier window became key.
    @Test("A key window that is hidden resigns, and the other windows do not become key automatically")
    func hidingKey() throws {
        try Stage.run(rootViewController: controller("Root")) { stage in
            let alert = try window(stage, .alert + 1)
            alert.rootViewController = UIViewController()
            alert.makeKeyAndVisible()
            stage.settle()

            let lines = recording([stage.window, alert]) {
                alert.isHidden = true
                stage.settle()
            }

            expectEqual(lines, ["1 resigned", "1 hidden"])
            expectNil(stage.window.windowScene?.keyWindow)

            stage.window.makeKey()
            expectTrue(stage.window.isKeyWindow)
        }
    }

    @Test("If no window is key, becoming first responder makes the text's window key, and the keyboard is shown")
    func firstResponderWithoutKeyWindow() throws {
        try Stage.run(rootViewController: controller("Root")) { stage in
            stage.keyboard = .onScreen
            let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
            stage.window.rootViewController?.view.addSubview(field)
            let alert = try window(stage, .alert + 1)
            alert.rootViewController = UIViewController()
            alert.makeKeyAndVisible()
            alert.isHidden = true
            stage.settle()

            expectTrue(field.becomeFirstResponder())
            stage.advance(by: 0.5)

            expectTrue(stage.window.isKeyWindow)
            expectEqual(stage.window.rootViewController?.view.keyboardLayoutGuide.layoutFrame.height, 216)
            stage.type("a")
            expectEqual(field.text, "a")
        }
    }

    @Test("Showing a window does not make it key")
    func shown() throws {
        try Stage.run(rootViewController: controller("Root")) { stage in
            let other = try window(stage)

            let lines = recording([stage.window, other]) { other.isHidden = false }

            expectEqual(lines, ["1 visible"])
            expectTrue(stage.window.isKeyWindow)
        }
    }

    @Test("An alert window with an empty root takes the touches, and its presentations are in front")
    func alertWindow() throws {
        try Stage.run(rootViewController: controller("Root")) { stage in
            var (below, above) = (0, 0)
            @MainActor func add(to controller: UIViewController?, _ action: @escaping @MainActor () -> Void) {
                let button = UIButton(type: .system)
                button.frame = CGRect(x: 0, y: 400, width: 390, height: 44)
                button.addAction(UIAction { _ in action() }, for: .touchUpInside)
                controller?.view.addSubview(button)
            }
            add(to: stage.window.rootViewController) { below += 1 }
            let alert = try window(stage, .alert + 1)
            alert.rootViewController = UIViewController()
            alert.makeKeyAndVisible()
            stage.settle()

            stage.tap(at: CGPoint(x: 100, y: 420))
            expectEqual(below, 0)

            let message = UIViewController()
            message.modalPresentationStyle = .overFullScreen
            add(to: message) { above += 1 }
            alert.rootViewController?.present(message, animated: false)
            stage.settle()
            stage.tap(at: CGPoint(x: 100, y: 420))
            #expect((below, above) == (0, 1))

            message.dismiss(animated: false)
            stage.settle()
            alert.isHidden = true
            stage.settle()
            stage.tap(at: CGPoint(x: 100, y: 420))
            #expect((below, above) == (1, 1))
        }
    }

    @available(*, deprecated)
    @Test("In a scene without a key window, the frontmost visible window decides about the status bar")
    func deciding() throws {
        final class Hiding: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
        }
        try Stage.run(rootViewController: Hiding()) { stage in
            let manager = try #require(stage.window.windowScene?.statusBarManager)
            let alert = try window(stage, .alert + 1)
            alert.rootViewController = UIViewController()
            alert.makeKeyAndVisible()
            stage.settle()
            expectFalse(manager.isStatusBarHidden)
            expectFalse(UIApplication.shared.isStatusBarHidden)

            alert.isHidden = true
            stage.settle()

            expectTrue(manager.isStatusBarHidden)
            expectTrue(UIApplication.shared.isStatusBarHidden)
        }
    }
}
