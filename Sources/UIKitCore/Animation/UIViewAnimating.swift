import CoreGraphics
import Foundation

/// What can be asked of an animator: to start, pause, stop, go back, and to be moved by hand.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewanimating>.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// Where the animator is in its life.
    var state: UIViewAnimatingState { get }
    /// Whether the animations are moving, or wait for their delay; `false` while paused.
    var isRunning: Bool { get }
    /// Whether the animations go from their end to their start.
    var isReversed: Bool { get set }
    /// How far the animations are in the direction in which they go: 0 where they begin, 1 where they end.
    var fractionComplete: CGFloat { get set }

    /// Starts the animations, or has paused ones go on.
    func startAnimation()
    /// Starts the animations after some seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Holds the animations where they are.
    func pauseAnimation()
    /// Ends the animations where they are.
    ///
    /// - Parameter withoutFinishing: `true` to be done with it; `false` to end with `finishAnimation(at:)` later.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends stopped animations at a position.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
