/// The kinds of notifications that a program requests authorization for.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number beside the icon.
    public static let badge = Self(rawValue: 1)
    /// Sounds.
    public static let sound = Self(rawValue: 2)
    /// Alerts.
    public static let alert = Self(rawValue: 4)
    /// Alerts in vehicles.
    public static let carPlay = Self(rawValue: 8)
    /// Critical alerts.
    public static let criticalAlert = Self(rawValue: 16)
    /// The program has its own settings of notifications.
    public static let providesAppNotificationSettings = Self(rawValue: 32)
    /// Silent notifications, without a question to the user.
    public static let provisional = Self(rawValue: 64)
}
