import CoreGraphics
import Foundation

/// The attributes of one run of text.
package struct TextAttributes: Hashable, Sendable {
    package enum LineStyle: Hashable, Sendable { case single, double }

    package var font: FontDescription
    /// `nil` for the colour that is given when drawing.
    package var color: CGColor.RGBA?
    package var backgroundColor: CGColor.RGBA?
    package var underline: LineStyle?
    /// `nil` for the text's colour.
    package var underlineColor: CGColor.RGBA?
    package var hasStrikethrough = false
    /// `nil` for the text's colour.
    package var strikethroughColor: CGColor.RGBA?
    /// Points added between two characters.
    package var kern = 0.0
    /// Points by which the text is above the line's baseline.
    package var baselineOffset = 0.0
    /// The language that the text is set in, as a BCP 47 tag: it decides about fonts, letter shapes and line breaks.
    /// `nil` for the program's own.
    package var language: String?
    /// For U+FFFC: the area reserved for an attachment, in points about the baseline with y up, as `NSTextAttachment.bounds`.
    package var attachmentBounds: CGRect?
    /// What is drawn there.
    package var attachment: TextAttachment?

    package init(font: FontDescription, color: CGColor.RGBA? = nil) { (self.font, self.color) = (font, color) }

    /// Whether no attribute but the font is set.
    var isFontOnly: Bool {
        color == nil && backgroundColor == nil && underline == nil && !hasStrikethrough && kern == 0
            && baselineOffset == 0 && language == nil && attachmentBounds == nil && !font.hasMonospacedDigits
    }
}

/// What is drawn in the place of U+FFFC. Two are equal only if they are the same object.
package final class TextAttachment: Hashable, Sendable {
    /// Draws into a rectangle of the context's user space, whose y goes down.
    let draw: @Sendable (CGContext, CGRect) -> Void

    package init(draw: @escaping @Sendable (CGContext, CGRect) -> Void) { self.draw = draw }

    package static func == (left: TextAttachment, right: TextAttachment) -> Bool { left === right }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
