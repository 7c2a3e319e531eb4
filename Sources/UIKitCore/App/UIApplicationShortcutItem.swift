import Foundation

/// A quick action that starts a program. Desktops show it in the menu of the program's icon.
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

    /// The type of the action, which the program defines.
    open var type: String { content.type }
    /// The title for the user.
    open var localizedTitle: String { content.localizedTitle }
    /// The text below the title.
    open var localizedSubtitle: String? { content.localizedSubtitle }
    /// The icon next to the title.
    open var icon: UIApplicationShortcutIcon? { content.icon }
    /// Additional information of the program.
    open var userInfo: [String: any NSSecureCoding]? { content.userInfo }
    /// A string that identifies the content, for the selection of a scene (`UISceneActivationConditions`).
    open var targetContentIdentifier: Any! { content.targetContentIdentifier }

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - type: The type of the action, which the program defines.
    ///   - localizedTitle: The title.
    ///   - localizedSubtitle: The text below the title.
    ///   - icon: The icon next to the title.
    ///   - userInfo: Additional information of the program.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        content = Content(
            type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
            userInfo: userInfo)
    }

    /// Creates an action with only a title.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    fileprivate init(_ content: Content) { self.content = content }

    /// Returns an immutable copy.
    open func copy(with zone: NSZone? = nil) -> Any { UIApplicationShortcutItem(content) }

    /// Returns a mutable copy.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { UIMutableApplicationShortcutItem(content) }

    // MARK: Items of the program

    /// Returns the action with a type: a dynamic action, otherwise an action of the Info.plist, otherwise a new action
    /// with the type as its title.
    @MainActor
    package static func item(ofType type: String, info: [String: Any]?) -> UIApplicationShortcutItem {
        let items = (UIApplication.sharedStorage?.shortcutItems ?? []) + items(info: info)
        return items.first { $0.type == type } ?? UIApplicationShortcutItem(type: type, localizedTitle: type)
    }

    /// Returns the actions of an Info.plist (`UIApplicationShortcutItems`). An action without a type or a title is
    /// omitted, as on iOS. A value of a wrong type is treated as missing.
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

    /// Returns a localized text of an Info.plist.
    private static func localized(_ text: String) -> String {
        Bundle.main.localizedString(forKey: text, value: text, table: "InfoPlist")
    }

    /// Converts a property list value to an object, since Swift's values do not support coding here.
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

/// A mutable quick action. After a change, assign it to the application's `shortcutItems` again.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimutableapplicationshortcutitem>.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    /// The type of the action, which the program defines.
    open override var type: String {
        get { content.type }
        set { content.type = newValue }
    }
    /// The title for the user.
    open override var localizedTitle: String {
        get { content.localizedTitle }
        set { content.localizedTitle = newValue }
    }
    /// The text below the title.
    open override var localizedSubtitle: String? {
        get { content.localizedSubtitle }
        set { content.localizedSubtitle = newValue }
    }
    /// The icon next to the title.
    open override var icon: UIApplicationShortcutIcon? {
        get { content.icon }
        set { content.icon = newValue }
    }
    /// Additional information of the program.
    open override var userInfo: [String: any NSSecureCoding]? {
        get { content.userInfo }
        set { content.userInfo = newValue }
    }
    /// A string that identifies the content, for the selection of a scene.
    open override var targetContentIdentifier: Any! {
        get { content.targetContentIdentifier }
        set { content.targetContentIdentifier = newValue }
    }
}
