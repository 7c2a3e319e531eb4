import Foundation

/// A button of a notification.
open class UNNotificationAction: NSObject {
    /// The identifier.
    public let identifier: String
    /// The title of the button.
    public let title: String
    /// How the action is performed.
    public let options: UNNotificationActionOptions

    /// Makes an action.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        (self.identifier, self.title, self.options) = (identifier, title, options)
    }
}

/// How an action of a notification is performed.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// On an unlocked device only.
    public static let authenticationRequired = Self(rawValue: 1)
    /// The action deletes data.
    public static let destructive = Self(rawValue: 2)
    /// The action opens the program.
    public static let foreground = Self(rawValue: 4)
}
