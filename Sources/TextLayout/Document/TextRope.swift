/// A long string in short pieces. A change in its middle costs no more than a change of a short string.
///
/// Offsets and lengths are UTF-16 units, as in `NSString`. A range may begin or end inside a surrogate pair. Half of a
/// pair is read as U+FFFD, which also has the length of one unit, so that lengths always add up. Ranges are clamped to
/// the text.
package struct TextRope: Sendable {
    /// The sums of pieces of text.
    struct Lengths: TreeSum, Equatable {
        var utf16 = 0
        /// The number of units that end a paragraph. A CR LF is counted twice.
        var breaks = 0

        static let zero = Lengths()

        static func + (left: Lengths, right: Lengths) -> Lengths {
            Lengths(utf16: left.utf16 + right.utf16, breaks: left.breaks + right.breaks)
        }
    }

    /// A description of an invariant that does not hold, or `nil`. It is checked in builds with `IREKO_INVARIANTS`.
    var violatedInvariant: String? {
        #if IREKO_INVARIANTS
            if let violated = chunks.violatedInvariant { return violated }
            for (index, chunk) in chunks.elements.enumerated() {
                if chunk.string.isEmpty || chunk.string.utf8.count > Self.usualBytes * 2 {
                    return "chunk \(index) has \(chunk.string.utf8.count) bytes"
                }
                if chunk.sum != Lengths(of: chunk.string) || chunk.sum.utf16 != chunk.string.utf16.count {
                    return "chunk \(index) does not have its lengths"
                }
            }
        #endif
        return nil
    }

    struct Chunk: Summed, Sendable {
        let string: String
        let sum: Lengths

        init(_ string: String) {
            self.string = string
            sum = Lengths(of: string)
        }
    }

    /// The approximate number of bytes of a chunk. The maximum is twice this number.
    private static let usualBytes = 1024

    private(set) var chunks: SummedTree<Chunk>

    package init(_ string: String = "") { chunks = SummedTree(Self.chunks(of: string)) }

    // MARK: Asking

    /// The length in UTF-16 units.
    package var length: Int { chunks.sum.utf16 }

    var isEmpty: Bool { chunks.isEmpty }

    /// The whole string.
    var string: String { string(in: 0..<length) }

    /// Returns a part of the string.
    package func string(in range: Range<Int>) -> String {
        let range = range.clamped(to: 0..<length)
        guard !range.isEmpty, let (first, before) = chunk(at: range.lowerBound) else { return "" }
        var result = ""
        var start = before
        chunks.forEach(from: first) { chunk in
            let part = (range.lowerBound - start)..<(range.upperBound - start)
            result += chunk.text(in: part.clamped(to: 0..<chunk.sum.utf16))
            start += chunk.sum.utf16
            return start < range.upperBound
        }
        return result
    }

    /// Returns the UTF-16 units of a range.
    func units(in range: Range<Int>) -> [UInt16] {
        let range = range.clamped(to: 0..<length)
        guard !range.isEmpty, let (first, before) = chunk(at: range.lowerBound) else { return [] }
        var result: [UInt16] = []
        result.reserveCapacity(range.count)
        var start = before
        chunks.forEach(from: first) { chunk in
            let units = chunk.string.utf16
            let part = ((range.lowerBound - start)..<(range.upperBound - start)).clamped(to: 0..<chunk.sum.utf16)
            result += units.dropFirst(part.lowerBound).prefix(part.count)
            start += chunk.sum.utf16
            return start < range.upperBound
        }
        return result
    }

    /// Returns the unit at an offset, or `nil` outside of the text.
    func unit(at offset: Int) -> UInt16? {
        guard offset >= 0, offset < length, let (index, start) = chunk(at: offset) else { return nil }
        let units = chunks[index].string.utf16
        return units[units.index(units.startIndex, offsetBy: offset - start)]
    }

    /// Returns whether an offset is inside a surrogate pair.
    func isInsidePair(_ offset: Int) -> Bool {
        guard offset > 0, let unit = unit(at: offset) else { return false }
        return UTF16.isTrailSurrogate(unit)
    }

    /// Returns the chunk with the unit at an offset, and its beginning. At the end of the text it is the last chunk.
    func chunk(at offset: Int) -> (index: Int, start: Int)? {
        guard !chunks.isEmpty else { return nil }
        if let found = chunks.first(where: { $0.utf16 > offset }) { return (found.index, found.before.utf16) }
        let last = chunks.count - 1
        return (last, chunks.sum(before: last).utf16)
    }

    // MARK: Changing

    /// Replaces a range by a text.
    mutating func replace(_ range: Range<Int>, with text: String) {
        var range = range.clamped(to: 0..<length)
        var text = text
        let (cutsAtStart, cutsAtEnd) = (isInsidePair(range.lowerBound), isInsidePair(range.upperBound))
        if cutsAtStart { text = "\u{FFFD}" + text }
        if cutsAtEnd { text += "\u{FFFD}" }
        range = (range.lowerBound - (cutsAtStart ? 1 : 0))..<(range.upperBound + (cutsAtEnd ? 1 : 0))
        guard let first = chunk(at: range.lowerBound), let last = chunk(at: range.upperBound) else {
            chunks = SummedTree(Self.chunks(of: text))
            return
        }
        var (low, high) = (first.index, last.index)
        let end = chunks[high]
        text =
            chunks[low].text(in: 0..<range.lowerBound - first.start) + text
            + end.text(in: range.upperBound - last.start..<end.sum.utf16)
        // A short remainder is joined with the next or the previous chunk.
        if text.utf8.count < Self.usualBytes / 4 {
            if high + 1 < chunks.count {
                high += 1
                text += chunks[high].string
            } else if low > 0 {
                low -= 1
                text = chunks[low].string + text
            }
        }
        chunks.replaceSubrange(low..<high + 1, with: Self.chunks(of: text))
    }

    // MARK: Chunks

    private static func chunks(of string: String) -> [Chunk] {
        var string = string
        guard string.utf8.count > usualBytes * 2 else { return string.isEmpty ? [] : [Chunk(string)] }
        return string.withUTF8 { bytes in
            let number = (bytes.count + usualBytes - 1) / usualBytes
            var result: [Chunk] = []
            result.reserveCapacity(number)
            var start = 0
            for index in 1...number {
                var end = bytes.count * index / number
                while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
                result.append(Chunk(String(decoding: bytes[start..<end], as: UTF8.self)))
                start = end
            }
            return result
        }
    }
}

extension TextRope.Lengths {
    /// Computes the lengths of a string.
    init(of string: String) {
        var string = string
        self = string.withUTF8 { bytes in
            var lengths = TextRope.Lengths()
            var previous: (UInt8, UInt8) = (0, 0)
            for byte in bytes {
                if byte & 0xC0 != 0x80 { lengths.utf16 += byte >= 0xF0 ? 2 : 1 }
                if byte == 0x0A || byte == 0x0D || byte == 0xA9 && previous == (0xE2, 0x80) { lengths.breaks += 1 }
                previous = (previous.1, byte)
            }
            return lengths
        }
    }
}

extension TextRope.Chunk {
    /// Returns a part of the chunk, with U+FFFD for halves of surrogate pairs.
    func text(in range: Range<Int>) -> String {
        if range.isEmpty { return "" }
        if range.count == sum.utf16 { return string }
        let units = string.utf16
        let start = units.index(units.startIndex, offsetBy: range.lowerBound)
        let end = units.index(start, offsetBy: range.count)
        let cutsAtStart = UTF16.isTrailSurrogate(units[start])
        let cutsAtEnd = end < units.endIndex && UTF16.isTrailSurrogate(units[end])
        guard cutsAtStart || cutsAtEnd else { return String(string[start..<end]) }
        return String(decoding: units[start..<end], as: UTF16.self)
    }
}
