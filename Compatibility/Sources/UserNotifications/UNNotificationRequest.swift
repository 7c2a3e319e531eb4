import Foundation

/// A request to show a notification.
open class UNNotificationRequest: NSObject, @unchecked Sendable {  // It cannot be changed.
    /// The identifier of the request.
    public let identifier: String
    /// The content of the notification.
    public let content: UNNotificationContent
    /// The condition that shows the notification; `nil` to show it at once.
    public let trigger: UNNotificationTrigger?

    /// Makes a request. It has a copy of the content.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = UNNotificationContent(content.fields)
        self.trigger = trigger
    }
}
