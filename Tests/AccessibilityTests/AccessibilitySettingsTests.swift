import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit
import UIKitLauncher

@MainActor @Suite("Accessibility settings")
struct AccessibilitySettingsTests {
    @Test("A stage sets the settings, and each change is posted once")
    func changes() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            var count = 0
            let observer = NotificationCenter.default.addObserver(
                forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
            ) { _ in MainActor.assumeIsolated { count += 1 } }
            expectFalse(UIAccessibility.isReduceMotionEnabled)

            stage.accessibilitySettings.isReduceMotionEnabled = true
            stage.accessibilitySettings.isReduceMotionEnabled = true
            stage.accessibilitySettings.isGrayscaleEnabled = true

            expectTrue(UIAccessibility.isReduceMotionEnabled)
            expectTrue(UIAccessibility.isGrayscaleEnabled)
            expectEqual(count, 1)
            NotificationCenter.default.removeObserver(observer)
        }
        expectFalse(UIAccessibility.isReduceMotionEnabled)
    }

    @Test("Contrast and bold text change the traits")
    func traits() throws {
        let controller = UIViewController()
        try Stage.run(rootViewController: controller) { stage in
            stage.accessibilitySettings.isDarkerSystemColorsEnabled = true
            stage.accessibilitySettings.isBoldTextEnabled = true

            expectEqual(controller.traitCollection.accessibilityContrast, .high)
            expectEqual(controller.traitCollection.legibilityWeight, .bold)

            stage.accessibilitySettings.isBoldTextEnabled = false
            expectEqual(controller.traitCollection.legibilityWeight, .regular)
        }
    }

    @Test("With cross-fade transitions a pushed page fades in at its place")
    func crossFade() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        try Stage.run(rootViewController: navigation) { stage in
            stage.accessibilitySettings.prefersCrossFadeTransitions = true
            let page = UIViewController()
            navigation.pushViewController(page, animated: true)
            stage.advance(by: 0.1)

            let shown = try #require(page.view.layer.presentation())
            expectEqual(page.view.convert(page.view.bounds, to: nil).minX, 0)
            #expect(shown.opacity > 0 && shown.opacity < 1)

            stage.advance(by: 0.6)
            expectEqual(page.view.alpha, 1)
        }
    }

    @Test("With less transparency a blur is opaque")
    func transparency() throws {
        let controller = UIViewController()
        try Stage.run(size: CGSize(width: 100, height: 100), rootViewController: controller) { stage in
            controller.view.backgroundColor = .red
            let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
            blur.frame = controller.view.bounds
            controller.view.addSubview(blur)
            let before = try #require(stage.pixel(at: CGPoint(x: 50, y: 50)))
            #expect(before[0] > before[1] + 5)

            stage.accessibilitySettings.isReduceTransparencyEnabled = true

            let after = try #require(stage.pixel(at: CGPoint(x: 50, y: 50)))
            expectEqual(after, [240, 240, 240])
            stage.accessibilitySettings.isReduceTransparencyEnabled = false
            expectEqual(stage.pixel(at: CGPoint(x: 50, y: 50)), before)
        }
    }

    @Test("With labels for on and off a switch has a mark on its free side")
    func switchLabels() throws {
        let controller = UIViewController()
        try Stage.run(size: CGSize(width: 100, height: 100), rootViewController: controller) { stage in
            let toggle = UISwitch(frame: CGRect(x: 10, y: 10, width: 51, height: 31))
            controller.view.addSubview(toggle)
            toggle.isOn = true
            let place = CGPoint(x: 22, y: 25)
            let before = stage.pixel(at: place)

            stage.accessibilitySettings.isOnOffSwitchLabelsEnabled = true

            expectNotEqual(stage.pixel(at: place), before)
        }
    }

    @Test("With button shapes the title of a plain button is underlined")
    func buttonShapes() throws {
        let controller = UIViewController()
        try Stage.run(rootViewController: controller) { stage in
            let button = UIButton(type: .system)
            button.setTitle("More", for: .normal)
            button.frame = CGRect(x: 0, y: 100, width: 100, height: 44)
            controller.view.addSubview(button)
            stage.settle()

            stage.accessibilitySettings.buttonShapesEnabled = true

            let style = button.titleLabel?.attributedText?.attribute(.underlineStyle, at: 0, effectiveRange: nil)
            expectEqual(style as? Int, NSUnderlineStyle.single.rawValue)
            stage.accessibilitySettings.buttonShapesEnabled = false
            let after = button.titleLabel?.attributedText?.attribute(.underlineStyle, at: 0, effectiveRange: nil)
            expectNil(after)
        }
    }

    @Test("The desktop's contrast and motion are settings of the user")
    func desktop() {
        var (desktop, settings) = (DesktopSettings(), AccessibilitySettings())
        desktop.apply(to: &settings)
        expectEqual(settings, AccessibilitySettings())

        expectTrue(desktop.set("contrast", in: "org.freedesktop.appearance", to: .number(1)))
        expectTrue(desktop.set("enable-animations", in: "org.gnome.desktop.interface", to: .flag(false)))
        desktop.apply(to: &settings)

        expectTrue(settings.isDarkerSystemColorsEnabled)
        expectTrue(settings.isReduceMotionEnabled)
        expectFalse(desktop.set("contrast", in: "org.freedesktop.appearance", to: .flag(true)))
    }

    @Test("An alert fades in without shrinking if the user wants less motion")
    func reducedMotion() throws {
        let controller = UIViewController()
        try Stage.run(rootViewController: controller) { stage in
            stage.accessibilitySettings.isReduceMotionEnabled = true
            let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            controller.present(alert, animated: true)
            stage.advance(by: 0.1)

            let layer = try #require(alert.view.layer.presentation())
            #expect(layer.opacity > 0 && layer.opacity < 1)
            expectEqual(layer.affineTransform(), .identity)
            stage.advance(by: 1)
            alert.dismiss(animated: false)
            stage.advance(by: 0.1)
        }
    }
}
