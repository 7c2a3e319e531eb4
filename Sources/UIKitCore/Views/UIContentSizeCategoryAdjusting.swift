/// Something whose font follows the preferred size of text.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: AnyObject {
    /// Whether a font made with `UIFont.preferredFont(forTextStyle:)` is made anew when the preferred size changes.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
