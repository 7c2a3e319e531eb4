/// Identifies an element in tests and messages, by an identifier that is not shown to users.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilityidentification>.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: AnyObject {
    /// The identifier, or `nil`.
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
