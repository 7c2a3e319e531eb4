import Foundation

/// The condition that a time has passed.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    /// The time in seconds.
    public let timeInterval: TimeInterval
    private let date = Date()

    /// Makes a trigger.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// Returns the next date when the time has passed; `nil` if there is none.
    open func nextTriggerDate() -> Date? {
        let passed = Date().timeIntervalSince(date)
        guard timeInterval > 0, timeInterval.isFinite else { return nil }
        if passed < timeInterval { return date + timeInterval }
        return repeats ? date + ((passed / timeInterval).rounded(.down) + 1) * timeInterval : nil
    }
}
