@testable import TextLayout

/// Text of one font and style, and its lines.
struct PlainText {
    let source: PlainSource
    let lines: TextLines

    init(_ string: String, size: Double = 17, width: Double? = 200, style: ParagraphStyle = ParagraphStyle()) {
        source = PlainSource(string, size, style)
        lines = TextLines(source: source, width: width)
        _ = takeLayouts()
    }

    var text: TextRope { source.text }

    func replace(_ range: Range<Int>, with string: String) {
        source.text.replace(range, with: string)
        lines.replace(range, withLength: string.utf16.count)
    }

    /// The number of paragraphs that were laid out since the last call.
    func takeLayouts() -> Int {
        defer { source.layouts = 0 }
        return source.layouts
    }
}

final class PlainSource: TextLinesSource {
    var text: TextRope
    var layouts = 0
    private let style: ParagraphStyle
    private let attributes: TextAttributes

    init(_ string: String, _ size: Double, _ style: ParagraphStyle) {
        (text, self.style) = (TextRope(string), style)
        attributes = TextAttributes(font: FontDescription(size: size))
    }

    func styledText(in range: Range<Int>, ofParagraphAt paragraph: Int) -> StyledText {
        layouts += 1
        return StyledText(text.string(in: range), attributes: attributes, style: style)
    }
}
