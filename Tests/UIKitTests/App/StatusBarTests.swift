import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Preferences of controllers for the status bar and the pointer", .serialized)
struct StatusBarTests {
    @Test("The defaults: default style, hidden only in compact height, fading, and an unlocked pointer")
    func defaults() throws {
        try Stage.run(rootViewController: controller("Root")) { stage in
            let root = try #require(stage.window.rootViewController)

            expectEqual(root.preferredStatusBarStyle, .default)
            expectFalse(root.prefersStatusBarHidden)
            expectEqual(root.preferredStatusBarUpdateAnimation, .fade)
            expectFalse(root.prefersPointerLocked)
            expectNil(root.childViewControllerForPointerLock)
            expectEqual([UIStatusBarAnimation.none, .fade, .slide].map(\.rawValue), [0, 1, 2])

            stage.resize(to: CGSize(width: 844, height: 390))
            expectTrue(root.prefersStatusBarHidden)
        }
    }

    @Test("The manager's style is dark on light or light on dark, never the default")
    func style() throws {
        try Stage.run(rootViewController: controller("Root")) { stage in
            let scene = try #require(stage.window.windowScene)
            let light = scene.statusBarManager?.statusBarStyle

            scene.traitOverrides.userInterfaceStyle = .dark

            expectEqual(light, .darkContent)
            expectEqual(scene.statusBarManager?.statusBarStyle, .lightContent)
        }
    }

    @Test("A simulated device's status bar has a frame, which is empty while it is hidden")
    func frame() throws {
        final class Hiding: UIViewController {
            var isHidden = false
            override var prefersStatusBarHidden: Bool { isHidden }
        }
        try Stage.run(device: .iPhone14, rootViewController: Hiding()) { stage in
            let root = try #require(stage.window.rootViewController as? Hiding)
            let manager = try #require(stage.window.windowScene?.statusBarManager)
            expectEqual(manager.statusBarFrame, CGRect(x: 0, y: 0, width: 390, height: 47))

            root.isHidden = true
            root.setNeedsStatusBarAppearanceUpdate()

            expectEqual(manager.statusBarFrame, .zero)
        }
    }

    @Test("Containers leave the pointer to their visible child, while the scene is active")
    func pointer() throws {
        final class Locking: UIViewController {
            override var prefersPointerLocked: Bool { true }
        }
        try Stage.run(rootViewController: UITabBarController()) { stage in
            let tabs = try #require(stage.window.rootViewController as? UITabBarController)
            let navigation = UINavigationController(rootViewController: UIViewController())
            tabs.viewControllers = [navigation, UIViewController()]
            stage.settle()
            expectFalse(stage.isPointerLocked)

            navigation.pushViewController(Locking(), animated: false)
            stage.settle()
            expectTrue(stage.isPointerLocked)

            tabs.selectedIndex = 1
            stage.settle()
            expectFalse(stage.isPointerLocked)

            tabs.selectedIndex = 0
            stage.settle()
            stage.minimize(stage.scenes[0])
            expectFalse(stage.isPointerLocked)
        }
    }
}
