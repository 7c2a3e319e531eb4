import Foundation

/// What a label shows, apart from how the text fits.
@MainActor
struct LabelContent {
    static let standardFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    var text: String?
    /// Text with attributes of its own, which replaces `text`.
    var attributed: NSAttributedString?
    /// The label's own, for text without a font or a colour of its own.
    private(set) var plainFont = standardFont
    private(set) var plainColor = UIColor.label
    /// Those of the first character of text with attributes, which the label's properties return.
    private var firstFont: UIFont?
    private var firstColor: UIColor?
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail

    var font: UIFont {
        get { firstFont ?? plainFont }
        set { (plainFont, firstFont) = (newValue, nil) }
    }

    var textColor: UIColor {
        get { firstColor ?? plainColor }
        set { (plainColor, firstColor) = (newValue, nil) }
    }

    /// Stores text with attributes. The label's own properties become those of its first character.
    mutating func setAttributed(_ text: NSAttributedString?) {
        self.text = nil
        attributed = text
        guard let text, text.length > 0 else { return }
        let attributes = text.attributes(at: 0, effectiveRange: nil)
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

    /// Sets an attribute for all of the text, where it has attributes of its own.
    mutating func apply(_ key: NSAttributedString.Key, _ value: Any) {
        guard let attributed else { return }
        let changed = NSMutableAttributedString(attributedString: attributed)
        changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
        self.attributed = changed
    }

    /// Changes all paragraph styles, where the text has attributes of its own.
    mutating func applyToParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
        guard let attributed else { return }
        let changed = NSMutableAttributedString(attributedString: attributed)
        let all = NSRange(location: 0, length: attributed.length)
        attributed.enumerateAttribute(.paragraphStyle, in: all) { value, range, _ in
            let style = NSMutableParagraphStyle()
            if let old = value as? NSParagraphStyle { style.setParagraphStyle(old) }
            change(style)
            changed.addAttribute(.paragraphStyle, value: style, range: range)
        }
        self.attributed = changed
    }
}
