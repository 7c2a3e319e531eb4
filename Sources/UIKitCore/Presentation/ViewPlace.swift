import CoreGraphics
import Foundation

/// A view's place among its siblings, to come back to.
@MainActor
struct ViewPlace {
    @SharedWeak private var superview: UIView?
    /// The siblings behind the view, from the back.
    private let behind: [WeakReference<UIView>]
    private let frame: CGRect
    private let filled: Bool
    /// The size that the superview had then.
    private let space: CGSize?

    init(of view: UIView) {
        frame = view.frame
        space = view.superviewStorage?.bounds.size
        filled = view.superviewStorage?.bounds == frame
        superview = view.superviewStorage
        let siblings = view.superviewStorage?.subviewsStorage ?? []
        behind = siblings.prefix { $0 !== view }.map(\.weakReference)
    }

    /// Where the view comes back to, in the space of its superview, which is returned with it; `nil` where that has gone.
    var restoredFrame: (frame: CGRect, superview: UIView)? {
        superview.map { (filled ? $0.bounds : frame, $0) }
    }

    /// Puts the view back in front of the nearest of those that were behind it. A view that filled its superview fills it again,
    /// and the superview lays it out: it may have got another size while the view was away, or just before.
    ///
    /// - Parameter standIn: What stands in the view's place, which may be elsewhere now: the view comes to where that is.
    func restore(_ view: UIView, inPlaceOf standIn: UIView? = nil) {
        if let standIn, let place = standIn.superviewStorage, place !== superview {
            place.insertSubview(view, belowSubview: standIn)
            view.frame = standIn.frame
            return
        }
        guard let superview else { return }
        if view.superviewStorage !== superview {
            if let standIn {
                superview.insertSubview(view, belowSubview: standIn)
            } else if let nearest = behind.last(where: { $0.object?.superviewStorage === superview })?.object {
                superview.insertSubview(view, aboveSubview: nearest)
            } else {
                superview.insertSubview(view, at: 0)
            }
        }
        if filled {
            view.frame = superview.bounds
        } else if let standIn, superview.bounds.size == space {
            // The parent may have moved it, as at the end of a transition that began before the view left its place.
            view.frame = standIn.frame
        } else {
            view.frame = frame
        }
        if superview.currentWindow != nil { superview.layoutIfNeeded() }
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
