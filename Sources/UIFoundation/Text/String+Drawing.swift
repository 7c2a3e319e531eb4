import CoreGraphics
import Foundation
import TextLayout

extension String {
    // MARK: - Measuring and drawing

    /// Returns the size of the text with these attributes, in points. Lines end only at line breaks in the text.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        TextDocument(self, attributes: attributes ?? [:]).size()
    }

    /// Returns the bounds of the text when it is drawn in a rectangle of this size; see
    /// `NSAttributedString.boundingRect(with:options:context:)`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        TextDocument(self, attributes: attributes ?? [:]).boundingRect(
            with: size, options: options, context: context)
    }

    /// Draws the text into the current context, with its top left corner at `point`.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        TextDocument(self, attributes: attributes ?? [:]).draw(at: point)
    }

    /// Draws the text into the current context, with lines as wide as the rectangle.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        TextDocument(self, attributes: attributes ?? [:]).draw(in: rect)
    }

    /// Draws the text into the current context.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
        TextDocument(self, attributes: attributes ?? [:]).draw(with: rect, options: options, context: context)
    }
}

extension NSString {
    // MARK: - Measuring and drawing

    /// Returns the size of the text with these attributes, in points. Lines end only at line breaks in the text.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        String(describing: self).size(withAttributes: attributes)
    }

    /// Returns the bounds of the text when it is drawn in a rectangle of this size; see
    /// `NSAttributedString.boundingRect(with:options:context:)`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        String(describing: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }

    /// Draws the text into the current context, with its top left corner at `point`.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(at: point, withAttributes: attributes)
    }

    /// Draws the text into the current context, with lines as wide as the rectangle.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(in: rect, withAttributes: attributes)
    }

    /// Draws the text into the current context.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
        String(describing: self).draw(with: rect, options: options, attributes: attributes, context: context)
    }
}
