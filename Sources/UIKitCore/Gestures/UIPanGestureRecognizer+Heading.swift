import CoreGraphics

extension UIPanGestureRecognizer {
    /// Where a pan that is about to begin goes, in a view's space. Its translation does not say it where it has moved no further
    /// than its slop, and its velocity not where the first movement came at the moment of the touch.
    package func heading(in view: UIView?) -> CGPoint {
        let moved = translation(in: view)
        return moved == .zero ? velocity(in: view) : moved
    }
}
