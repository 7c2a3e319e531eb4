import Foundation

/// The icon of a quick action. A desktop shows the icon of the program's desktop file instead.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiapplicationshortcuticon>.
open class UIApplicationShortcutIcon: NSObject {
    /// The icons of the system. The raw values are the same as in UIKit.
    public enum IconType: Int, Sendable {
        /// The icon for “compose”.
        case compose
        /// The icon for “play”.
        case play
        /// The icon for “pause”.
        case pause
        /// The icon for “add”.
        case add
        /// The icon for “location”.
        case location
        /// The icon for “search”.
        case search
        /// The icon for “share”.
        case share
        /// The icon for “prohibit”.
        case prohibit
        /// The icon for “contact”.
        case contact
        /// The icon for “home”.
        case home
        /// The icon for “mark location”.
        case markLocation
        /// The icon for “favorite”.
        case favorite
        /// The icon for “love”.
        case love
        /// The icon for “cloud”.
        case cloud
        /// The icon for “invitation”.
        case invitation
        /// The icon for “confirmation”.
        case confirmation
        /// The icon for “mail”.
        case mail
        /// The icon for “message”.
        case message
        /// The icon for “date”.
        case date
        /// The icon for “time”.
        case time
        /// The icon for “capture photo”.
        case capturePhoto
        /// The icon for “capture video”.
        case captureVideo
        /// The icon for “task”.
        case task
        /// The icon for “task completed”.
        case taskCompleted
        /// The icon for “alarm”.
        case alarm
        /// The icon for “bookmark”.
        case bookmark
        /// The icon for “shuffle”.
        case shuffle
        /// The icon for “audio”.
        case audio
        /// The icon for “update”.
        case update
    }

    private enum Source: Hashable {
        case type(IconType)
        case template(String)
        case symbol(String)
    }

    private let source: Source

    /// Creates a system icon.
    public init(type: IconType) { source = .type(type) }

    /// Creates an icon from a template image of the program, by name.
    public init(templateImageName: String) { source = .template(templateImageName) }

    /// Creates an icon from a symbol, by name.
    public init(systemImageName: String) { source = .symbol(systemImageName) }

    /// Creates the icon of an Info.plist entry. An image of the program takes precedence over a symbol, which takes
    /// precedence over a system icon.
    init?(entry: [String: Any]) {
        if let name = entry["UIApplicationShortcutItemIconFile"] as? String {
            source = .template(name)
        } else if let name = entry["UIApplicationShortcutItemIconSymbolName"] as? String {
            source = .symbol(name)
        } else if let name = entry["UIApplicationShortcutItemIconType"] as? String, let type = Self.types[name] {
            source = .type(type)
        } else {
            return nil
        }
    }

    /// The system icons by their names in an Info.plist: `UIApplicationShortcutIconTypeCompose`.
    private static let types = Dictionary(
        uniqueKeysWithValues: (0...IconType.update.rawValue).compactMap(IconType.init).map {
            let name = "\($0)"
            return ("UIApplicationShortcutIconType" + name.prefix(1).uppercased() + name.dropFirst(), $0)
        })

    /// Returns whether two icons are equal.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIApplicationShortcutIcon)?.source == source }

    /// A hash that is equal for equal icons.
    open override var hash: Int { source.hashValue }
}
