import CoreGraphics

/// The row at the top of a wide window in which the tab bar stands, and a navigation bar beside it.
struct TabBarRow: Equatable {
    var height: CGFloat
    /// Where the tab bar is, in the space of the tab bar controller's view; `nil` while it is hidden.
    var bar: CGRect?
}
