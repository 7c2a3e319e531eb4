import Foundation

/// The content of a notification. It cannot be changed.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
    struct Fields {
        var title = ""
        var subtitle = ""
        var body = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var categoryIdentifier = ""
        var threadIdentifier = ""
        var targetContentIdentifier: String?
        var launchImageName = ""
        var attachments: [UNNotificationAttachment] = []
        var interruptionLevel = UNNotificationInterruptionLevel.active
        var relevanceScore = 0.0
    }

    var fields: Fields

    /// Makes an empty content.
    public override init() { fields = Fields() }

    init(_ fields: Fields) { self.fields = fields }

    /// Returns a content that cannot be changed.
    open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(fields) }
    /// Returns a content that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(fields) }

    /// The first line.
    open var title: String { fields.title }
    /// The second line.
    open var subtitle: String { fields.subtitle }
    /// The text.
    open var body: String { fields.body }
    /// The number beside the program's icon; `nil` for no change.
    open var badge: NSNumber? { fields.badge }
    /// The sound.
    open var sound: UNNotificationSound? { fields.sound }
    /// The program's own data.
    open var userInfo: [AnyHashable: Any] { fields.userInfo }
    /// The identifier of the category, which has the actions.
    open var categoryIdentifier: String { fields.categoryIdentifier }
    /// The identifier of the group of notifications.
    open var threadIdentifier: String { fields.threadIdentifier }
    /// The identifier of the scene that shows the content.
    open var targetContentIdentifier: String? { fields.targetContentIdentifier }
    /// The name of the launch image.
    open var launchImageName: String { fields.launchImageName }
    /// The files.
    open var attachments: [UNNotificationAttachment] { fields.attachments }
    /// The importance.
    open var interruptionLevel: UNNotificationInterruptionLevel { fields.interruptionLevel }
    /// The place in a summary, from 0 to 1.
    open var relevanceScore: Double { fields.relevanceScore }
}
