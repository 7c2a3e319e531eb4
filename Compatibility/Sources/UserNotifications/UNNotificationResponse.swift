import Foundation

/// The action that the user has selected in a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {  // It cannot be changed.
    /// The notification.
    public let notification: UNNotification
    /// The identifier of the action.
    public let actionIdentifier: String

    init(_ notification: UNNotification, _ actionIdentifier: String) {
        (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
    }
}

/// The identifier of the action that opens the program from a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The identifier of the action that dismisses a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
