import CoreGraphics
import UIKitCore

/// How pages and bars are while one transition runs: what its policy and its animator say, and layout reads. It is gone with the
/// transition.
@MainActor
final class NavigationMotion {
    /// The controller that comes.
    @SharedWeak var incoming: UIViewController?
    /// Which bars were hidden before, where the transition is animated: the page that goes keeps them.
    var barsBefore: BarVisibility?
    /// Whether the program's animator places the pages.
    var isCustom = false
    /// How far pages are beside their places, in their widths.
    private var shifts: [ObjectIdentifier: CGFloat] = [:]
    /// Bars that come or go with a page, beside it.
    var bars = BarMotions()

    func shift(of page: UIViewController) -> CGFloat { shifts[ObjectIdentifier(page)] ?? 0 }

    func setShift(_ shift: CGFloat, of page: UIViewController) { shifts[ObjectIdentifier(page)] = shift }
}
