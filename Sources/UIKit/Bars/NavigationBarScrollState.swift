import CoreGraphics

/// What the content that scrolls under a bar makes of it.
struct NavigationBarScrollState: Equatable {
    /// How much of the background shows: 0 while the content is at its edge, 1 when it has been scrolled a little.
    var background: CGFloat = 0
    /// How much of the large title shows, in points.
    var largeTitle = BarMetrics.largeTitle
    /// How much of a stacked search bar shows, in points, if there is one: no more than all of it.
    var search = CGFloat.greatestFiniteMagnitude
    /// How far the content is pulled down, in points.
    var pull: CGFloat = 0

    /// How much larger the large title is than usual (from an imitation: 3 % for each height of the row, 10 % at most).
    var stretch: CGFloat { min(1 + 0.03 * pull / 44, 1.1) }
}
