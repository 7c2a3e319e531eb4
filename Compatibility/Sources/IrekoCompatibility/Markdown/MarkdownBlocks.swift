/// The blocks of a Markdown text.
enum MarkdownBlocks {
    /// Returns the texts of the blocks: paragraphs, headings, items of lists and quotations, without their marks.
    static func texts(of markdown: String) -> [String] {
        var texts: [String] = []
        var lines: [Substring] = []
        func end() {
            if !lines.isEmpty { texts.append(lines.joined(separator: "\n")) }
            lines = []
        }
        let mark = #/(?:#{1,6}(?:[ \t]+|$)|[-+*][ \t]+|\d{1,9}[.)][ \t]+|>[ \t]?)/#
        for line in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let isHardBreak = line.hasSuffix("  ")
            var text = line.drop { $0 == " " || $0 == "\t" }
            if text.isEmpty {
                end()
                continue
            }
            if text.count >= 3, let first = text.first, "-*_=".contains(first),
                text.allSatisfy({ $0 == first || $0 == " " })
            {
                end()
                continue
            }
            if let match = text.prefixMatch(of: mark) {
                end()
                text = text[match.range.upperBound...]
                if match.0.hasPrefix("#") {
                    texts.append(String(text.trimmingPrefix(" ")).replacing(#/[ \t]+#+[ \t]*$/#, with: ""))
                    continue
                }
            }
            while text.last == " " || text.last == "\t" { text.removeLast() }
            lines.append(isHardBreak ? text + "  " : text)
        }
        end()
        return texts
    }
}
