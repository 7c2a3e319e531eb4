import Foundation

// A list measures a cell again when constraints in its content change (`selfSizingInvalidation`). Who observes a view is called when one is
// activated or deactivated in it, gets another constant or priority, or a content that constraints measure has another size.

extension UIView {
    /// Has a closure called when the size that constraints in the view give it may be another one; `nil` for no more. It is called in the
    /// middle of solving, too, and may ask for layout only.
    package func observeConstraints(_ observer: (@MainActor () -> Void)?) {
        guard let observer else {
            layoutState?.observer = nil
            return
        }
        let engine = LayoutEngine.current
        engine.state(of: self).observer = observer
        engine.hasObservers = true
    }

    /// Constraints that the view holds have changed, or its content's size.
    func constraintsDidChange() {
        guard LayoutEngine.current.hasObservers else { return }
        var view: UIView? = self
        while let current = view {
            if let observer = current.layoutState?.observer { return observer() }
            view = current.superviewStorage
        }
    }
}
