import Foundation

/// What kind of device the interface is made for: that of `UIDevice.current`, which replaced this in iOS 13.
@MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }

/// The device that the app runs on: this computer, held as the simulated device is.
///
/// A user rotates the simulated device with control and the left or right arrow, a test with a stage's `rotate(to:)`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidevice>.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// The device.
    public class var current: UIDevice { UIContext.current.device }

    // MARK: Identifying the device and operating system

    /// The computer's name in the network.
    open var name: String {
        var buffer = [CChar](repeating: 0, count: 256)
        guard gethostname(&buffer, buffer.count - 1) == 0 else { return "localhost" }
        return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// The operating system's name: `Linux`.
    open var systemName: String { "Linux" }

    /// The kernel's version, such as `6.12.9`.
    open var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }

    /// What kind of device the interface is made for: `iPad` for that idiom, `iPhone` else.
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

    /// The kind of interface, from the traits of the main screen.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }

    // MARK: Getting the device orientation

    /// How the simulated device is held, of the app's first window scene; `unknown` unless notifications are generated.
    open var orientation: UIDeviceOrientation {
        guard isGeneratingDeviceOrientationNotifications, let scene = UIApplication.sharedStorage?.windowScenes.first
        else { return .unknown }
        return UIDeviceOrientation(scene.deviceOrientation)
    }

    /// Whether `orientation` is known and its notification is posted.
    open var isGeneratingDeviceOrientationNotifications: Bool { generators > 0 }

    /// Begins reporting the orientation. Calls nest: each needs its `endGeneratingDeviceOrientationNotifications()`.
    open func beginGeneratingDeviceOrientationNotifications() { generators += 1 }

    /// Ends one beginning. Without one it does nothing.
    open func endGeneratingDeviceOrientationNotifications() { generators = max(0, generators - 1) }

    private var generators = 0

    /// Posted when the device was rotated, before the interface is; the object is the device. Only between
    /// `beginGeneratingDeviceOrientationNotifications()` and its end.
    public class var orientationDidChangeNotification: Notification.Name {
        Notification.Name("UIDeviceOrientationDidChangeNotification")
    }

    func didRotate() {
        guard isGeneratingDeviceOrientationNotifications else { return }
        NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: self)
    }
}
