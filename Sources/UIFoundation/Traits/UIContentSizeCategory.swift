import Foundation

/// The size of text that a person prefers, from extra small to the accessibility sizes.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the category.
    public let rawValue: String

    /// Makes a category from its name. A name that is not known counts as `large` where sizes are looked up.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Unspecified.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Two steps under the usual.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// One step under the usual.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The usual size.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// One step over the usual.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Two steps over the usual.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest outside the accessibility sizes.
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

    /// Whether this is one of the five sizes beyond the ordinary ones.
    public var isAccessibilityCategory: Bool { step > 6 }

    /// Posted when the preferred category has changed.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

    /// Where that notification carries the new category's name.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// The categories that have a size, smallest first.
    private static let sizes: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The place among the twelve sizes; -1 for `unspecified` and unknown names.
    var step: Int { Self.sizes.firstIndex(of: self) ?? -1 }
}

extension UIContentSizeCategory: Comparable {
    /// Whether text is smaller in the first category than in the second. `unspecified` comes before all others.
    public static func < (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
        first.step < second.step
    }
}
