extension NSLayoutConstraint {
    /// Makes the constraints that a line of text describes: `H:|-[name(>=80)]-12-[field]-|`.
    ///
    ///     format      [H: or V:] [| gap] view {gap view} [gap |]
    ///     view        [name] or [name(predicate, …)]             the predicates are about its width or height
    ///     gap         nothing (0), - (standard), -12-, -metric-, -(predicate, …)-
    ///     predicate   [== or <= or >=] number, metric or view [@ priority]
    ///
    /// `|` is the superview of the view next to it. The standard gap is 8 points between views; to the superview it is
    /// that view's layout margin. Without `H:` or `V:` the format is horizontal. Spaces in it mean nothing.
    ///
    /// The constraints come in the order of the text, those of alignment last, and are not active. A format that cannot be
    /// read, or that names something which is in no dictionary, is an error with UIKit's message: what was expected, the
    /// format, and a caret under the place; then no constraint is made.
    ///
    /// - Parameters:
    ///   - format: The line of text, in ASCII.
    ///   - opts: Alignment, direction and spacing for all of it.
    ///   - metrics: Numbers by the names that the format uses.
    ///   - views: Views and layout guides by the names that the format uses.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do throws(VisualFormatError) {
            var parser = VisualFormatParser(format, metrics: metrics ?? [:], views: views)
            var builder = VisualFormatBuilder(try parser.parse(), options: opts)
            return try builder.constraints()
        } catch {
            Diagnostics.raise(.layout, error.message(for: format))
            return []
        }
    }
}
