import CoreGraphics

/// The dimensions of a popover's frame around its content, in points.
struct PopoverMetrics: Equatable {
    /// Distance from the arrow's tip to the body.
    var arrowHeight: CGFloat = 13
    /// Width of the arrow at the body.
    var arrowBase: CGFloat = 27
    /// Radius of the body's corners, which the arrow cannot overlap.
    var cornerRadius: CGFloat = 13
    /// Insets of the content in the body; zero unless a custom background view has insets.
    var contentInsets = UIEdgeInsets.zero

    /// Default distances from the edges of the container to the popover area.
    static let margins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    /// Height above the top margin that remains free, even without a visible status bar (recorded: 374 points are left
    /// of 414, 335 of 375).
    static let statusBar: CGFloat = 20
    // Chosen (Controllers): The content of a popover without a preferred size is 320 by 480 points. (One recording on
    // a pad has 375 by 667, the size of the view when it was loaded. The rule is unknown.)
    /// Size of content without a preferred size (recorded on phones).
    static let contentSize = CGSize(width: 320, height: 480)

    /// Smallest distance from the middle of the arrow to an end of its side.
    var arrowReach: CGFloat { cornerRadius + arrowBase / 2 }

    /// Returns the size of the body for a content size.
    func bodySize(around content: CGSize) -> CGSize {
        CGSize(
            width: max(0, content.width) + contentInsets.left + contentInsets.right,
            height: max(0, content.height) + contentInsets.top + contentInsets.bottom)
    }
}
