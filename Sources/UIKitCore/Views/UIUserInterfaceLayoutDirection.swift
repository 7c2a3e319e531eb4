/// The layout direction of an interface. Raw values are UIKit's.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// The direction is from left to right.
    case leftToRight
    /// The direction is from right to left.
    case rightToLeft
}
