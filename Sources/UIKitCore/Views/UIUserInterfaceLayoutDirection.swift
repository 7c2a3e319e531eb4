/// The layout direction of an interface. The raw values are the same as in UIKit.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// The direction is from left to right.
    case leftToRight
    /// The direction is from right to left.
    case rightToLeft
}
