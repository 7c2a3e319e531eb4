import CoreGraphics
import Foundation

/// A view's place among its siblings, which can be restored.
@MainActor
struct ViewPlace {
    @SharedWeak private var superview: UIView?
    /// The siblings behind the view, from the back.
    private let behind: [WeakReference<UIView>]
    private let frame: CGRect
    private let filled: Bool
    /// The recorded size of the superview; `nil` for a view without a superview, which is not restored.
    private let space: CGSize?

    init(of view: UIView) {
        frame = view.frame
        space = view.superviewStorage?.bounds.size
        filled = view.superviewStorage?.bounds == frame
        superview = view.superviewStorage
        let siblings = view.superviewStorage?.subviewsStorage ?? []
        behind = siblings.prefix { $0 !== view }.map(\.weakReference)
    }

    /// The restored frame of the view, in the coordinate space of the returned superview; `nil` if the superview no
    /// longer exists.
    var restoredFrame: (frame: CGRect, superview: UIView)? {
        superview.map { (filled ? $0.bounds : frame, $0) }
    }

    /// Restores the view in front of the nearest of its former siblings behind it. A view that filled its superview
    /// fills it again, and the superview lays it out, since its size may have changed meanwhile.
    ///
    /// - Parameter substitute: The view that replaced this one. If it has moved, the view is inserted at its new place.
    func restore(_ view: UIView, inPlaceOf substitute: UIView? = nil) {
        guard space != nil else { return }
        if let substitute, let place = substitute.superviewStorage, place !== superview {
            place.insertSubview(view, belowSubview: substitute)
            view.frame = substitute.frame
            return
        }
        guard let superview else { return }
        if view.superviewStorage !== superview {
            if let substitute {
                superview.insertSubview(view, belowSubview: substitute)
            } else if let nearest = behind.last(where: { $0.object?.superviewStorage === superview })?.object {
                superview.insertSubview(view, aboveSubview: nearest)
            } else {
                superview.insertSubview(view, at: 0)
            }
        }
        if filled {
            view.frame = superview.bounds
        } else if let substitute, superview.bounds.size == space {
            // The parent may have moved it, as at the end of a transition that began before the view left its place.
            view.frame = substitute.frame
        } else {
            view.frame = frame
        }
        if superview.currentWindow != nil { superview.layoutIfNeeded() }
    }
}

/// The geometry of a view that an animator may change, restored if the transition is canceled.
@MainActor
struct ViewGeometry {
    private let view: UIView
    /// The recorded size of the superview. If it has changed, only layout determines the frame.
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
        // The geometry may be older than the superview's last layout.
        superview.setNeedsLayout()
    }
}
