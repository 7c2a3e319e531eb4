import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Input views while a second window is in front of the key window, or the key window is smaller than the screen.
@MainActor
@Suite("Input views and other windows", .serialized)
struct InputViewsBehindWindowsTests {
    private final class KeyPad: UIView {
        var pressed = 0

        init() {
            super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            backgroundColor = .red
            let key = UIButton(type: .system)
            key.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
            key.addAction(UIAction { [weak self] _ in self?.pressed += 1 }, for: .touchUpInside)
            addSubview(key)
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class UntouchableWindow: UIWindow {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }

    /// A point in the key of the pad, and a point beside the key.
    private let key = CGPoint(x: 50, y: 844 - 170)
    private let beside = CGPoint(x: 300, y: 844 - 100)

    /// Runs a test with a field that is edited with a pad.
    private func editing(_ body: (Stage, UIWindowScene, UITextField, KeyPad) throws -> Void) throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let (field, pad) = (UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34)), KeyPad())
            field.inputView = pad
            stage.window.rootViewController?.view.addSubview(field)
            field.becomeFirstResponder()
            stage.advance(by: 0.5)
            try body(stage, try #require(stage.window.windowScene), field, pad)
        }
    }

    @Test("They are visible and touchable in front of windows that are transparent, take no touches, or are moved")
    func front() throws {
        try editing { stage, scene, _, pad in
            let window = UntouchableWindow(windowScene: scene)
            window.windowLevel = .statusBar
            window.rootViewController = UIViewController()
            window.isHidden = false
            stage.tap(at: key)
            expectEqual(pad.pressed, 1)

            window.alpha = 0
            let visible = stage.pixel(at: beside)
            window.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
            stage.settle()
            stage.tap(at: key)
            window.frame = stage.window.frame
            window.transform = CGAffineTransform(translationX: 0, y: -844)
            stage.settle()
            stage.tap(at: key)

            expectEqual(pad.pressed, 3)
            expectEqual(visible, [255, 0, 0])
            expectEqual(stage.pixel(at: beside), visible)
            expectEqual(window.subviews.count, 1)

            window.isHidden = true
            stage.settle()
            expectIdentical(pad.window, stage.window)
            expectEqual(scene.windows.count, 2)
        }
    }

    @Test("Touches beside them reach the windows behind, and a window with a very high level is in front of them")
    func behind() throws {
        try editing { stage, scene, field, pad in
            let window = UIWindow(windowScene: scene)
            window.windowLevel = .alert
            window.rootViewController = UIViewController()
            window.rootViewController?.view.backgroundColor = .blue
            window.isHidden = false
            var tapped = 0
            let button = UIButton(type: .system, primaryAction: UIAction { _ in tapped += 1 })
            button.frame = CGRect(x: 0, y: 300, width: 100, height: 60)
            window.rootViewController?.view.addSubview(button)
            stage.tap(at: CGPoint(x: 50, y: 330))
            expectEqual(tapped, 1)
            expectTrue(stage.window.isKeyWindow)
            expectTrue(field.isFirstResponder)

            window.windowLevel = UIWindow.Level(.greatestFiniteMagnitude)
            stage.tap(at: key)

            expectEqual(pad.pressed, 0)
            expectEqual(stage.pixel(at: beside), [0, 0, 255])
            window.isHidden = true
        }
    }

    @Test("They have the style of the key window, also after it changes, and not the style of the window in front")
    func style() throws {
        try editing { stage, scene, _, pad in
            stage.window.overrideUserInterfaceStyle = .dark
            let window = UIWindow(windowScene: scene)
            window.windowLevel = .alert
            window.overrideUserInterfaceStyle = .light
            window.isHidden = false
            stage.settle()
            expectEqual(pad.traitCollection.userInterfaceStyle, .dark)

            stage.window.overrideUserInterfaceStyle = .light
            expectEqual(pad.traitCollection.userInterfaceStyle, .light)
            window.isHidden = true
        }
    }

    @Test("They are at the bottom of the screen, outside of a key window that is smaller")
    func smallKeyWindow() throws {
        try editing { stage, scene, _, pad in
            let reply = UIWindow(windowScene: scene)
            reply.frame = CGRect(x: 20, y: 60, width: 350, height: 120)
            reply.windowLevel = .alert
            reply.rootViewController = UIViewController()
            let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
            reply.rootViewController?.view.addSubview(field)
            let other = KeyPad()
            field.inputView = other

            reply.makeKeyAndVisible()
            field.becomeFirstResponder()
            stage.advance(by: 0.5)

            expectEqual(other.convert(other.bounds, to: nil), CGRect(x: 0, y: 644, width: 390, height: 200))
            expectEqual(
                stage.window.rootViewController?.view.keyboardLayoutGuide.layoutFrame,
                CGRect(x: 0, y: 644, width: 390, height: 200))
            stage.tap(at: key)
            stage.type("a")
            #expect((other.pressed, field.text) == (1, "a"))

            reply.isHidden = true
            stage.window.makeKey()
            stage.advance(by: 0.5)
            expectNil(other.window)
            expectIdentical(pad.window, stage.window)
        }
    }

    @Test("They turn with the device and the windows")
    func rotation() throws {
        try editing { stage, scene, _, pad in
            let window = UIWindow(windowScene: scene)
            window.windowLevel = .alert
            window.isHidden = false
            stage.rotate(to: .landscapeLeft)
            stage.advance(by: 1)
            expectEqual(pad.convert(pad.bounds, to: nil), CGRect(x: 0, y: 190, width: 844, height: 200))

            window.isHidden = true
            stage.rotate(to: .portrait)
            stage.advance(by: 1)
            expectEqual(pad.convert(pad.bounds, to: nil), CGRect(x: 0, y: 644, width: 390, height: 200))
            expectIdentical(pad.window, stage.window)
        }
    }
}
