import CoreGraphics

/// Follows a scroll view, as a bar does that its content scrolls under. Told before the scroll view's delegate, and kept
/// weakly.
@MainActor
package protocol ScrollObserver: AnyObject {
    /// The offset, the content's size, the bounds' size or the adjusted insets changed.
    func scrollViewDidMove(_ scrollView: UIScrollView)

    /// A finger begins to drag; the content has not moved yet.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// The finger was lifted. The last word about where the deceleration ends, after the delegate's.
    ///
    /// - Parameter velocity: Points a millisecond by which the offset changes.
    func scrollViewWillEndDragging(_ scrollView: UIScrollView, velocity: CGPoint, target: inout CGPoint)

    /// A drag, a deceleration or an animation has ended, and none follows.
    func scrollViewDidSettle(_ scrollView: UIScrollView)
}

extension ScrollObserver {
    package func scrollViewDidMove(_ scrollView: UIScrollView) {}
    package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    package func scrollViewWillEndDragging(_ scrollView: UIScrollView, velocity: CGPoint, target: inout CGPoint) {}
    package func scrollViewDidSettle(_ scrollView: UIScrollView) {}
}

extension UIScrollView {
    struct WeakObserver {
        weak var observer: (any ScrollObserver)?
    }

    /// Has an object follow the scroll view, until it goes or is removed. Twice counts once.
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
