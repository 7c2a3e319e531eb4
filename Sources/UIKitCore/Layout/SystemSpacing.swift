import Foundation

/// The spaces that UIKit keeps where a layout names none.
@MainActor
enum SystemSpacing {
    /// Between siblings, 8 points.
    static let between: CGFloat = 8

    /// From the last baseline of one item to the first one of the next: the height of a line in the larger font. Where
    /// there is no text it is that between siblings. (Apple: "determined from the line heights of the fonts"; chosen.)
    static func betweenBaselines(_ upper: (any LayoutItem)?, _ lower: (any LayoutItem)?) -> CGFloat {
        let heights = [upper, lower].compactMap { ($0 as? any TextDisplaying)?.lineHeight }
        return heights.max()?.rounded(.up) ?? between
    }
}
