import CoreGraphics
import Foundation

/// A view's place among its siblings, to come back to.
@MainActor
struct ViewPlace {
    @SharedWeak private var superview: UIView?
    private let frame: CGRect
    private let filled: Bool

    init(of view: UIView) {
        frame = view.frame
        filled = view.superviewStorage?.bounds == frame
        superview = view.superviewStorage
    }

    /// Puts the view back, behind a sibling that covered it. A view that filled its superview fills it again.
    ///
    /// - Parameter standIn: What stood in the view's place, which may be elsewhere now: the view comes to where that is.
    func restore(_ view: UIView, below cover: UIView?, inPlaceOf standIn: UIView? = nil) {
        if let standIn, let place = standIn.superviewStorage, place !== superview {
            place.insertSubview(view, belowSubview: standIn)
            view.frame = standIn.frame
            return
        }
        guard let superview else { return }
        if view.superviewStorage !== superview {
            if let cover, cover.superviewStorage === superview {
                superview.insertSubview(view, belowSubview: cover)
            } else {
                superview.insertSubview(view, at: 0)
            }
        }
        view.frame = filled ? superview.bounds : frame
    }
}

/// What an animator may have changed of a view, to be put back when the transition is cancelled.
@MainActor
struct ViewGeometry {
    private let view: UIView
    /// The size of the superview then: in one of another size only the layout knows the frame.
    private let space: CGSize?
    private let center: CGPoint
    private let bounds: CGRect
    private let transform: CGAffineTransform
    private let alpha: CGFloat

    init(of view: UIView) {
        self.view = view
        space = view.superviewStorage?.bounds.size
        (center, bounds, transform, alpha) = (view.center, view.bounds, view.transform, view.alpha)
    }

    func restore() {
        view.transform = transform
        view.alpha = alpha
        guard let superview = view.superviewStorage, superview.bounds.size == space else { return }
        view.bounds = bounds
        view.center = center
        // The geometry may be from before the superview's last layout.
        superview.setNeedsLayout()
    }
}
