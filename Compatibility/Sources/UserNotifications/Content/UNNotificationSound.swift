import Foundation

/// The sound of a notification. On Linux no sound is played.
open class UNNotificationSound: NSObject, @unchecked Sendable {  // It cannot be changed.
    /// The file of the sound; `nil` for the system's sounds.
    let name: UNNotificationSoundName?

    init(_ name: UNNotificationSoundName?) { self.name = name }

    /// Makes a sound of a file of the program.
    public convenience init(named name: UNNotificationSoundName) { self.init(name) }

    /// The default sound.
    public static let `default` = UNNotificationSound(nil)
    /// The default sound of critical alerts.
    public static let defaultCritical = UNNotificationSound(nil)
}

/// The name of the file of a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
