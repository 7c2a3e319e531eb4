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
}

extension UIViewControllerInteractiveTransitioning {
    /// Interactive from the start.
    public var wantsInteractiveStart: Bool { true }
}
