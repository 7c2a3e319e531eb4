import Foundation

/// Text with attributes. May contain line breaks, which separate paragraphs of one style.
package struct StyledText: Hashable, Sendable {
    struct Run: Hashable, Sendable {
        /// Where the run ends, in UTF-8 bytes from the text's beginning.
        var end: Int
        var attributes: TextAttributes
    }

    /// The character in whose place an attachment is.
    static let attachment: Unicode.Scalar = "\u{FFFC}"

    package let string: String
    let runs: [Run]
    package var style: ParagraphStyle

    /// Makes text with the same attributes throughout.
    init(_ string: String, attributes: TextAttributes, style: ParagraphStyle = ParagraphStyle()) {
        var string = string
        string.makeContiguousUTF8()
        self.string = string
        runs = [Run(end: string.utf8.count, attributes: attributes)]
        self.style = style
    }

    /// Makes text of several runs. Without runs there is no font, so the text is empty.
    package init(runs: [(text: String, attributes: TextAttributes)], style: ParagraphStyle = ParagraphStyle()) {
        var string = ""
        var collected: [Run] = []
        func add(_ text: Substring, _ attributes: TextAttributes) {
            string += text
            let end = string.utf8.count
            if let last = collected.indices.last, collected[last].attributes == attributes {
                collected[last].end = end
            } else {
                collected.append(Run(end: end, attributes: attributes))
            }
        }
        for run in runs where !run.text.isEmpty || runs.count == 1 {
            guard run.attributes.attachmentBounds != nil else {
                add(Substring(run.text), run.attributes)
                continue
            }
            // Characters other than the one for attachments are as they would be without.
            var plain = run.attributes
            (plain.attachmentBounds, plain.attachment) = (nil, nil)
            if run.text.isEmpty { add("", plain) }
            var rest = Substring(run.text)
            while let first = rest.unicodeScalars.first {
                let isAttachment = first == StyledText.attachment
                let part = rest.unicodeScalars.prefix { ($0 == StyledText.attachment) == isAttachment }
                add(Substring(part), isAttachment ? run.attributes : plain)
                rest = rest[part.endIndex...]
            }
        }
        string.makeContiguousUTF8()
        self.string = string
        self.runs = collected
        self.style = style
    }

    // MARK: Long texts

    /// The text's beginning, of so many bytes at most, and whole characters of Unicode.
    package func prefix(_ count: Int) -> StyledText {
        let bytes = string.utf8
        guard count < bytes.count else { return self }
        var end = bytes.index(bytes.startIndex, offsetBy: max(0, count))
        while end > bytes.startIndex, bytes[end] & 0xC0 == 0x80 { end = bytes.index(before: end) }
        let length = bytes.distance(from: bytes.startIndex, to: end)
        var kept = runs.prefix(runIndex(at: max(0, length - 1)) + 1)
        if let last = kept.indices.last { kept[last].end = length }
        return StyledText(String(string[..<end]), runs: Array(kept), style: style)
    }

    private init(_ string: String, runs: [Run], style: ParagraphStyle) {
        var string = string
        string.makeContiguousUTF8()
        (self.string, self.runs, self.style) = (string, runs, style)
    }

    /// So many lines are higher than any bitmap, of which a side has 32,767 pixels.
    package var mostLinesInBitmap: Int {
        let smallest = runs.reduce(Double.infinity) { min($0, $1.attributes.font.usableSize) }
        return smallest.isFinite ? Int(33_000 / max(1, smallest)) : 1
    }

    /// A hash by which layouts are kept. Of a long text both ends and the length count.
    var cacheHash: Int {
        let bytes = string.utf8
        guard bytes.count > 4096 else { return hashValue }
        var hasher = Hasher()
        hasher.combine(bytes.count)
        for byte in bytes.prefix(512) { hasher.combine(byte) }
        for byte in bytes.suffix(512) { hasher.combine(byte) }
        hasher.combine(runs)
        hasher.combine(style)
        return hasher.finalize()
    }

    /// The index of the run in which the byte at an offset is; the last run's for offsets behind the text.
    func runIndex(at offset: Int) -> Int {
        var (low, high) = (0, runs.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].end > offset { high = middle } else { low = middle + 1 }
        }
        return low
    }

    // MARK: Offsets

    /// The UTF-8 offset of a UTF-16 one; offsets outside go to the nearer end, inside a character to its beginning.
    func utf8Offset(_ utf16: Int) -> Int {
        let units = string.utf16
        guard utf16 > 0 else { return 0 }
        guard let index = units.index(units.startIndex, offsetBy: utf16, limitedBy: units.endIndex) else {
            return string.utf8.count
        }
        return string.utf8.distance(from: string.startIndex, to: index)
    }

    /// The UTF-16 offset of a UTF-8 one.
    func utf16Offset(_ utf8: Int) -> Int {
        let clamped = max(0, min(utf8, string.utf8.count))
        let index = string.utf8.index(string.startIndex, offsetBy: clamped)
        return string.utf16.distance(from: string.startIndex, to: index)
    }
}
