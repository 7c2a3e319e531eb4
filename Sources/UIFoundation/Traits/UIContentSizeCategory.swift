import Foundation

/// The user's preferred content size category: text sizes from extra small to the accessibility sizes.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the category.
    public let rawValue: String

    /// Creates a category from its name. A font or length for an unknown category has the size for `large`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Unspecified.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest category.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// The category two steps below the default.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// The category one step below the default.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The default category.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// The category one step above the default.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// The category two steps above the default.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest category below the accessibility sizes.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The smallest accessibility size.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second accessibility size.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third accessibility size.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The fourth accessibility size.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest accessibility size.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// Whether the category is an accessibility size.
    public var isAccessibilityCategory: Bool { step > 6 }

    /// Posted when the preferred category has changed.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

    /// The key of the new category's name in the user info of the notification.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// The categories that have a size, smallest first.
    private static let sizes: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The index among the twelve sizes, or -1 for `unspecified` and unknown names.
    var step: Int { Self.sizes.firstIndex(of: self) ?? -1 }
}

extension UIContentSizeCategory: Comparable {
    /// Returns whether text in the first category is smaller than in the second. `unspecified` precedes all sizes.
    public static func < (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
        first.step < second.step
    }
}
