/// Identifies an element in tests and in messages, by a name that is not shown to users.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilityidentification>.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: AnyObject {
    /// The name; `nil` for none.
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
