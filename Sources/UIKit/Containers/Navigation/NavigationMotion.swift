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

    /// The size of the container when the transition began, and that when a page was resized last.
    private let size: CGSize
    private var sizes: [ObjectIdentifier: CGSize] = [:]

    init(size: CGSize) { self.size = size }

    /// Resizes the view of a page that the program's animator places with the container, as flexible views are.
    func resize(_ view: UIView, in size: CGSize) {
        let old = sizes.updateValue(size, forKey: ObjectIdentifier(view)) ?? self.size
        guard old != size, old.width > 0, old.height > 0 else { return }
        let (bounds, center) = (view.bounds.size, view.center)
        view.bounds.size = CGSize(
            width: bounds.width * size.width / old.width, height: bounds.height * size.height / old.height)
        view.center = CGPoint(x: center.x * size.width / old.width, y: center.y * size.height / old.height)
    }

    func shift(of page: UIViewController) -> CGFloat { shifts[ObjectIdentifier(page)] ?? 0 }

    func setShift(_ shift: CGFloat, of page: UIViewController) { shifts[ObjectIdentifier(page)] = shift }
}
