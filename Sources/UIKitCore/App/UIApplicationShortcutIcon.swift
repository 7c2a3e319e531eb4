import Foundation

/// What is shown beside the title of a quick action. A desktop shows the icon of the program's desktop file instead.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiapplicationshortcuticon>.
open class UIApplicationShortcutIcon: NSObject {
    /// The icons of the system. Raw values are UIKit's.
    public enum IconType: Int, Sendable {
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love,
            cloud
        case invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm
        case bookmark, shuffle, audio, update
    }

    private enum Source: Hashable {
        case type(IconType)
        case template(String)
        case symbol(String)
    }

    private let source: Source

    /// One of the system's icons.
    public init(type: IconType) { source = .type(type) }

    /// An image of the program, of which only the shape is used, by its name.
    public init(templateImageName: String) { source = .template(templateImageName) }

    /// A symbol, by its name.
    public init(systemImageName: String) { source = .symbol(systemImageName) }

    /// That of an entry of an Info.plist: an image of the program comes first, then a symbol, then one of the system's icons.
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

    /// The system's icons by their names in an Info.plist: `UIApplicationShortcutIconTypeCompose`.
    private static let types = Dictionary(
        uniqueKeysWithValues: (0...IconType.update.rawValue).compactMap(IconType.init).map {
            let name = "\($0)"
            return ("UIApplicationShortcutIconType" + name.prefix(1).uppercased() + name.dropFirst(), $0)
        })

    /// Whether it is the same icon.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIApplicationShortcutIcon)?.source == source }

    /// Equal for equal icons.
    open override var hash: Int { source.hashValue }
}
