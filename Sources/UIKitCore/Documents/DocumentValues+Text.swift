import Foundation
import InterfaceDocuments

extension DocumentValues {
    // MARK: Attributed text

    // Chosen (Documents): A localized attributed text has the attributes of the first fragment of the document's text
    // throughout.
    /// Returns attributed text.
    ///
    /// - Parameter localized: The localized text, which replaces the document's text. It has the attributes of the
    ///   first fragment throughout (tables of strings have no attributes).
    func attributedString(
        _ description: AttributedStringDescription, localized: String? = nil
    ) -> NSAttributedString {
        if let localized {
            guard let first = description.fragments.first else { return NSAttributedString(string: localized) }
            return NSAttributedString(string: localized, attributes: attributes(of: first))
        }
        let result = NSMutableAttributedString(string: "")
        for fragment in description.fragments {
            result.append(NSAttributedString(string: fragment.text, attributes: attributes(of: fragment)))
        }
        return NSAttributedString(attributedString: result)
    }

    private func attributes(of fragment: AttributedStringDescription.Fragment) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        for attribute in fragment.attributes {
            guard let value = value(of: attribute) else { continue }
            attributes[NSAttributedString.Key(rawValue: attribute.name)] = value
        }
        return attributes
    }

    private static let wholeNumbers: Set = ["NSUnderline", "NSStrikethrough", "NSLigature", "NSSuperScript"]

    /// Returns the UIKit value of an attribute; `nil` for an unsupported attribute.
    private func value(of attribute: AttributedStringDescription.Attribute) -> Any? {
        switch attribute.value {
        case .color(let color): return self.color(color)
        // 12 points is the default size in attributed text.
        case .font(let font): return self.font(font, size: 12)
        case .paragraphStyle(let style): return paragraphStyle(style)
        case .number(let number):
            guard Self.wholeNumbers.contains(attribute.name) else { return CGFloat(number) }
            return abs(number) < 1e6 ? Int(number) : nil
        case .shadow(let shadow): return self.shadow(shadow)
        case .url(let address): return URL(string: address)
        case .string(let text): return text
        case .bool(let flag): return flag
        default: return nil
        }
    }

    private func shadow(_ description: ShadowDescription) -> NSShadow {
        let shadow = NSShadow()
        shadow.shadowOffset = description.offset
        shadow.shadowBlurRadius = description.blurRadius
        if let color = description.color { shadow.shadowColor = self.color(color) }
        return shadow
    }

    // MARK: Paragraphs

    /// Returns the paragraph style of a description.
    func paragraphStyle(_ description: ParagraphStyleDescription) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let word = description.alignment { style.alignment = TextWords.alignments[word] ?? .natural }
        if let word = description.lineBreakMode { style.lineBreakMode = TextWords.lineBreaks[word] ?? .byWordWrapping }
        switch description.baseWritingDirection {
        case "leftToRight": style.baseWritingDirection = .leftToRight
        case "rightToLeft": style.baseWritingDirection = .rightToLeft
        default: break
        }
        if let value = description.lineSpacing { style.lineSpacing = value }
        if let value = description.paragraphSpacing { style.paragraphSpacing = value }
        if let value = description.paragraphSpacingBefore { style.paragraphSpacingBefore = value }
        if let value = description.lineHeightMultiple { style.lineHeightMultiple = value }
        if let value = description.minimumLineHeight { style.minimumLineHeight = value }
        if let value = description.maximumLineHeight { style.maximumLineHeight = value }
        if let value = description.firstLineHeadIndent { style.firstLineHeadIndent = value }
        if let value = description.headIndent { style.headIndent = value }
        if let value = description.tailIndent { style.tailIndent = value }
        return style
    }
}

/// The words of documents for alignments and line break modes.
package enum TextWords {
    /// The words of `textAlignment` and of paragraph styles.
    static let alignments: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]

    /// The words of `lineBreakMode`: the words of UIKit's objects, and of paragraph styles.
    package static let lineBreaks: [String: NSLineBreakMode] = [
        "tailTruncation": .byTruncatingTail, "headTruncation": .byTruncatingHead,
        "middleTruncation": .byTruncatingMiddle, "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping,
        "clip": .byClipping,
        "truncatingTail": .byTruncatingTail, "truncatingHead": .byTruncatingHead,
        "truncatingMiddle": .byTruncatingMiddle, "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping,
        "clipping": .byClipping,
    ]
}
