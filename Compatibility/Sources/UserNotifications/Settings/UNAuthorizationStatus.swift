/// Whether a program may show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
    /// The user has not decided.
    case notDetermined
    /// The program may not show notifications.
    case denied
    /// The program may show notifications.
    case authorized
    /// The program may show silent notifications.
    case provisional
    /// The program may show notifications for a limited time.
    case ephemeral
}
