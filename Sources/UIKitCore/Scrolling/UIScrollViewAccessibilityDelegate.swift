import Foundation

/// The methods of a scroll view's delegate for assistive technologies.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscrollviewaccessibilitydelegate>.
@preconcurrency @MainActor
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
    /// Returns the text that is spoken after a page was scrolled. The default is `nil`: "Page 2 of 5".
    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?

    /// Returns the text with attributes of speech. It takes precedence. The default is `nil`.
    func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

extension UIScrollViewAccessibilityDelegate {
    /// Returns `nil`.
    public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }

    /// Returns `nil`.
    public func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString? { nil }
}
