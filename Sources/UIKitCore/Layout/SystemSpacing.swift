import Foundation

/// UIKit's standard spacing.
@MainActor
enum SystemSpacing {
    /// The spacing between siblings: 8 points.
    static let between: CGFloat = 8

    // Chosen (Layout): The system spacing between baselines is the line height of the larger font.
    /// Returns the spacing from the last baseline of an item to the first baseline of the next item: the height of a
    /// line in the larger font. Without text, the spacing between siblings. (Apple: "determined from the line heights
    /// of the fonts".)
    static func betweenBaselines(_ upper: (any LayoutItem)?, _ lower: (any LayoutItem)?) -> CGFloat {
        let heights = [upper, lower].compactMap { ($0 as? any TextDisplaying)?.lineHeight }
        return heights.max()?.rounded(.up) ?? between
    }
}
