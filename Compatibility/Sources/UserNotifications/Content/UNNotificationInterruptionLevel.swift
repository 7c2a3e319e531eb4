/// The importance of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    /// In the list of notifications only.
    case passive
    /// With a sound, and on the screen.
    case active
    /// At once, also while the user concentrates.
    case timeSensitive
    /// At once, with a sound that cannot be muted.
    case critical
}
