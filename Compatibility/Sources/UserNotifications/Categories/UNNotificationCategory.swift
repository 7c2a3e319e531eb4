import Foundation

/// A category of notifications, with actions.
open class UNNotificationCategory: NSObject, @unchecked Sendable {  // It cannot be changed.
    /// The identifier.
    public let identifier: String
    /// The actions.
    public let actions: [UNNotificationAction]
    /// The identifiers of intents.
    public let intentIdentifiers: [String]
    /// How the notifications are handled.
    public let options: UNNotificationCategoryOptions
    /// The text in place of a hidden notification.
    public let hiddenPreviewsBodyPlaceholder: String
    /// The format of the summary of a group.
    public let categorySummaryFormat: String

    /// Makes a category.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String = "", categorySummaryFormat: String = "",
        options: UNNotificationCategoryOptions = []
    ) {
        (self.identifier, self.actions, self.intentIdentifiers) = (identifier, actions, intentIdentifiers)
        (self.hiddenPreviewsBodyPlaceholder, self.options) = (hiddenPreviewsBodyPlaceholder, options)
        self.categorySummaryFormat = categorySummaryFormat
    }
}

/// How the notifications of a category are handled.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The delegate is called when the user dismisses a notification.
    public static let customDismissAction = Self(rawValue: 1)
    /// Notifications are shown in vehicles.
    public static let allowInCarPlay = Self(rawValue: 2)
    /// A hidden notification shows its title.
    public static let hiddenPreviewsShowTitle = Self(rawValue: 4)
    /// A hidden notification shows its subtitle.
    public static let hiddenPreviewsShowSubtitle = Self(rawValue: 8)
}
