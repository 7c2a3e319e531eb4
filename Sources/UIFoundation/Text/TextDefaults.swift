import CoreGraphics
import Foundation
import TextLayout

/// An object that creates the attachment for an attachment character.
protocol TextAttachmentSource: AnyObject {
    /// Returns the attachment's area and the attachment for layout, for text with a color.
    func placed(_ color: UIColor?, _ traits: UITraitCollection) -> (CGRect?, TextAttachment?)
}

/// The default attributes of text.
package struct TextDefaults {
    package var font: UIFont
    /// The color of text. If it is `nil`, text has the color that is passed when it is drawn.
    package var color: UIColor?
    /// The color of links. If it is `nil`, links have the color of the surrounding text.
    package var linkColor: UIColor?
    package var traits: UITraitCollection
    /// The line break mode of a label, which applies to all paragraphs.
    package var lineBreakMode: NSLineBreakMode?
    package var isRightToLeft = false
    /// The style of paragraphs without a paragraph style.
    package var paragraph = ParagraphValues()

    package init(font: UIFont = .systemFont(ofSize: 12), traits: UITraitCollection = .current) {
        self.font = font
        self.traits = traits
    }

    /// Whether text has the same font and paragraph style with other defaults, so that only colors and attachments
    /// differ.
    func hasSameMetrics(as other: TextDefaults) -> Bool {
        font == other.font && lineBreakMode == other.lineBreakMode && isRightToLeft == other.isRightToLeft
            && paragraph == other.paragraph && traits.typesettingLanguage == other.traits.typesettingLanguage
    }

    /// Returns attributes for `TextLayout`. Values of a wrong type are ignored.
    package func attributes(_ attributes: [NSAttributedString.Key: Any]) -> TextAttributes {
        func color(_ key: NSAttributedString.Key) -> CGColor.RGBA? { (attributes[key] as? UIColor).map(rgba) }
        func number(_ key: NSAttributedString.Key) -> Double? {
            let value: Double? =
                switch attributes[key] {
                case let value as Double: value
                case let value as CGFloat: Double(value)
                case let value as Int: Double(value)
                case let value as Float: Double(value)
                case let value as NSNumber: value.doubleValue
                case let value as NSUnderlineStyle: Double(value.rawValue)
                default: nil
                }
            return value.flatMap { $0.isFinite ? $0 : nil }
        }
        let font = attributes[.font] as? UIFont ?? font
        var result = TextAttributes(font: font.specification.described(), color: self.color.map(rgba))
        if let own = color(.foregroundColor) { result.color = own }
        if let linkColor, attributes[.link] != nil { result.color = rgba(linkColor) }
        result.language = traits.typesettingLanguage?.minimalIdentifier
        result.backgroundColor = color(.backgroundColor)
        if let style = number(.underlineStyle), style != 0 {
            let bits = Int(exactly: style) ?? 1
            result.underline = bits & 8 != 0 ? .double : bits & 15 == 2 ? .thick : .single
            result.underlineColor = color(.underlineColor)
        }
        if let style = number(.strikethroughStyle), style != 0 {
            result.hasStrikethrough = true
            result.strikethroughColor = color(.strikethroughColor)
        }
        if let width = number(.strokeWidth), width != 0 {
            result.strokeWidth = width
            result.strokeColor = color(.strokeColor)
        }
        if let shadow = attributes[.shadow] as? NSShadow, let color = shadow.shadowColor as? UIColor {
            result.shadow = .init(offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: rgba(color))
        }
        if let ligature = number(.ligature), ligature == 0 {
            let features = result.font.features
            result.font.features = (features.isEmpty ? "" : features + ",") + "liga=0,clig=0"
        }
        result.kern = number(.kern) ?? number(.tracking) ?? 0
        result.baselineOffset = number(.baselineOffset) ?? 0
        if let attachment = attributes[.attachment] as? any TextAttachmentSource {
            (result.attachmentBounds, result.attachment) = attachment.placed(
                attributes[.foregroundColor] as? UIColor ?? self.color, traits)
        }
        return result
    }

    private func rgba(_ color: UIColor) -> CGColor.RGBA {
        let color = color.renderColor(in: traits)
        return CGColor.RGBA(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    package func style(_ values: ParagraphValues) -> TextLayout.ParagraphStyle {
        let values = values.sanitized
        var style = TextLayout.ParagraphStyle()
        style.alignment =
            switch values.alignment {
            case .left: .left
            case .center: .center
            case .right: .right
            case .justified: .justified
            case .natural: isRightToLeft ? .right : .natural
            }
        style.lineBreakMode =
            switch lineBreakMode ?? values.lineBreakMode {
            case .byWordWrapping: .wordWrap
            case .byCharWrapping: .charWrap
            case .byClipping: .clip
            case .byTruncatingHead: .truncateHead
            case .byTruncatingTail: .truncateTail
            case .byTruncatingMiddle: .truncateMiddle
            }
        style.baseDirection =
            switch values.baseWritingDirection {
            case .natural: .natural
            case .leftToRight: .leftToRight
            case .rightToLeft: .rightToLeft
            }
        (style.lineSpacing, style.paragraphSpacing) = (values.lineSpacing, values.paragraphSpacing)
        (style.paragraphSpacingBefore, style.lineHeightMultiple) =
            (values.paragraphSpacingBefore, values.lineHeightMultiple)
        (style.minimumLineHeight, style.maximumLineHeight) = (values.minimumLineHeight, values.maximumLineHeight)
        (style.firstLineHeadIndent, style.headIndent) = (values.firstLineHeadIndent, values.headIndent)
        style.tailIndent = values.tailIndent
        style.tabStops = values.tabStops?.map(\.stop)
        style.tabInterval = values.defaultTabInterval
        return style
    }
}
