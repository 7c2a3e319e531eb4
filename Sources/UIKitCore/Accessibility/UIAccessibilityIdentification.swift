/// Identifies an element in tests and in messages, by a name that is not shown to users.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilityidentification>.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: AnyObject {
    /// The name; `nil` for none.
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {
    /// The name by which tests find the view, used in messages about constraints; `nil` by default.
    public var accessibilityIdentifier: String? {
        get { extras?.accessibilityIdentifier }
        set { extrasForWriting.accessibilityIdentifier = newValue }
    }
}
