/// An object whose font follows the preferred content size category.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: AnyObject {
    /// Whether a font from `UIFont.preferredFont(forTextStyle:)` is updated when the preferred category changes.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
