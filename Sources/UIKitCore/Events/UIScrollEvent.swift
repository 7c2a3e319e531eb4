import CoreGraphics

/// An event of a wheel or trackpad. The class is private in UIKit, too: recognizers receive a `UIEvent` of the type
/// `scroll`.
final class UIScrollEvent: UIEvent {
    enum Phase { case began, changed, ended }

    let phase: Phase
    let window: UIWindow
    /// The view under the pointer at the beginning of the sequence.
    let view: UIView
    let locationInWindow: CGPoint
    /// The delta in points, positive for content that moves right and down.
    let delta: CGVector
    /// Whether the event is a small movement, as of a trackpad, instead of a step of a wheel.
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
