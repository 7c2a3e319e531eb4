import Foundation

/// Returns the interface idiom of `UIDevice.current`, which replaced this function in iOS 13.
@MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }

/// The device on which the app runs: this computer, with the orientation of the simulated device.
///
/// The user rotates the simulated device with control and the left or right arrow. A test rotates it with a stage's
/// `rotate(to:)`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidevice>.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// The current device.
    public class var current: UIDevice { UIContext.current.device }

    // MARK: Identifying the device and operating system

    /// The computer's host name.
    open var name: String {
        var buffer = [CChar](repeating: 0, count: 256)
        guard gethostname(&buffer, buffer.count - 1) == 0 else { return "localhost" }
        return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// The name of the operating system: `Linux`.
    open var systemName: String { "Linux" }

    /// The kernel version, such as `6.12.9`.
    open var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }

    /// The model: `iPad` for the pad idiom, otherwise `iPhone`.
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

    /// The interface idiom, from the traits of the main screen.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }

    // MARK: Getting the device orientation

    /// The orientation of the simulated device of the app's first window scene; `unknown` unless notifications are
    /// enabled.
    open var orientation: UIDeviceOrientation {
        guard isGeneratingDeviceOrientationNotifications, let scene = UIApplication.sharedStorage?.windowScenes.first
        else { return .unknown }
        return UIDeviceOrientation(scene.deviceOrientation)
    }

    /// Whether `orientation` is available and its notification is posted.
    open var isGeneratingDeviceOrientationNotifications: Bool { generators > 0 }

    /// Begins to report the orientation. Calls can be nested; balance each one with a call of
    /// `endGeneratingDeviceOrientationNotifications()`.
    open func beginGeneratingDeviceOrientationNotifications() { generators += 1 }

    /// Ends one call of `beginGeneratingDeviceOrientationNotifications()`. Has no effect without such a call.
    open func endGeneratingDeviceOrientationNotifications() { generators = max(0, generators - 1) }

    private var generators = 0

    /// Posted when the device was rotated, before the interface rotates, with the device as its object. Only posted
    /// after `beginGeneratingDeviceOrientationNotifications()`.
    public class var orientationDidChangeNotification: Notification.Name {
        Notification.Name("UIDeviceOrientationDidChangeNotification")
    }

    func didRotate() {
        guard isGeneratingDeviceOrientationNotifications else { return }
        NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: self)
    }
}
