import CoreGraphics
import Foundation
import TextLayout

extension NSAttributedString {
    // MARK: - Measuring

    /// Returns the size of the text in points. Lines are broken only at line breaks in the text.
    public func size() -> CGSize { TextDocument(self).size() }

    /// Returns the bounds of the text when it is drawn in a rectangle of this size, in points. A width or height of 0
    /// or less means no limit.
    ///
    /// Without the option `usesLineFragmentOrigin`, the text is a single line. Round the size up before you use it as
    /// the size of a view.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect { TextDocument(self).boundingRect(with: size, options: options, context: context) }

    // MARK: - Drawing

    /// Draws the text into the current context, with its top left corner at `point`. Without a context it has no
    /// effect.
    public func draw(at point: CGPoint) { TextDocument(self).draw(at: point) }

    /// Draws the text into the current context, with lines as wide as the rectangle. Lines that do not fit are not
    /// drawn. Without a context it has no effect.
    public func draw(in rect: CGRect) { TextDocument(self).draw(in: rect) }

    /// Draws the text into the current context. Without a context it has no effect.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        TextDocument(self).draw(with: rect, options: options, context: context)
    }
}
