import Foundation

/// A notification that was shown. On Linux there is none.
open class UNNotification: NSObject, @unchecked Sendable {  // It cannot be changed.
    /// The date when it was shown.
    public let date: Date
    /// The request that scheduled it.
    public let request: UNNotificationRequest

    init(_ request: UNNotificationRequest, date: Date) { (self.request, self.date) = (request, date) }
}
