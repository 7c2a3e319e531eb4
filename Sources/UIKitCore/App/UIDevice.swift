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

    /// The model in the user's language: as `model`, since names of models are not translated.
    open var localizedModel: String { model }

    // Chosen (Windows): `identifierForVendor` is calculated from the machine's identifier and the first parts of the
    // program's bundle identifier, or the program's name without one. Without a machine identifier it is `nil`.
    /// An identifier of this device for programs of the same vendor. It is the same after a restart.
    open var identifierForVendor: UUID? { VendorIdentifier.current }

    /// Whether programs can run in the background: `true`.
    open var isMultitaskingSupported: Bool { true }

    // MARK: Getting the battery state

    /// The states of the battery. Raw values are UIKit's.
    public enum BatteryState: Int, Sendable {
        /// The state is unknown, since monitoring is disabled or the computer has no battery.
        case unknown = 0
        /// The battery is discharging.
        case unplugged = 1
        /// The battery is charging.
        case charging = 2
        /// The computer is plugged in, and the battery is full.
        case full = 3
    }

    /// Whether the battery is monitored. The default is `false`. While it is monitored, it is read once a minute.
    open var isBatteryMonitoringEnabled = false {
        didSet {
            guard isBatteryMonitoringEnabled != oldValue else { return }
            battery = isBatteryMonitoringEnabled ? BatteryMonitor(self) : nil
        }
    }

    /// The charge of the battery from 0 to 1; -1 if it is not monitored or does not exist.
    open var batteryLevel: Float { battery?.status?.level ?? -1 }

    /// The state of the battery.
    open var batteryState: BatteryState { battery?.status?.state ?? .unknown }

    private var battery: BatteryMonitor?

    /// Posted when the charge of a monitored battery has changed.
    public class var batteryLevelDidChangeNotification: Notification.Name {
        Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    }

    /// Posted when the state of a monitored battery has changed.
    public class var batteryStateDidChangeNotification: Notification.Name {
        Notification.Name("UIDeviceBatteryStateDidChangeNotification")
    }

    // MARK: Using the proximity sensor

    /// Whether the proximity sensor is enabled. It remains `false`, as on devices without a sensor.
    open var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }

    /// Whether the sensor is close to the user: `false`.
    open var proximityState: Bool { false }

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
