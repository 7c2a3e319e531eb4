import Foundation

/// The condition that the date has the components.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
    /// The components.
    public let dateComponents: DateComponents
    private let date = Date()

    /// Makes a trigger.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// Returns the next date that has the components; `nil` if there is none.
    open func nextTriggerDate() -> Date? {
        let calendar = dateComponents.calendar ?? .current
        let next = calendar.nextDate(
            after: repeats ? Date() : date, matching: dateComponents, matchingPolicy: .nextTime)
        return next.flatMap { $0 > Date() ? $0 : nil }
    }
}
