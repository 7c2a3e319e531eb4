import CoreGraphics
import Foundation
import TextLayout

extension NSAttributedString {
    // MARK: - Measuring

    /// The size of the text, whose lines break only where it says so, in points.
    public func size() -> CGSize { TextDocument(self).size() }

    /// What the text needs when it is drawn in a rectangle of this size, in points. Sides that are 0 or less do not limit.
    ///
    /// Without `usesLineFragmentOrigin` the text is one line. Round the result up before making a view of that size.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect { TextDocument(self).boundingRect(with: size, options: options, context: context) }

    // MARK: - Drawing

    /// Draws the text into the current context, its top left corner at `point`. Does nothing without a context.
    public func draw(at point: CGPoint) { TextDocument(self).draw(at: point) }

    /// Draws the text into the current context, broken into lines as wide as the rectangle. Lines that do not fit are
    /// not drawn. Does nothing without a context.
    public func draw(in rect: CGRect) { TextDocument(self).draw(in: rect) }

    /// Draws the text into the current context. Does nothing without a context.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        TextDocument(self).draw(with: rect, options: options, context: context)
    }
}
