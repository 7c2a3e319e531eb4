/// How switch control visits the elements of a container.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitynavigationstyle>.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    /// The system decides.
    case automatic = 0
    /// Element by element.
    case separate = 1
    /// As one element.
    case combined = 2
}
