import Foundation

/// The condition that shows a notification.
open class UNNotificationTrigger: NSObject {
    /// Whether the notification is shown each time that the condition is met.
    public let repeats: Bool

    init(repeats: Bool) { self.repeats = repeats }
}
