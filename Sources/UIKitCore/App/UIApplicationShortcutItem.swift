import Foundation

/// An action that a program offers beside its name, before it is started: on a desktop in the menu of its icon.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem>.
open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying {
    fileprivate struct Content {
        var type: String
        var localizedTitle: String
        var localizedSubtitle: String?
        var icon: UIApplicationShortcutIcon?
        var userInfo: [String: any NSSecureCoding]?
        var targetContentIdentifier: Any?
    }

    fileprivate final var content: Content

    /// Which action it is, by a name of the program's own.
    open var type: String { content.type }
    /// What it is called, for the user.
    open var localizedTitle: String { content.localizedTitle }
    /// What stands under the title.
    open var localizedSubtitle: String? { content.localizedSubtitle }
    /// What is shown beside the title.
    open var icon: UIApplicationShortcutIcon? { content.icon }
    /// What the program adds for itself.
    open var userInfo: [String: any NSSecureCoding]? { content.userInfo }
    /// What it shows, a string, for the choice of a scene (`UISceneActivationConditions`).
    open var targetContentIdentifier: Any! { content.targetContentIdentifier }

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - type: Which action it is, by a name of the program's own.
    ///   - localizedTitle: What it is called.
    ///   - localizedSubtitle: What stands under that.
    ///   - icon: What is shown beside it.
    ///   - userInfo: What the program adds for itself.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        content = Content(
            type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
            userInfo: userInfo)
    }

    /// Makes an action with a title alone.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    fileprivate init(_ content: Content) { self.content = content }

    /// One that does not change.
    open func copy(with zone: NSZone? = nil) -> Any { UIApplicationShortcutItem(content) }

    /// A copy that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { UIMutableApplicationShortcutItem(content) }

    // MARK: The program's

    /// The action of a type: that of the program's own, then that of its Info.plist; else one that has the type for its title (chosen).
    @MainActor
    package static func item(ofType type: String, info: [String: Any]?) -> UIApplicationShortcutItem {
        let items = (UIApplication.sharedStorage?.shortcutItems ?? []) + items(info: info)
        return items.first { $0.type == type } ?? UIApplicationShortcutItem(type: type, localizedTitle: type)
    }

    /// Those of an Info.plist (`UIApplicationShortcutItems`). One without a type or a title is left out, as on iOS; what is of another type
    /// than it should be counts as absent.
    package static func items(info: [String: Any]?) -> [UIApplicationShortcutItem] {
        (info?["UIApplicationShortcutItems"] as? [[String: Any]] ?? []).compactMap { entry in
            guard let type = entry["UIApplicationShortcutItemType"] as? String,
                let title = entry["UIApplicationShortcutItemTitle"] as? String
            else { return nil }
            let userInfo = entry["UIApplicationShortcutItemUserInfo"] as? [String: Any]
            return UIApplicationShortcutItem(
                type: type, localizedTitle: localized(title),
                localizedSubtitle: (entry["UIApplicationShortcutItemSubtitle"] as? String).map(localized),
                icon: UIApplicationShortcutIcon(entry: entry), userInfo: userInfo?.compactMapValues(coded))
        }
    }

    /// A text of an Info.plist in the user's language.
    private static func localized(_ text: String) -> String {
        Bundle.main.localizedString(forKey: text, value: text, table: "InfoPlist")
    }

    /// A property list's value as an object: Swift's own values cannot be coded here.
    private static func coded(_ value: Any) -> (any NSSecureCoding)? {
        switch value {
        case let text as String: text as NSString
        case let flag as Bool: NSNumber(value: flag)
        case let number as Int: NSNumber(value: number)
        case let number as Double: NSNumber(value: number)
        case let date as Date: date as NSDate
        case let data as Data: data as NSData
        case let list as [Any]: NSArray(array: list)
        case let entries as [String: Any]: NSDictionary(dictionary: entries)
        default: value as? any NSSecureCoding
        }
    }
}

/// An action that can be changed, to be put among the program's anew.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimutableapplicationshortcutitem>.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    /// Which action it is, by a name of the program's own.
    open override var type: String {
        get { content.type }
        set { content.type = newValue }
    }
    /// What it is called, for the user.
    open override var localizedTitle: String {
        get { content.localizedTitle }
        set { content.localizedTitle = newValue }
    }
    /// What stands under the title.
    open override var localizedSubtitle: String? {
        get { content.localizedSubtitle }
        set { content.localizedSubtitle = newValue }
    }
    /// What is shown beside the title.
    open override var icon: UIApplicationShortcutIcon? {
        get { content.icon }
        set { content.icon = newValue }
    }
    /// What the program adds for itself.
    open override var userInfo: [String: any NSSecureCoding]? {
        get { content.userInfo }
        set { content.userInfo = newValue }
    }
    /// What it shows, a string, for the choice of a scene.
    open override var targetContentIdentifier: Any! {
        get { content.targetContentIdentifier }
        set { content.targetContentIdentifier = newValue }
    }
}
