/// What can be found by a name that no user sees, in tests and in messages.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilityidentification>.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: AnyObject {
    /// The name; `nil` for none.
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {
    /// The name by which tests find the view, and by which messages about constraints call it; `nil` at first.
    public var accessibilityIdentifier: String? {
        get { extras?.accessibilityIdentifier }
        set { extrasForWriting.accessibilityIdentifier = newValue }
    }
}
