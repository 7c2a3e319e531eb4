import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// The simulated device: rotation from the keyboard, orientations that the app requests, notifications.
@MainActor
@Suite("The device")
struct DeviceTests {
    private final class Masked: UIViewController {
        var mask = UIInterfaceOrientationMask.all
        var presses = 0
        var commands: [UIKeyCommand] = []
        var runs = 0

        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
        override var keyCommands: [UIKeyCommand]? { commands }
        override class var namedActions: NamedActions { super.namedActions.adding("run:", Masked.run(_:)) }

        func run(_ sender: Any?) { runs += 1 }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { self.presses += 1 }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { self.presses += 1 }
    }

    private func onStage(_ body: (Stage, Masked, UIWindowScene) throws -> Void) throws {
        try Stage.run(rootViewController: Masked()) { stage in
            let root = try #require(stage.window.rootViewController as? Masked)
            try body(stage, root, #require(stage.window.windowScene))
        }
    }

    @Test("Control and an arrow rotate the device by a quarter (a phone's interface does not follow upside down)")
    func keys() throws {
        try onStage { stage, root, scene in
            var seen: [UIInterfaceOrientation] = []
            for _ in 0..<4 {
                stage.press(.keyboardLeftArrow, modifiers: .control)
                seen.append(scene.interfaceOrientation)
            }
            stage.press(.keyboardRightArrow, modifiers: .control)
            stage.advance(by: 1)

            expectEqual(seen, [.landscapeRight, .landscapeRight, .landscapeLeft, .portrait])
            expectEqual(scene.interfaceOrientation, .landscapeLeft)
            expectEqual(stage.window.bounds.size, CGSize(width: 844, height: 390))
            expectEqual(root.view.frame, stage.window.bounds)
            expectEqual(root.presses, 0)
        }
    }

    @Test("A held key rotates once; other modifiers, or no modifiers, do not rotate")
    func otherKeys() throws {
        try onStage { stage, root, scene in
            stage.press(.keyboardLeftArrow, modifiers: .control, repeats: 3)
            expectEqual(scene.interfaceOrientation, .landscapeRight)

            stage.press(.keyboardLeftArrow)
            stage.press(.keyboardLeftArrow, modifiers: [.control, .shift])

            expectEqual(scene.interfaceOrientation, .landscapeRight)
            expectEqual(root.presses, 4)
        }
    }

    @Test("An app that has a command on these keys keeps them")
    func command() throws {
        try onStage { stage, root, scene in
            root.commands = [
                UIKeyCommand(title: "", action: "run:", input: UIKeyCommand.inputLeftArrow, modifierFlags: .control)
            ]

            stage.press(.keyboardLeftArrow, modifiers: .control)

            expectEqual(root.runs, 1)
            expectEqual(scene.interfaceOrientation, .portrait)
        }
    }

    @Test(
        "The device reports rotations while notifications are generated, even if the interface does not follow")
    func notifications() throws {
        try onStage { stage, root, _ in
            let device = UIDevice.current
            var heard: [UIDeviceOrientation] = []
            let observer = NotificationCenter.default.addObserver(
                forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil
            ) { _ in MainActor.assumeIsolated { heard.append(UIDevice.current.orientation) } }
            defer { NotificationCenter.default.removeObserver(observer) }
            root.mask = .portrait

            stage.rotate(to: .landscapeRight)
            expectEqual(device.orientation, .unknown)
            expectEqual(heard, [])
            device.beginGeneratingDeviceOrientationNotifications()
            expectEqual(device.orientation, .landscapeLeft)
            stage.rotate(to: .landscapeRight)
            stage.rotate(to: .landscapeLeft)
            device.endGeneratingDeviceOrientationNotifications()
            device.endGeneratingDeviceOrientationNotifications()
            stage.rotate(to: .portrait)

            expectEqual(heard, [.landscapeRight])
            expectFalse(device.isGeneratingDeviceOrientationNotifications)
            expectEqual(device.userInterfaceIdiom, .phone)
            expectEqual(device.model, "iPhone")
            expectEqual(device.systemName, "Linux")
            expectFalse(device.name.isEmpty)
            #expect(device.systemVersion.contains("."))
        }
    }

    @Test("The app may request an orientation, which is kept until the device is rotated")
    func request() throws {
        try onStage { stage, root, scene in
            scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft)) { _ in Issue.record("denied") }
            stage.advance(by: 1)
            expectEqual(scene.effectiveGeometry.interfaceOrientation, .landscapeLeft)
            expectEqual(stage.window.bounds.size, CGSize(width: 844, height: 390))
            root.setNeedsUpdateOfSupportedInterfaceOrientations()
            stage.advance(by: 1)
            expectEqual(scene.interfaceOrientation, .landscapeLeft)

            stage.rotate(to: .landscapeRight)
            stage.advance(by: 1)

            expectEqual(scene.interfaceOrientation, .landscapeRight)
        }
    }

    @Test("Orientations that the controllers do not support are denied, with the reason")
    func denied() throws {
        try onStage { stage, root, scene in
            root.mask = .portrait
            var error: (any Error)?

            scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { error = $0 }
            expectNil(error)
            stage.advance(by: 0)

            expectEqual((error as? UISceneError)?.code, .geometryRequestDenied)
            expectEqual(
                error?.localizedDescription,
                "None of the requested orientations are supported by the view controller. Requested: "
                    + "landscapeLeft, landscapeRight; Supported: portrait")
            expectEqual(scene.interfaceOrientation, .portrait)
        }
    }

    @Test("On request the interface follows the device again")
    func attempt() throws {
        try onStage { stage, root, scene in
            root.mask = .portrait
            stage.rotate(to: .landscapeLeft)
            root.mask = .all

            UIViewController.attemptRotationToDeviceOrientation()
            stage.advance(by: 1)

            expectEqual(scene.interfaceOrientation, .landscapeLeft)
        }
    }

    @Test("The application reports all windows, and the device reports its properties")
    func windows() throws {
        try onStage { stage, _, scene in
            let another = UIWindow(windowScene: scene)

            expectEqual(UIApplication.shared.windows, [stage.window, another])
            expectEqual(UIDevice.current.userInterfaceIdiom, UI_USER_INTERFACE_IDIOM())
            expectFalse(UIDevice.current.name.isEmpty)
            #expect(UIDevice.current.systemVersion.contains("."))
        }
    }
}
