import Foundation

/// Opens addresses in other programs: those of the desktop, or of a stage, where nothing leaves the test.
@MainActor
package protocol URLOpener: AnyObject {
    /// Whether there is a program for the address.
    func canOpen(_ url: URL) -> Bool
    /// Opens the address, and calls back on the main actor, in this call or later.
    func open(_ url: URL, _ completion: @escaping @MainActor @Sendable (Bool) -> Void)
}

extension UIApplication {
    /// The address that opens the settings of the desktop, in place of the program's own on iOS.
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// The address of the settings of notifications, which are among those of the desktop.
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

    /// Names how an address is to be opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String
        /// Makes a key of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Whether only an app that is made for the address is to open it: a `Bool`.
        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }
}

/// Whether a program may refresh itself in the background. Raw values are UIKit's.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// It cannot, and its user cannot change that.
    case restricted
    /// Its user has turned that off.
    case denied
    /// It may.
    case available
}

/// Why there are no remote notifications.
struct RemoteNotificationsError: LocalizedError {
    var errorDescription: String? { "No service sends remote notifications to programs of this desktop." }
}
