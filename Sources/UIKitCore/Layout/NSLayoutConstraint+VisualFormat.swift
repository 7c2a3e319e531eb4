extension NSLayoutConstraint {
    /// Creates the constraints of a visual format: `H:|-[name(>=80)]-12-[field]-|`.
    ///
    ///     format      [H: or V:] [| gap] view {gap view} [gap |]
    ///     view        [name] or [name(predicate, …)]             the predicates are about its width or height
    ///     gap         nothing (0), - (standard), -12-, -metric-, -(predicate, …)-
    ///     predicate   [== or <= or >=] number, metric or view [@ priority]
    ///
    /// `|` is the superview of the adjacent view. The standard gap is 8 points between views, and the superview's
    /// layout margin at its edges. Without `H:` or `V:` the format is horizontal. Spaces are ignored.
    ///
    /// The constraints are inactive, in the order of the text, with alignment constraints last. An invalid format, or
    /// a name that is in no dictionary, is an error with UIKit's message: the expected syntax, the format, and a caret
    /// below the position. Then no constraint is created.
    ///
    /// - Parameters:
    ///   - format: The format in ASCII.
    ///   - opts: Alignment, direction and spacing of the whole format.
    ///   - metrics: Numbers for the names in the format.
    ///   - views: Views and layout guides for the names in the format.
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
