import CoreGraphics
import Foundation

/// Recognises a pointer over the view, no button pressed. A continuous gesture: `began` when the pointer comes over the
/// view, `changed` with each movement, `ended` when it leaves. It is simultaneous with all other gestures.
///
/// Follows <https://developer.apple.com/documentation/uikit/uihovergesturerecognizer>.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// How far the pointer is from the screen: 0, since pointers are on it.
    open var zOffset: CGFloat { 0 }

    /// Never: hovering excludes nothing.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Never: nothing excludes hovering.
    open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    func hover(at location: CGPoint?) {
        guard let location else {
            if state.isActive { state = .ended } else { state = .failed }
            return
        }
        lastLocationInWindow = location
        state = state.isActive ? .changed : .began
    }

    /// A pressed pointer is no hovering.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { ignore(touch, for: event) }
    }
}
