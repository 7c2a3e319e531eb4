import Foundation

/// Opens addresses in programs of the desktop. A stage's implementation opens no program.
@MainActor
package protocol URLOpener: AnyObject {
    /// Returns whether a program exists for the address.
    func canOpen(_ url: URL) -> Bool
    /// Opens the address, and calls the completion on the main actor, in this call or later.
    func open(_ url: URL, _ completion: @escaping @MainActor @Sendable (Bool) -> Void)
    /// Returns whether a mail program can show a draft.
    func canCompose(withAttachments hasAttachments: Bool) -> Bool
    /// Shows a draft in the user's mail program, and calls the completion on the main actor, in this call or later.
    func compose(_ draft: MailDraft, _ completion: @escaping @MainActor @Sendable (Bool) -> Void)
}

extension UIApplication {
    /// The address of the desktop's settings, instead of the program's own settings on iOS.
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// The address of the notification settings, which are part of the desktop's settings.
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

    /// Keys of the options for opening an address.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String
        /// Creates a key with a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Whether to open the address only in an app for universal links: a `Bool`.
        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }
}

/// The availability of background refresh. The raw values are the same as in UIKit.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// Background refresh is unavailable, and the user cannot change that.
    case restricted
    /// The user has disabled background refresh.
    case denied
    /// Background refresh is available.
    case available
}

/// The error of a registration for remote notifications.
struct RemoteNotificationsError: LocalizedError {
    var errorDescription: String? { "Programs on this desktop cannot receive remote notifications." }
}
