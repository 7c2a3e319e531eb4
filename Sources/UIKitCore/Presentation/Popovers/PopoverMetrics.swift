import CoreGraphics

/// The measures of a popover's frame around its content, in points.
struct PopoverMetrics: Equatable {
    /// From the arrow's tip to the body.
    var arrowHeight: CGFloat = 13
    /// The arrow's width where it leaves the body.
    var arrowBase: CGFloat = 27
    /// Of the body's corners, where there can be no arrow.
    var cornerRadius: CGFloat = 13
    /// Between the body's edges and the content; none but with a background view of the program's.
    var contentInsets = UIEdgeInsets.zero

    /// From the edges of the container to where popovers may be, unless the program says otherwise.
    static let margins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    /// Kept free above the margin, whether a status bar is seen or not (recorded: 374 points are left of 414, 335 of
    /// 375).
    static let statusBar: CGFloat = 20
    /// Of content for which no size is preferred (recorded on phones).
    static let contentSize = CGSize(width: 320, height: 480)

    /// How near the middle of the arrow can be to an end of the side it is on.
    var arrowReach: CGFloat { cornerRadius + arrowBase / 2 }

    /// The size of the body around content of a size.
    func bodySize(around content: CGSize) -> CGSize {
        CGSize(
            width: max(0, content.width) + contentInsets.left + contentInsets.right,
            height: max(0, content.height) + contentInsets.top + contentInsets.bottom)
    }
}
