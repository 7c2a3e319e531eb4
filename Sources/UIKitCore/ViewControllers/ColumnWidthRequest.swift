import CoreGraphics

/// The requested widths of one column of a split view, and the width to which the user dragged it.
package struct ColumnWidthRequest: Equatable {
    package var preferred = UISplitViewController.automaticDimension
    package var fraction = UISplitViewController.automaticDimension
    package var minimum = UISplitViewController.automaticDimension
    package var maximum = UISplitViewController.automaticDimension
    package var dragged: CGFloat?

    // Chosen (Controllers): Column widths of a split view that are negative or not finite are replaced by
    // `automaticDimension`.
    /// Returns a valid width: non-finite and negative numbers are replaced by `automaticDimension`.
    static func checked(_ value: CGFloat) -> CGFloat {
        value.isFinite && value >= 0 ? value : UISplitViewController.automaticDimension
    }
}
