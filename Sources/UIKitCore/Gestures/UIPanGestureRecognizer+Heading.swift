import CoreGraphics

extension UIPanGestureRecognizer {
    /// Returns the direction of a pan that is about to begin, in a view's coordinate space. Uses both the translation
    /// and the velocity: the translation is zero within the hysteresis, and the velocity is zero if the first movement
    /// has the time of the touch.
    package func heading(in view: UIView?) -> CGPoint {
        let moved = translation(in: view)
        return moved == .zero ? velocity(in: view) : moved
    }
}
