/// A view whose text has places of characters for assistive technologies.
@MainActor
package protocol AccessibilityTextDisplaying: UIView {
    /// The displayed text; `nil` if the text of the view's node is a different text.
    var laidOutText: (any LaidOutText)? { get }
}
