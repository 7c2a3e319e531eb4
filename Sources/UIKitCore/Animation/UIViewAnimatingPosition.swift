/// The final position of an animator's animations. The raw values are the same as in UIKit.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// The values that the animation blocks set.
    case end
    /// The values from before the animations.
    case start
    /// The values at which they were stopped.
    case current
}
