/// A view that displays text, with properties for layout and messages.
///
/// This is a protocol since a `package` member of `UIView` could be overridden only in this module, and views in
/// higher modules display text, too.
@MainActor
package protocol TextDisplaying: UIView {
    /// The text that identifies the view in messages about constraints; empty for no text.
    var textInMessages: String { get }

    /// The text in `description`; `nil` for no text.
    var textInDescription: String? { get }

    /// The height of a line, which determines the system's spacing between baselines; `nil` if the view has no lines.
    var lineHeight: CGFloat? { get }

    /// Returns the baselines of the first and the last line of text for a width; `nil` without text.
    ///
    /// They must depend on the height only by their fractions of it, since the solver determines heights and baselines
    /// together. A width that is not positive is unknown.
    func textBaselines(forWidth width: CGFloat) -> TextBaselines?
}

extension TextDisplaying {
    package var textInDescription: String? { nil }

    package var lineHeight: CGFloat? { nil }
}
