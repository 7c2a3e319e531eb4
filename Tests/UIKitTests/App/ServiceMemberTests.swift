import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit
import UIKitCore

@MainActor
@Suite("Members for services of the system")
struct ServiceMemberTests {
    /// Records its calls.
    private final class Delegate: NSObject, UIApplicationDelegate {
        var calls: [String] = []

        func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
            calls.append("available \(application.isProtectedDataAvailable)")
        }
        func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
            calls.append("unavailable \(application.isProtectedDataAvailable)")
        }
        func application(
            _ application: UIApplication,
            performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
        ) {
            calls.append("fetch")
            completionHandler(.newData)
        }
    }

    @Test("A simulated lock of files calls the delegate around the change, and posts notifications")
    func protectedData() throws {
        try Stage.run(root: controller("Root")) { stage, _ in
            let delegate = Delegate()
            UIApplication.shared.delegate = delegate
            stage.isProtectedDataAvailable = false
            stage.isProtectedDataAvailable = false
            stage.isProtectedDataAvailable = true
            expectEqual(delegate.calls, ["unavailable true", "available true"])
            UIApplication.shared.delegate = nil
        }
    }

    @available(*, deprecated)
    @Test("A background fetch is performed after the program has permitted it")
    func fetch() throws {
        try Stage.run(root: controller("Root")) { stage, _ in
            let delegate = Delegate()
            UIApplication.shared.delegate = delegate
            UIApplication.shared.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
            expectEqual(stage.performBackgroundFetch(), .newData)
            expectEqual(delegate.calls, ["fetch"])
            UIApplication.shared.delegate = nil
        }
    }

    @available(*, deprecated)
    @Test("Touches that begin while interaction events are ignored have no effect")
    func ignoredEvents() throws {
        try Stage.run(root: controller("Root")) { stage, root in
            var taps = 0
            let button = UIButton(type: .system, primaryAction: UIAction(title: "Tap") { _ in taps += 1 })
            button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
            root.view.addSubview(button)
            let application = UIApplication.shared
            stage.advance(by: 0.1)

            application.beginIgnoringInteractionEvents()
            application.beginIgnoringInteractionEvents()
            application.endIgnoringInteractionEvents()
            expectTrue(application.isIgnoringInteractionEvents)
            stage.tap(at: CGPoint(x: 150, y: 120))
            expectEqual(taps, 0)

            application.endIgnoringInteractionEvents()
            application.endIgnoringInteractionEvents()
            expectFalse(application.isIgnoringInteractionEvents)
            stage.tap(at: CGPoint(x: 150, y: 120))
            expectEqual(taps, 1)

            expectTrue(application.openURL(try #require(URL(string: "https://example.com"))))
            expectEqual(stage.openedURLs.count, 1)
            application.isNetworkActivityIndicatorVisible = true
            expectFalse(application.isNetworkActivityIndicatorVisible)
        }
    }

    @Test("A typed message is posted with the notification of the application")
    func messages() throws {
        try Stage.run(root: controller("Root")) { stage, _ in
            var calls: [String] = []
            let center = NotificationCenter.default
            let tokens = [
                center.addObserver(of: UIApplication.self, for: .didReceiveMemoryWarning) { _ in
                    calls.append("memory")
                },
                center.addObserver(of: UIApplication.shared, for: .didEnterBackground) { _ in
                    calls.append("background")
                },
            ]
            stage.sendMemoryWarning()
            expectEqual(calls, ["memory"])
            for token in tokens { center.removeObserver(token) }
            stage.sendMemoryWarning()
            expectEqual(calls, ["memory"])
        }
    }

    // MARK: The device

    @Test("The battery is read once a minute while it is monitored, and changes are posted")
    func battery() throws {
        let folder = try PickerFolder()
        for (name, type) in [("AC", "Mains"), ("BAT0", "Battery")] {
            try folder.addFolder(name)
            try folder.add("\(name)/type", Data("\(type)\n".utf8))
        }
        try folder.add("BAT0/capacity", Data("80\n".utf8))
        try folder.add("BAT0/status", Data("Discharging\n".utf8))
        try Stage.run(root: controller("Root")) { stage, _ in
            UIContext.current.powerSupplies = folder.url
            let device = UIDevice.current
            expectEqual(device.batteryLevel, -1)
            expectEqual(device.batteryState, .unknown)

            device.isBatteryMonitoringEnabled = true
            expectEqual(device.batteryLevel, 0.8)
            expectEqual(device.batteryState, .unplugged)

            nonisolated(unsafe) var posted: [String] = []
            let names = [UIDevice.batteryLevelDidChangeNotification, UIDevice.batteryStateDidChangeNotification]
            let observers = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                    posted.append($0.name.rawValue)
                }
            }
            try folder.add("BAT0/status", Data("Charging\n".utf8))
            stage.advance(by: 61)
            expectEqual(device.batteryState, .charging)
            try folder.add("BAT0/capacity", Data("nonsense".utf8))
            stage.advance(by: 60)
            expectEqual(device.batteryLevel, -1)
            expectEqual(
                posted,
                [
                    "UIDeviceBatteryStateDidChangeNotification", "UIDeviceBatteryLevelDidChangeNotification",
                    "UIDeviceBatteryStateDidChangeNotification",
                ])
            for observer in observers { NotificationCenter.default.removeObserver(observer) }
            device.isBatteryMonitoringEnabled = false
        }
    }

    @Test("The vendor's identifier is the same each time, and a device without sensors reports none")
    func device() {
        let device = UIDevice.current
        expectEqual(device.identifierForVendor, device.identifierForVendor)
        device.isProximityMonitoringEnabled = true
        expectFalse(device.isProximityMonitoringEnabled || device.proximityState)
        expectEqual(device.localizedModel, device.model)
    }

    @Test("A screen's mode is its size in pixels")
    func screen() throws {
        try Stage.run(root: controller("Root"), scale: 2) { stage, _ in
            let screen = stage.window.screen
            expectEqual(screen.currentMode?.size, CGSize(width: 780, height: 1688))
            expectEqual(screen.availableModes.count, 1)
            expectEqual(screen.preferredMode?.pixelAspectRatio, 1)
        }
    }

    @Test("A touch reports no estimates, and the orientation of an upright pencil")
    func touch() {
        let touch = UITouch()
        expectTrue(touch.estimatedProperties.isEmpty && touch.estimatedPropertiesExpectingUpdates.isEmpty)
        expectNil(touch.estimationUpdateIndex)
        expectEqual(touch.altitudeAngle, .pi / 2)
        expectEqual(touch.azimuthUnitVector(in: nil), CGVector(dx: 1, dy: 0))
    }

    // MARK: Animations without blocks

    /// Receives the end of an animation.
    private final class AnimationDelegate: UIResponder {
        var calls: [String] = []
        func stopped(_ name: String, _ finished: Bool) { calls.append("stopped \(name) \(finished)") }
        func began(_ name: String) { calls.append("began \(name)") }
        override class var namedActions: NamedActions {
            super.namedActions.adding("stopped:", AnimationDelegate.stopped).adding("began:", AnimationDelegate.began)
        }
    }

    @available(*, deprecated)
    @Test("Changes between begin and commit are animated with the settings before them")
    func begunAnimations() throws {
        try Stage.run(root: controller("Root")) { stage, root in
            let (first, second) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UIView())
            root.view.addSubview(first)
            root.view.addSubview(second)
            stage.advance(by: 0.1)
            let delegate = AnimationDelegate()

            UIView.beginAnimations("move", context: nil)
            UIView.setAnimationDelegate(delegate)
            UIView.setAnimationWillStart("began:")
            UIView.setAnimationDidStop("stopped:")
            first.alpha = 0
            UIView.setAnimationDuration(1)
            UIView.setAnimationCurve(.linear)
            second.alpha = 0
            UIView.commitAnimations()
            let outside = UIView.inheritedAnimationDuration

            stage.advance(by: 0.5)
            expectEqual(first.layer.presentation()?.opacity, 0)
            #expect(abs((second.layer.presentation()?.opacity ?? 0) - 0.5) < 0.05)
            expectEqual(delegate.calls, ["began move"])
            stage.advance(by: 0.6)
            expectEqual(delegate.calls, ["began move", "stopped move true"])
            expectEqual(outside, 0)
            UIView.commitAnimations()
        }
    }
}
