import CoreGraphics

/// Observes a scroll view, for example as a bar above its content. An observer is called before the scroll view's
/// delegate, and is not retained.
@MainActor
package protocol ScrollObserver: AnyObject {
    /// Called when the offset, the content size, the bounds' size or the adjusted insets have changed.
    func scrollViewDidMove(_ scrollView: UIScrollView)

    /// Called when the program scrolls to a different offset with a method, before the content moves.
    func scrollViewWillScroll(_ scrollView: UIScrollView, to offset: CGPoint, animated: Bool)

    /// Called before the range is compared with a drag along an axis that this scroll view or one inside it may begin.
    func scrollViewMayBeginDragging(_ scrollView: UIScrollView, horizontally: Bool)

    /// Called when a finger begins to drag, before the content moves.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// Called when the finger has lifted, before the delegate, to propose the end of the deceleration. Not called with
    /// paging.
    ///
    /// - Parameter velocity: The velocity of the offset, in points per millisecond.
    func scrollViewProposesTarget(_ scrollView: UIScrollView, velocity: CGPoint, target: inout CGPoint)

    /// Called when the finger has lifted, after the delegate, to determine the end of the deceleration.
    ///
    /// - Parameter velocity: The velocity of the offset, in points per millisecond.
    func scrollViewWillEndDragging(_ scrollView: UIScrollView, velocity: CGPoint, target: inout CGPoint)

    /// Called when a drag, a deceleration or an animation has ended, and none follows.
    func scrollViewDidSettle(_ scrollView: UIScrollView)
}

extension ScrollObserver {
    package func scrollViewDidMove(_ scrollView: UIScrollView) {}
    package func scrollViewWillScroll(_ scrollView: UIScrollView, to offset: CGPoint, animated: Bool) {}
    package func scrollViewMayBeginDragging(_ scrollView: UIScrollView, horizontally: Bool) {}
    package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    package func scrollViewProposesTarget(_ scrollView: UIScrollView, velocity: CGPoint, target: inout CGPoint) {}
    package func scrollViewWillEndDragging(_ scrollView: UIScrollView, velocity: CGPoint, target: inout CGPoint) {}
    package func scrollViewDidSettle(_ scrollView: UIScrollView) {}
}

extension UIScrollView {
    struct WeakObserver {
        weak var observer: (any ScrollObserver)?
    }

    /// Adds an observer until it is deallocated or removed. Adding it again has no effect.
    package func addObserver(_ observer: any ScrollObserver) {
        observers.removeAll { $0.observer == nil || $0.observer === observer }
        observers.append(WeakObserver(observer: observer))
    }

    package func removeObserver(_ observer: any ScrollObserver) {
        observers.removeAll { $0.observer == nil || $0.observer === observer }
    }

    func notifyObservers(_ tell: (any ScrollObserver) -> Void) {
        guard !observers.isEmpty else { return }
        for entry in observers {
            if let observer = entry.observer { tell(observer) }
        }
    }
}
