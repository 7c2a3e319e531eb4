import Foundation
import TextLayout

/// The content of a label, independent of its layout.
@MainActor
struct LabelContent {
    static let standardFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    var text: String? { didSet { attributed = nil } }
    /// Attributed text, which replaces `text`.
    var attributed: AttributedText?
    /// The label's own font and color, for text without these attributes.
    private(set) var plainFont = standardFont
    private(set) var uniformColor = UIColor.label
    /// The attributes of the first character of attributed text, which the label's properties return.
    private var firstFont: UIFont?
    private var firstColor: UIColor?
    /// The alignment of plain text, and of paragraphs without a paragraph style.
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail

    var font: UIFont {
        get { firstFont ?? plainFont }
        set { (plainFont, firstFont) = (newValue, nil) }
    }

    var textColor: UIColor {
        get { firstColor ?? uniformColor }
        set { (uniformColor, firstColor) = (newValue, nil) }
    }

    /// Stores attributed text. The label's own properties become the attributes of its first character.
    mutating func setAttributed(_ text: AttributedText?) {
        self.text = nil
        attributed = text
        guard let attributes = text?.document.attributes(at: 0)?.values else { return }
        if let font = attributes[.font] as? UIFont { firstFont = font }
        if let color = attributes[.foregroundColor] as? UIColor { firstColor = color }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
            alignment = style.alignment
            lineBreakMode = style.lineBreakMode
        }
    }

    /// The label's properties as attributes.
    var attributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.lineBreakMode = lineBreakMode
        return [.font: font, .foregroundColor: textColor, .paragraphStyle: style]
    }

    /// Changes the fonts to the content size category of traits, except fonts with a fixed size.
    ///
    /// - Returns: Whether a font has changed.
    mutating func followContentSize(_ traits: UITraitCollection) -> Bool {
        let old = (plainFont, firstFont)
        plainFont = plainFont.following(traits) ?? plainFont
        firstFont = firstFont.map { $0.following(traits) ?? $0 }
        let changesText = attributed?.document.followContentSize(traits) == true
        return changesText || old != (plainFont, firstFont)
    }

    /// Sets an attribute for the whole attributed text.
    mutating func apply(_ key: NSAttributedString.Key, _ value: Any) {
        attributed?.document.changeAttributes { $0[key] = value }
    }

    /// Changes all paragraph styles of attributed text.
    mutating func applyToParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
        attributed?.document.changeAttributes { attributes in
            let style = NSMutableParagraphStyle()
            if let old = attributes[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(old) }
            change(style)
            attributes[.paragraphStyle] = style
        }
    }
}
