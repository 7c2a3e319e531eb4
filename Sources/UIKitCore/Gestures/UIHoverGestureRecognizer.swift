import CoreGraphics
import Foundation

/// Recognizes a pointer over the view without a pressed button. A continuous gesture: `began` when the pointer enters
/// the view, `changed` with each movement, `ended` when it leaves. It is simultaneous with all other gestures.
///
/// Follows <https://developer.apple.com/documentation/uikit/uihovergesturerecognizer>.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// The distance of the pointer from the screen: always 0.
    open var zOffset: CGFloat { 0 }

    /// The angle between a pencil and the screen, in radians: that of an upright pencil, since a pointer has none.
    open var altitudeAngle: CGFloat { .pi / 2 }

    /// The rotation of a pencil around its axis: always 0.
    open var rollAngle: CGFloat { 0 }

    /// Returns the direction of a pencil's projection on the screen: always 0.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    /// Returns the unit vector of `azimuthAngle(in:)`.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    /// Returns `false`: hovering is simultaneous with all gestures.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Returns `false`: hovering is simultaneous with all gestures.
    open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    func hover(at location: CGPoint?) {
        guard let location else {
            if state.isActive { state = .ended } else { state = .failed }
            return
        }
        lastLocationInWindow = location
        state = state.isActive ? .changed : .began
    }

    /// Ignores touches, since a pointer with a pressed button does not hover.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { ignore(touch, for: event) }
    }
}
