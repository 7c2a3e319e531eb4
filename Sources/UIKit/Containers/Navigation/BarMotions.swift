import CoreGraphics
import UIKitCore

/// Bars that move with a page during a push or a pop because they were shown or hidden when the transition began.
///
/// They move sideways by the whole width. A bar of the lower page stays beside the upper page, and a bar of the upper
/// page stays above it. (These are the edges that UIKit documents; the pace is that used for the upper page.) With an
/// animator of the delegate they move over their own edge, as bars that are hidden outside of a transition do.
struct BarMotions {
    struct Motion {
        /// The offset of the bar from its place: `dx` in widths, `dy` in distances to the position outside the view.
        var shift: CGVector
        /// The page that has the bar.
        let page: UIViewController?
    }

    var navigationBar: Motion?
    var toolbar: Motion?
}
