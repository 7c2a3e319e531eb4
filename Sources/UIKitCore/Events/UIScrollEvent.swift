import CoreGraphics

/// An event of a wheel or trackpad. Apple's is private too: recognizers see a `UIEvent` of the type `scroll`.
package final class UIScrollEvent: UIEvent {
    package enum Phase { case began, changed, ended }

    package let phase: Phase
    package let window: UIWindow
    /// The view under the pointer when the scrolling began.
    package let view: UIView
    package let locationInWindow: CGPoint
    /// Points, positive for content that moves right and down.
    package let delta: CGVector

    package init(phase: Phase, window: UIWindow, view: UIView, locationInWindow: CGPoint, delta: CGVector) {
        (self.phase, self.window, self.view) = (phase, window, view)
        (self.locationInWindow, self.delta) = (locationInWindow, delta)
        super.init(type: .scroll)
    }
}
