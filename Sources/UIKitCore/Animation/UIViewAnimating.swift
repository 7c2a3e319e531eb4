import CoreGraphics
import Foundation

/// Controls of an animator: start, pause, stop, reverse and scrub.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewanimating>.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// The state of the animator.
    var state: UIViewAnimatingState { get }
    /// Whether the animations are running, or wait for their delay; `false` while paused.
    var isRunning: Bool { get }
    /// Whether the animations go from their end to their start.
    var isReversed: Bool { get set }
    /// How far the animations are in the direction in which they go: 0 where they begin, 1 where they end.
    var fractionComplete: CGFloat { get set }

    /// Starts the animations, or continues paused ones.
    func startAnimation()
    /// Starts the animations after some seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animations where they are.
    func pauseAnimation()
    /// Ends the animations where they are.
    ///
    /// - Parameter withoutFinishing: `true` to make the animator inactive; `false` to end with `finishAnimation(at:)`
    ///   later.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends stopped animations at a position.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
