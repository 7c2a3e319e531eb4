import CoreGraphics

/// The row at the top of a wide window that contains a bar of an outer container, such as the tab bar, and a navigation
/// bar beside it.
struct SharedBarRow: Equatable {
    var height: CGFloat
    /// The frame of the outer bar in the outer container's view; `nil` while it is hidden.
    var bar: CGRect?
}
