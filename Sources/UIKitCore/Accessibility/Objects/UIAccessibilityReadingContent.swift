import CoreGraphics
import Foundation

/// A view whose content a screen reader reads line by line, such as a page of a book.
///
/// The view is an accessibility element. Lines are counted from 0, and the first line without content is the end of
/// the page. Without lines, the page content is one line.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilityreadingcontent>.
@preconcurrency @MainActor
public protocol UIAccessibilityReadingContent: AnyObject {
    /// Returns the number of the line at a point in the coordinate space of the screen; `NSNotFound` beside the
    /// lines.
    func accessibilityLineNumber(for point: CGPoint) -> Int

    /// Returns the text of a line; `nil` if the line does not exist.
    func accessibilityContent(forLineNumber lineNumber: Int) -> String?

    /// Returns the rectangle of a line in the coordinate space of the screen.
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect

    /// Returns the text of the whole page; `nil` if it has no text.
    func accessibilityPageContent() -> String?

    /// Returns the text of a line with attributes, which takes precedence over the text without attributes; `nil`,
    /// the default, for a text without attributes.
    func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?

    /// Returns the text of the page with attributes, which takes precedence over the text without attributes; `nil`,
    /// the default, for a text without attributes.
    func accessibilityAttributedPageContent() -> NSAttributedString?
}

extension UIAccessibilityReadingContent {
    /// Returns `nil`.
    public func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? { nil }

    /// Returns `nil`.
    public func accessibilityAttributedPageContent() -> NSAttributedString? { nil }
}
