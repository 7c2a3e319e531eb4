import CoreGraphics
import Foundation

/// Drives a transition by what fingers do.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning>.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins to drive; called in place of the animator's `animateTransition(using:)`.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

    /// Whether the transition waits for fingers at its start; otherwise it runs by itself. `true` unless implemented.
    var wantsInteractiveStart: Bool { get }

    /// How fast the transition goes on after the interaction, relative to how it was made; 1 unless implemented.
    /// Coordinators have it as `completionVelocity`.
    var completionSpeed: CGFloat { get }

    /// How it goes on after the interaction; `.easeInOut` unless implemented. Coordinators have it as
    /// `completionCurve`.
    var completionCurve: UIView.AnimationCurve { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// Interactive from the start.
    public var wantsInteractiveStart: Bool { true }

    /// As fast as the transition was made.
    public var completionSpeed: CGFloat { 1 }

    /// With the usual curve.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
}
