import CoreGraphics
import Foundation

/// Drives a transition by an interaction, such as a gesture.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning>.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins the interaction; called instead of the animator's `animateTransition(using:)`.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

    /// Whether the transition begins interactively; otherwise its animations run immediately. `true` unless
    /// implemented.
    var wantsInteractiveStart: Bool { get }

    /// Speed of the transition after the interaction, relative to its original speed; 1 unless implemented.
    /// Coordinators return it as `completionVelocity`.
    var completionSpeed: CGFloat { get }

    /// Curve of the transition after the interaction; `.easeInOut` unless implemented. Coordinators return it as
    /// `completionCurve`.
    var completionCurve: UIView.AnimationCurve { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// Returns `true`.
    public var wantsInteractiveStart: Bool { true }

    /// Returns 1, the original speed.
    public var completionSpeed: CGFloat { 1 }

    /// Returns `.easeInOut`.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
}
