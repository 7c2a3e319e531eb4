import CoreGraphics

/// The effect of the scroll position on a navigation bar.
struct NavigationBarScrollState: Equatable {
    /// The opacity of the background: 0 while the content is at its edge, 1 after it was scrolled a little.
    var background: CGFloat = 0
    /// The visible height of the large title, in points. Larger values than the full height are treated as the full
    /// height.
    var largeTitle = CGFloat.greatestFiniteMagnitude
    /// The visible height of a stacked search bar, in points. Larger values than the full height are treated as the
    /// full height.
    var search = CGFloat.greatestFiniteMagnitude
    /// The distance of the content below its resting position while it is pulled down, in points.
    var pull: CGFloat = 0

    /// The scale of the large title (from an imitation: 3 % for each height of the row, 10 % at most).
    var stretch: CGFloat { min(1 + 0.03 * pull / 44, 1.1) }
}
