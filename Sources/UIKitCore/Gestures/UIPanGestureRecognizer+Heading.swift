import CoreGraphics

extension UIPanGestureRecognizer {
    /// The direction of a pan that is about to begin, in a view's coordinate space. The translation is zero within the
    /// hysteresis, and the velocity is zero if the first movement has the time of the touch, so both are used.
    package func heading(in view: UIView?) -> CGPoint {
        let moved = translation(in: view)
        return moved == .zero ? velocity(in: view) : moved
    }
}
