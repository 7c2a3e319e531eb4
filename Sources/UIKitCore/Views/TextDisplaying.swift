/// A view that shows text: what layout and messages ask it for.
///
/// A protocol of its own, since a `package` member of `UIView` could be overridden only in this module, and there are views
/// with text in the modules above it.
@MainActor
package protocol TextDisplaying: UIView {
    /// The text that identifies the view in messages about constraints; empty for none.
    var textInMessages: String { get }

    /// The text that `description` shows; `nil` for none.
    var textInDescription: String? { get }

    /// The height of a line, which determines the system's spacing between baselines; `nil` where the view has none.
    var lineHeight: CGFloat? { get }

    /// How far the baseline of the first line of text is below the top, and that of the last one above the bottom, in a
    /// view of a size; `nil` without text.
    func baselineOffsets(in size: CGSize) -> (firstFromTop: CGFloat, lastFromBottom: CGFloat)?
}

extension TextDisplaying {
    package var textInDescription: String? { nil }

    package var lineHeight: CGFloat? { nil }
}
