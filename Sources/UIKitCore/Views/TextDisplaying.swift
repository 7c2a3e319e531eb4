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

    /// Where the baselines of the first and the last line of text are in a view of a width; `nil` without text.
    ///
    /// They must not depend on the height but by their shares of it: the solver finds the heights, and the baselines with
    /// them. A width that is not positive stands for one that is not known yet.
    func textBaselines(forWidth width: CGFloat) -> TextBaselines?
}

extension TextDisplaying {
    package var textInDescription: String? { nil }

    package var lineHeight: CGFloat? { nil }
}
