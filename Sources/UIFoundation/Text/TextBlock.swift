import CoreGraphics
import Foundation
import TextLayout

/// Paragraphs with the same style, as values for `TextLayout`. Attributed strings are converted to blocks before
/// layout.
///
/// Colors and fonts are resolved when a block is created, on the caller's thread and with the caller's traits.
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
    /// The length of the line break between the block and the next block, in UTF-16 units.
    private(set) var breakLength = 0

    package init(runs: [Run], style: TextLayout.ParagraphStyle) {
        self.runs = runs
        self.style = style
    }

    /// The length of the text with the line break, in UTF-16 units.
    var length: Int { runs.reduce(breakLength) { $0 + $1.text.utf16.count } }

    /// Returns the text for layout.
    ///
    /// - Parameters:
    ///   - scale: The factor of fonts and distances.
    ///   - tightening: The reduction of the distance between letters, as a fraction of the font size.
    package func styledText(scale: CGFloat = 1, tightening: CGFloat = 0) -> StyledText {
        if scale == 1, tightening == 0 { return StyledText(runs: runs.map { ($0.text, $0.attributes) }, style: style) }
        return StyledText(
            runs: runs.map { run in
                var attributes = run.attributes
                attributes.font.size *= scale
                attributes.font.leading *= scale
                attributes.kern = attributes.kern * scale - tightening * attributes.font.size
                attributes.baselineOffset *= scale
                return (run.text, attributes)
            }, style: style)
    }
}

extension TextBlock {
    /// Whether lines that are too long are truncated instead of broken.
    var cutsLines: Bool { style.lineBreakMode != .wordWrap && style.lineBreakMode != .charWrap }
}

extension TextDocument {
    /// A part of the text with the same attributes.
    private struct StyledRun {
        var range: NSRange
        var style: TextLayout.ParagraphStyle
        var attributes: TextAttributes
    }

    /// Returns the text in blocks. Adjacent blocks have different paragraph styles. An empty text has no blocks.
    package func textBlocks(_ defaults: TextDefaults) -> [TextBlock] {
        let (string, runs) = (string, styledRuns(defaults))
        guard runs.count > 1 else {
            return runs.map { TextBlock(runs: [.init(text: string, attributes: $0.attributes)], style: $0.style) }
        }
        let text = NSString(string: string)
        var blocks: [TextBlock] = []
        // `next` is the index of the run that contains the start of the next block.
        var (start, next) = (0, 0)
        while start < length, next < runs.count {
            let (style, first) = (runs[next].style, next)
            var end = start
            while true {
                while next < runs.count, runs[next].style == style {
                    end = runs[next].range.upperBound
                    next += 1
                }
                // The style of a paragraph's first character applies to the whole paragraph.
                guard end < length else { break }
                let paragraphEnd = text.paragraphRange(for: NSRange(location: end - 1, length: 1)).upperBound
                guard paragraphEnd > end else { break }
                end = paragraphEnd
                while next < runs.count, runs[next].range.upperBound <= end { next += 1 }
                guard next < runs.count, runs[next].style == style else { break }
            }
            let block = NSRange(location: start, length: end - start)
            var parts: [TextBlock.Run] = []
            for run in runs[first..<min(next + 1, runs.count)] {
                guard let range = run.range.intersection(block), range.length > 0 else { continue }
                parts.append(TextBlock.Run(text: text.substring(with: range), attributes: run.attributes))
            }
            blocks.append(TextBlock(runs: parts, style: style))
            if end < length { blocks[blocks.count - 1].dropLineBreak() }
            start = end
        }
        return blocks
    }

    private func styledRuns(_ defaults: TextDefaults) -> [StyledRun] {
        var runs: [StyledRun] = []
        forEachRun(in: 0..<length) { attributes, range in
            let style = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values ?? defaults.paragraph
            runs.append(
                StyledRun(
                    range: NSRange(range), style: defaults.style(style), attributes: defaults.attributes(attributes)))
            return true
        }
        return runs
    }
}

extension TextBlock {
    /// Removes the line break at the end of the block, since the next block begins on a new line anyway.
    fileprivate mutating func dropLineBreak() {
        guard var last = runs.popLast() else { return }
        if last.text.last?.isNewline == true { breakLength = last.text.removeLast().utf16.count }
        if !last.text.isEmpty || runs.isEmpty { runs.append(last) }
    }
}
