import CoreGraphics
import Foundation

/// The controls of an animator: start, pause, stop, reverse and scrub.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewanimating>.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// The state of the animator.
    var state: UIViewAnimatingState { get }
    /// Whether the animations are running, or waiting for their delay; `false` while paused.
    var isRunning: Bool { get }
    /// Whether the animations run from their end to their start.
    var isReversed: Bool { get set }
    /// The progress in the direction of the animations: 0 at the beginning, 1 at the end.
    var fractionComplete: CGFloat { get set }

    /// Starts the animations, or continues paused ones.
    func startAnimation()
    /// Starts the animations after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animations at their present positions.
    func pauseAnimation()
    /// Stops the animations at their present positions.
    ///
    /// - Parameter withoutFinishing: `true` to make the animator inactive; `false` to end with `finishAnimation(at:)`
    ///   later.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends stopped animations at a position.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
