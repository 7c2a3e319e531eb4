import UIKit

extension NSAttributedString.Key {
    /// The style of a paragraph: the raw value of a `NoteStyle`.
    static let noteStyle = NSAttributedString.Key("org.example.notes.style")
    /// The emphasis of characters: the raw value of an `Emphasis`.
    static let noteEmphasis = NSAttributedString.Key("org.example.notes.emphasis")
}

/// The format of characters of a note, and its appearance.
struct NoteFormat: Equatable {
    var style = NoteStyle.body
    var emphasis: Emphasis = []
    /// The list marker of the paragraph.
    var marker: ListMarker?

    /// The indentation of list text, in points at the default text size.
    private static let indent: CGFloat = 26

    init(style: NoteStyle = .body, emphasis: Emphasis = [], marker: ListMarker? = nil) {
        (self.style, self.emphasis, self.marker) = (style, emphasis, marker)
    }

    /// Reads the format from attributes; attributes without a format, as in pasted text, are body text.
    init(_ attributes: [NSAttributedString.Key: Any], marker: ListMarker? = nil) {
        style = (attributes[.noteStyle] as? String).flatMap(NoteStyle.init) ?? .body
        emphasis = Emphasis(rawValue: attributes[.noteEmphasis] as? Int ?? 0)
        self.marker = marker
    }

    /// All attributes for the text view.
    func attributes(_ traits: UITraitCollection) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .noteStyle: style.rawValue, .noteEmphasis: emphasis.rawValue, .font: font(traits),
            .foregroundColor: marker == .done ? UIColor.secondaryLabel : .label, .paragraphStyle: paragraph(traits),
        ]
        if emphasis.contains(.underline) { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        return attributes
    }

    private func font(_ traits: UITraitCollection) -> UIFont {
        let base: UIFont
        switch style {
        case .title:
            base = UIFontMetrics(forTextStyle: .title1)
                .scaledFont(for: .systemFont(ofSize: 28, weight: .bold), compatibleWith: traits)
        case .heading:
            base = UIFontMetrics(forTextStyle: .title3)
                .scaledFont(for: .systemFont(ofSize: 20, weight: .semibold), compatibleWith: traits)
        case .body: base = .preferredFont(forTextStyle: .body, compatibleWith: traits)
        }
        var symbolic = base.fontDescriptor.symbolicTraits
        if emphasis.contains(.bold) { symbolic.insert(.traitBold) }
        if emphasis.contains(.italic) { symbolic.insert(.traitItalic) }
        guard symbolic != base.fontDescriptor.symbolicTraits,
            let descriptor = base.fontDescriptor.withSymbolicTraits(symbolic)
        else { return base }
        return UIFont(descriptor: descriptor, size: 0)
    }

    private func paragraph(_ traits: UITraitCollection) -> NSParagraphStyle {
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = 2
        paragraph.paragraphSpacing = style == .title ? 8 : 4
        if style == .heading { paragraph.paragraphSpacingBefore = 10 }
        if marker != nil {
            let indent = UIFontMetrics(forTextStyle: .body).scaledValue(for: Self.indent, compatibleWith: traits)
            paragraph.headIndent = indent
            paragraph.tabStops = [NSTextTab(textAlignment: .natural, location: indent)]
        }
        return paragraph
    }
}

extension NoteText {
    /// The text with the attributes for the text view.
    func attributed(_ traits: UITraitCollection) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for (index, paragraph) in paragraphs.enumerated() {
            let marker = ListMarker(of: paragraph.text)
            func append(_ text: String, _ emphasis: Emphasis) {
                let format = NoteFormat(style: paragraph.style, emphasis: emphasis, marker: marker)
                result.append(NSAttributedString(string: text, attributes: format.attributes(traits)))
            }
            for run in paragraph.runs { append(run.text, run.emphasis) }
            if index < paragraphs.count - 1 { append("\n", paragraph.runs.last?.emphasis ?? []) }
        }
        return result
    }

    /// Creates a text from the attributed text of a text view.
    init(_ attributed: NSAttributedString) {
        let string = attributed.string as NSString
        var (paragraphs, location): ([Paragraph], Int) = ([], 0)
        while location < string.length {
            let range = string.paragraphRange(for: NSRange(location: location, length: 0))
            let format = NoteFormat(attributed.attributes(at: location, effectiveRange: nil))
            var runs: [Run] = []
            attributed.enumerateAttribute(.noteEmphasis, in: range) { value, part, _ in
                let text = string.substring(with: part).filter { !$0.isNewline }
                let emphasis = Emphasis(rawValue: value as? Int ?? 0)
                guard !text.isEmpty else { return }
                if runs.last?.emphasis == emphasis {
                    runs[runs.count - 1].text += text
                } else {
                    runs.append(Run(text, emphasis))
                }
            }
            paragraphs.append(Paragraph(format.style, runs))
            location = NSMaxRange(range)
        }
        if attributed.string.last?.isNewline == true {
            paragraphs.append(Paragraph(.body, []))
        }
        self.init(paragraphs)
    }
}
