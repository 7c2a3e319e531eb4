/// The text that the user has entered in a notification.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {  // It cannot be changed.
    /// The text.
    public let userText: String

    init(_ notification: UNNotification, _ actionIdentifier: String, userText: String) {
        self.userText = userText
        super.init(notification, actionIdentifier)
    }
}
