import CoreGraphics

/// The row at the top of a wide window that contains the tab bar, and a navigation bar beside it.
struct TabBarRow: Equatable {
    var height: CGFloat
    /// The frame of the tab bar in the tab bar controller's view; `nil` while it is hidden.
    var bar: CGRect?
}
