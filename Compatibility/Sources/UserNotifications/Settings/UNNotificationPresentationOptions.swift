/// How a notification is shown while the program is in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The number beside the icon changes.
    public static let badge = Self(rawValue: 1)
    /// The sound is played.
    public static let sound = Self(rawValue: 2)
    /// The notification is shown as an alert.
    public static let alert = Self(rawValue: 4)
    /// The notification is in the list of notifications.
    public static let list = Self(rawValue: 8)
    /// The notification is shown as a banner.
    public static let banner = Self(rawValue: 16)
}
