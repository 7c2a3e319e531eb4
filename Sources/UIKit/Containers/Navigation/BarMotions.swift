import CoreGraphics
import UIKitCore

/// Bars that come with a page in a push or a pop, or go with one, because they were shown or hidden as it began.
///
/// They move sideways by the whole width, so that they are beside the page on top as what belongs to the other page, or above
/// it as its own (the edges that UIKit names for it; the pace is that of the page on top). Beside an animator of the delegate's
/// they move over the edge that they are at, as bars do that are hidden outside of transitions.
struct BarMotions {
    struct Motion {
        /// How far the bar is from its place: in widths, and in distances to where it is out of sight.
        var shift: CGVector
        /// The page that has the bar.
        let page: UIViewController?
    }

    var navigationBar: Motion?
    var toolbar: Motion?
}
