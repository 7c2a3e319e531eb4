import CoreGraphics
import UIKitCore

/// The state of pages and bars during one transition. The transition's policy and animator set it, and the layout
/// reads it. It exists until the transition ends.
@MainActor
final class NavigationMotion {
    /// The controller that is about to be shown.
    @SharedWeak var incoming: UIViewController?
    /// The visibility of the bars before an animated transition. The layout of the outgoing page uses it.
    var barsBefore: BarVisibility?
    /// Whether a custom animator moves the pages.
    var isCustom = false
    /// The horizontal offsets of pages from their normal positions, as fractions of the page's width.
    private var shifts: [ObjectIdentifier: CGFloat] = [:]
    /// The bars that move with a page.
    var bars = BarMotions()

    /// The size of the container when the transition began. For each resized view, `sizes` has the container's size at
    /// the last resizing.
    private let size: CGSize
    private var sizes: [ObjectIdentifier: CGSize] = [:]

    init(size: CGSize) { self.size = size }

    /// Resizes the view of a page that a custom animator places, in proportion to the container.
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
