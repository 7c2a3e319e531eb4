/// A request to an element. The program performs it on the main thread.
public enum AccessibilityCommand: Sendable, Hashable {
    /// Activates the element.
    case activate
    /// Increases the value.
    case increment
    /// Decreases the value.
    case decrement
    /// Closes the alert, sheet or popover around the element, or goes back.
    case escape
    /// Performs the most important action of the program.
    case magicTap
    /// Scrolls by a page.
    case scroll(AccessibilityScrollDirection)
    /// Performs a custom action, by its index.
    case custom(Int)
    /// Sets the number. It is limited to the element's range.
    case setValue(Double)
    /// Replaces a part of the text. The range counts UTF-16 units, and is limited to the text.
    case replaceText(Range<Int>, with: String)
    /// Selects a part of the text. An empty range sets the caret.
    case selectText(Range<Int>)
    /// Makes the element receive key events.
    case focus
    /// Scrolls until the element is visible.
    case scrollIntoView
}
