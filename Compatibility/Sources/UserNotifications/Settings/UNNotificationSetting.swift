/// The state of a setting of notifications.
public enum UNNotificationSetting: Int, Sendable {
    /// The program or the system does not have it.
    case notSupported
    /// It is off.
    case disabled
    /// It is on.
    case enabled
}

/// How a notification is shown on the screen.
public enum UNAlertStyle: Int, Sendable {
    /// It is not shown.
    case none
    /// For a short time.
    case banner
    /// Until the user dismisses it.
    case alert
}
