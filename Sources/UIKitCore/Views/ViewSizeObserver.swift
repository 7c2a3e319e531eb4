/// An object that observes the size of a view.
@MainActor
package protocol ViewSizeObserver: AnyObject {
    /// Called after the size of the view has changed.
    func sizeDidChange()
}

/// A weak reference to an observer.
struct ViewSizeObservation { weak var observer: (any ViewSizeObserver)? }

extension UIView {
    /// Adds an observer of the view's size. The observer is not retained.
    package func addSizeObserver(_ observer: any ViewSizeObserver) {
        extrasForWriting.sizeObservers.removeAll { $0.observer == nil }
        extrasForWriting.sizeObservers.append(ViewSizeObservation(observer: observer))
    }
}
