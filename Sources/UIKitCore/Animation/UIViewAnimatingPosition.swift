/// Where the animations of an animator ended. Raw values are UIKit's.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// At the values that the animation blocks set.
    case end
    /// At the values from before the animations.
    case start
    /// In between, where they were stopped.
    case current
}
