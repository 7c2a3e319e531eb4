import Foundation

// Chosen (Layout): If the highest content of a row alternates, because it depends on the row's baselines, the row has
// the baselines of the view with the highest content of all these layouts.
/// Ends the cycles of a row's selection of its baseline view.
///
/// The selection depends on the heights of the contents, and these may depend on the selection:
///
///     selected view ──▶ position of its baseline ──▶ heights ──▶ widths (by aspect ratios) ──▶ heights of texts
///           ▲                                                                                         │
///           └──────────────────────────── the highest content ◀───────────────────────────────────────┘
///
/// For some sizes no selection agrees with the layout that it leads to. For example, a text beside a box is wide and
/// lower than the box if the text is selected, and narrow and higher than the box if the box is selected. The
/// constraints have a solution for each selection, but neither solution has this selection, so that the layout would
/// alternate between the two.
///
/// A selection that changes more than four times, without changes of constraints for other reasons, is in such a
/// cycle. (In 200,000 layouts of random stack views, other selections change at most twice.) From then on, each content
/// has the greatest height of the cycle in the comparison. Since these heights only increase, the selection ends. A
/// cycle of two selections always ends with the same selection. The heights are used until constraints change for
/// other reasons, so that a further layout has the same result.
struct BaselineCycle {
    private static let mostChanges = 4

    private var changes = 0
    /// The value of `LayoutEngine.cause` at the counted changes.
    private var cause = 0
    /// The greatest heights of the arranged views' contents. Empty if no cycle was found.
    private var greatest: [CGFloat] = []

    var isFound: Bool { !greatest.isEmpty }
}

@MainActor
extension BaselineCycle {
    /// Counts a change of the selection, and finds a cycle.
    mutating func selectionDidChange(among views: [UIView], _ height: (UIView) -> CGFloat) {
        let current = LayoutEngine.current.cause
        if cause != current { self = BaselineCycle(cause: current) }
        changes += 1
        if !isFound, changes > Self.mostChanges { greatest = views.map(height) }
    }

    /// Includes the current heights in the greatest heights of the cycle.
    mutating func includeHeights(of views: [UIView], _ height: (UIView) -> CGFloat) {
        guard minimumHeights(of: views) != nil else { return greatest = [] }
        for (index, view) in views.enumerated() { greatest[index] = max(greatest[index], height(view)) }
    }

    /// Returns the minimum heights of the contents in the comparison, or `nil` if there is no cycle.
    func minimumHeights(of views: [UIView]) -> [CGFloat]? {
        isFound && greatest.count == views.count && cause == LayoutEngine.current.cause ? greatest : nil
    }
}
