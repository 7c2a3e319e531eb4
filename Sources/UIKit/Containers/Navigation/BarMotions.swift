import CoreGraphics
import UIKitCore

/// Bars that move with a page during a push or a pop because they were shown or hidden when the transition began.
///
/// In the standard animation the bars move sideways by their whole width, at the pace of the upper page. As UIKit
/// documents, a bar of the lower page stays beside the upper page, and a bar of the upper page stays above that page.
/// With an animator of the delegate, the bars move over the top or bottom edge, like bars that are hidden outside a
/// transition.
struct BarMotions {
    struct Motion {
        /// The offset of the bar from its normal position: `dx` in multiples of its width, `dy` in multiples of the
        /// distance to its position outside the view.
        var shift: CGVector
        /// The page that the bar moves with.
        let page: UIViewController?
    }

    var navigationBar: Motion?
    var toolbar: Motion?
}
