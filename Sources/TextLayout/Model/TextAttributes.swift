import CoreGraphics
import Foundation

/// The attributes of one run of text.
package struct TextAttributes: Hashable, Sendable {
    package enum LineStyle: Hashable, Sendable { case single, thick, double }

    /// A shadow of glyphs, with lengths in points.
    package struct Shadow: Hashable, Sendable {
        var offset: CGSize
        var blur: CGFloat
        var color: CGColor.RGBA

        package init(offset: CGSize, blur: CGFloat, color: CGColor.RGBA) {
            (self.offset, self.blur, self.color) = (offset, blur, color)
        }

        /// Returns the area of the shadow of a rectangle.
        package func area(of rect: CGRect) -> CGRect {
            // The edge of a blurred shadow extends to three standard deviations, which are half of the radius each.
            rect.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -1.5 * blur, dy: -1.5 * blur)
        }
    }

    package var font: FontDescription
    /// The color. If it is `nil`, the text has the color that is passed when it is drawn.
    package var color: CGColor.RGBA?
    package var backgroundColor: CGColor.RGBA?
    package var underline: LineStyle?
    /// The color of the underline. If it is `nil`, the underline has the color of the text.
    package var underlineColor: CGColor.RGBA?
    package var hasStrikethrough = false
    /// The color of the strikethrough line. If it is `nil`, the line has the color of the text.
    package var strikethroughColor: CGColor.RGBA?
    /// The additional points between two characters.
    package var kern = 0.0
    /// The distance of the text above the line's baseline, in points.
    package var baselineOffset = 0.0
    /// The width of the glyphs' outlines, in percent of the font's size. If it is positive, the glyphs are stroked and
    /// not filled. If it is negative, they are filled and stroked.
    package var strokeWidth = 0.0
    /// The color of the outlines. If it is `nil`, the outlines have the color of the text.
    package var strokeColor: CGColor.RGBA?
    /// The shadow of the glyphs.
    package var shadow: Shadow?
    /// The language of the text, as a BCP 47 tag. It determines fonts, letter shapes and line breaks. `nil` means the
    /// language of the program.
    package var language: String?
    /// For U+FFFC: the area of an attachment, in points relative to the baseline with y up, like
    /// `NSTextAttachment.bounds`.
    package var attachmentBounds: CGRect?
    /// The attachment that is drawn in the area.
    package var attachment: TextAttachment?

    package init(font: FontDescription, color: CGColor.RGBA? = nil) { (self.font, self.color) = (font, color) }

    /// Whether only the font is set.
    var isFontOnly: Bool {
        color == nil && backgroundColor == nil && underline == nil && !hasStrikethrough && kern == 0
            && baselineOffset == 0 && strokeWidth == 0 && shadow == nil && language == nil
            && attachmentBounds == nil && font.features.isEmpty
    }

    /// Whether the glyphs are drawn separately from glyphs with other attributes.
    var drawsOwnGlyphs: Bool { strokeWidth != 0 || shadow != nil || underline == .thick }
}

/// An object that is drawn instead of U+FFFC. Attachments are compared by identity.
package final class TextAttachment: Hashable, Sendable {
    /// Draws into a rectangle of the context's user space, whose y axis points down.
    let draw: @Sendable (CGContext, CGRect) -> Void

    package init(draw: @escaping @Sendable (CGContext, CGRect) -> Void) { self.draw = draw }

    package static func == (left: TextAttachment, right: TextAttachment) -> Bool { left === right }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
