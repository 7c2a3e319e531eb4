import CoreGraphics
import QuartzCore
import RenderServer
import UIKitCore

/// A sheet in a book: it displays the view of a page, and during a turn also the view of the page on its back.
///
/// The view on the back is placed beside the sheet, where it is invisible, and the render server draws the back from
/// there. After the turn the sheet belongs to the page that was on its back, so that the superview of a page's view
/// does not change.
final class PaperView: UIView {
    /// Puts the view of a page on the front.
    func show(_ page: UIView) { add(page, bounds) }

    /// Puts the view of a page on the back of a sheet that is turned around an edge.
    func showOnBack(_ page: UIView, isHorizontal: Bool) {
        add(page, bounds.offsetBy(dx: isHorizontal ? bounds.width : 0, dy: isHorizontal ? 0 : bounds.height))
    }

    /// Places a page before it is added, since the page may receive appearance callbacks when it is added.
    private func add(_ page: UIView, _ frame: CGRect) {
        page.frame = frame
        guard page.superview !== self else { return }
        addSubview(page)
        // The callbacks may have changed the frame.
        if page.superview === self { page.frame = frame }
    }

    /// The color of the paper: the background color of the page, or white. From behind, the front is faintly visible
    /// through it.
    var paperColor: RenderColor { (subviews.first?.layer ?? layer).paperColor }
}
