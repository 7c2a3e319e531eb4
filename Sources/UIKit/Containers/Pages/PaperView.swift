import CoreGraphics
import QuartzCore
import RenderServer
import UIKitCore

/// A sheet of paper in a book: a page's view, and while the sheet is turned what is on its back.
///
/// The back lies beside the sheet, where it is not seen: the render server takes its picture from there. When the sheet has been
/// turned over it is the sheet of the page that was on its back, so that no page's view moves to another superview.
final class PaperView: UIView {
    /// Puts a page's view on the front.
    func show(_ page: UIView) {
        if page.superview !== self { addSubview(page) }
        page.frame = bounds
    }

    /// Puts a page's view on the back of a sheet that is turned around an edge.
    func showOnBack(_ page: UIView, isHorizontal: Bool) {
        if page.superview !== self { addSubview(page) }
        page.frame = bounds.offsetBy(
            dx: isHorizontal ? bounds.width : 0, dy: isHorizontal ? 0 : bounds.height)
    }

    /// The paper's colour, which shows what is on its front faintly from behind: the page's own, or white.
    var paperColor: RenderColor { (subviews.first?.layer ?? layer).paperColor }
}
