import Foundation

/// Text with attributes. It may contain line breaks, which separate paragraphs with the same style.
package struct StyledText: Hashable, Sendable {
    struct Run: Hashable, Sendable {
        /// The end of the run, in UTF-8 bytes from the beginning of the text.
        var end: Int
        var attributes: TextAttributes
    }

    /// The character that is replaced by an attachment.
    static let attachment: Unicode.Scalar = "\u{FFFC}"

    package let string: String
    let runs: [Run]
    package var style: ParagraphStyle

    /// Creates text with the same attributes for all characters.
    init(_ string: String, attributes: TextAttributes, style: ParagraphStyle = ParagraphStyle()) {
        var string = string
        string.makeContiguousUTF8()
        self.string = string
        runs = [Run(end: string.utf8.count, attributes: attributes)]
        self.style = style
    }

    /// Creates text with several runs. Without runs the text has no font, and is empty.
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
            // The attachment only applies to attachment characters.
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

    /// Returns the beginning of the text, up to a number of bytes, without cutting Unicode scalars.
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

    /// A number of lines that is higher than any bitmap, whose sides are limited to 32,767 pixels.
    package var mostLinesInBitmap: Int {
        let smallest = runs.reduce(Double.infinity) { min($0, $1.attributes.font.usableSize) }
        return smallest.isFinite ? Int(33_000 / max(1, smallest)) : 1
    }

    /// The hash for caching layouts. Of the characters of a long text, only the first, the last and their number are
    /// included.
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

    /// Returns the index of the run with the byte at an offset. For offsets after the text it is the last run.
    func runIndex(at offset: Int) -> Int {
        var (low, high) = (0, runs.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].end > offset { high = middle } else { low = middle + 1 }
        }
        return low
    }

    // MARK: Offsets

    /// Returns the UTF-8 offset of a UTF-16 offset. An offset outside of the text is clamped. An offset inside a
    /// character is moved to the character's beginning.
    func utf8Offset(_ utf16: Int) -> Int {
        let units = string.utf16
        guard utf16 > 0 else { return 0 }
        guard let index = units.index(units.startIndex, offsetBy: utf16, limitedBy: units.endIndex) else {
            return string.utf8.count
        }
        return string.utf8.distance(from: string.startIndex, to: index)
    }

    /// Returns the UTF-16 offset of a UTF-8 offset.
    func utf16Offset(_ utf8: Int) -> Int {
        let clamped = max(0, min(utf8, string.utf8.count))
        let index = string.utf8.index(string.startIndex, offsetBy: clamped)
        return string.utf16.distance(from: string.startIndex, to: index)
    }
}
