import CoreGraphics
import Foundation
import TextLayout

/// Paragraphs of one style, in values that `TextLayout` takes: what attributed strings become before they are laid out.
///
/// Colours and fonts are looked up when it is made, on the thread and with the traits of the caller.
package struct TextBlock: Hashable, Sendable {
    package struct Run: Hashable, Sendable {
        var text: String
        var attributes: TextAttributes

        package init(text: String, attributes: TextAttributes) {
            self.text = text
            self.attributes = attributes
        }
    }

    var runs: [Run]
    var style: TextLayout.ParagraphStyle

    package init(runs: [Run], style: TextLayout.ParagraphStyle) {
        self.runs = runs
        self.style = style
    }

    /// The text for layout, with fonts and distances times a factor.
    func styledText(scale: CGFloat = 1) -> StyledText {
        if scale == 1 { return StyledText(runs: runs.map { ($0.text, $0.attributes) }, style: style) }
        return StyledText(
            runs: runs.map { run in
                var attributes = run.attributes
                attributes.font.size *= scale
                attributes.kern *= scale
                attributes.baselineOffset *= scale
                return (run.text, attributes)
            }, style: style)
    }
}

extension TextBlock {
    /// Whether lines that are too long are truncated rather than broken.
    var cutsLines: Bool { style.lineBreakMode != .wordWrap && style.lineBreakMode != .charWrap }
}

extension NSAttributedString {
    /// The text in blocks; neighbours differ in their paragraph style. An empty string has none.
    package func textBlocks(_ defaults: TextDefaults) -> [TextBlock] {
        var blocks: [TextBlock] = []
        let text = NSString(string: string)
        var start = 0
        while start < length {
            // The style of a paragraph's first character applies to all of it.
            let paragraph = text.paragraphRange(for: NSRange(location: start, length: 0))
            let style =
                (attribute(.paragraphStyle, at: start, effectiveRange: nil) as? NSParagraphStyle ?? .default).values
            let values = defaults.style(style)
            let runs = self.runs(in: paragraph, of: text, defaults)
            if var last = blocks.last, last.style == values {
                last.runs += runs
                blocks[blocks.count - 1] = last
            } else {
                if let last = blocks.indices.last { blocks[last].dropLineBreak() }
                blocks.append(TextBlock(runs: runs, style: values))
            }
            start = paragraph.upperBound > start ? paragraph.upperBound : length
        }
        return blocks
    }

    private func runs(in range: NSRange, of text: NSString, _ defaults: TextDefaults) -> [TextBlock.Run] {
        var runs: [TextBlock.Run] = []
        enumerateAttributes(in: range) { attributes, range, _ in
            runs.append(TextBlock.Run(text: text.substring(with: range), attributes: defaults.attributes(attributes)))
        }
        return runs
    }
}

extension TextBlock {
    /// The break that ends a block is where the next block begins anyway.
    fileprivate mutating func dropLineBreak() {
        guard var last = runs.popLast() else { return }
        if last.text.last?.isNewline == true { last.text.removeLast() }
        if !last.text.isEmpty || runs.isEmpty { runs.append(last) }
    }
}
