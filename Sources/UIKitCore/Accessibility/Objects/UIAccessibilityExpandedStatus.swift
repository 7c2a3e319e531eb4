/// Whether an element is expanded.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilityexpandedstatus>.
public enum UIAccessibilityExpandedStatus: Int, Sendable {
    /// The element cannot be expanded.
    case unsupported = 0
    /// The content of the element is shown.
    case expanded = 1
    /// The content of the element is hidden.
    case collapsed = 2
}
