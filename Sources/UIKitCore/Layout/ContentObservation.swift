import Foundation

// A list measures a cell again when constraints in its content change (`selfSizingInvalidation`). The observer of a
// view is called when a constraint in it is activated or deactivated, its constant or priority changes, or the size of
// content that constraints measure changes.

extension UIView {
    /// Calls a closure when the size from constraints in the view may have changed; `nil` ends the observation. The
    /// closure may also be called during solving, and may only invalidate layout.
    package func observeConstraints(_ observer: (@MainActor () -> Void)?) {
        guard let observer else {
            layoutState?.observer = nil
            return
        }
        let engine = LayoutEngine.current
        engine.state(of: self).observer = observer
        engine.hasObservers = true
    }

    /// Called when constraints that the view holds, or its content's size, have changed.
    func constraintsDidChange() {
        guard LayoutEngine.current.hasObservers else { return }
        var view: UIView? = self
        while let current = view {
            if let observer = current.layoutState?.observer { return observer() }
            view = current.superviewStorage
        }
    }
}
