import CoreGraphics

/// An event of a wheel or trackpad. Apple's is private too: recognizers see a `UIEvent` of the type `scroll`.
final class UIScrollEvent: UIEvent {
    enum Phase { case began, changed, ended }

    let phase: Phase
    let window: UIWindow
    /// The view under the pointer when the scrolling began.
    let view: UIView
    let locationInWindow: CGPoint
    /// Points, positive for content that moves right and down.
    let delta: CGVector
    /// Whether it is one of many small movements, as of a trackpad, and not a step of a wheel.
    let isContinuous: Bool

    init(
        phase: Phase, window: UIWindow, view: UIView, locationInWindow: CGPoint, delta: CGVector,
        isContinuous: Bool = false
    ) {
        (self.phase, self.window, self.view) = (phase, window, view)
        (self.locationInWindow, self.delta, self.isContinuous) = (locationInWindow, delta, isContinuous)
        super.init(type: .scroll)
    }
}
