import CoreGraphics
import QuartzCore
import RenderServer
import UIKitCore

/// A sheet of paper in a book: the view of a page, and during a turn the view on its back.
///
/// The back is beside the sheet, where it is invisible: the render server takes its picture from there. After the turn
/// the sheet belongs to the page on its back, so that no page's view moves to a different superview.
final class PaperView: UIView {
    /// Puts the view of a page on the front.
    func show(_ page: UIView) {
        if page.superview !== self { addSubview(page) }
        page.frame = bounds
    }

    /// Puts the view of a page on the back of a sheet that is turned around an edge.
    func showOnBack(_ page: UIView, isHorizontal: Bool) {
        if page.superview !== self { addSubview(page) }
        page.frame = bounds.offsetBy(
            dx: isHorizontal ? bounds.width : 0, dy: isHorizontal ? 0 : bounds.height)
    }

    /// The color of the paper. The front is faintly visible through it from behind: the page's background color, or
    /// white.
    var paperColor: RenderColor { (subviews.first?.layer ?? layer).paperColor }
}
