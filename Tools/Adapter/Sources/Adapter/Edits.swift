import SwiftSyntax

/// Changes of a text that keep its lines.
struct Edits {
    private struct Edit {
        var range: Range<Int>
        var text: [UInt8]
        var order: Int
        /// Whether changes inside of the range are left out.
        var isOuter = false
    }

    private let bytes: [UInt8]
    private var edits: [Edit] = []

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isEmpty: Bool { edits.isEmpty }

    private static func isNewline(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }

    /// Replaces a range. A shorter text is filled up with spaces, so that later columns stay, and line breaks are
    /// kept.
    mutating func replace(_ range: Range<Int>, with text: String, filling: Bool = true) {
        var new = Array(text.utf8).filter { !Self.isNewline($0) }
        let breaks = bytes[range].filter(Self.isNewline)
        if breaks.isEmpty {
            while filling, new.count < range.count { new.append(32) }
            edits.append(Edit(range: range, text: new, order: edits.count, isOuter: true))
        } else {
            // The text is on the first line; the spaces before the next code stay, so that its column does.
            let lastBreak =
                range.lowerBound + (bytes[range].lastIndex(where: Self.isNewline) ?? range.lowerBound)
                - range.lowerBound
            new += breaks + bytes[(lastBreak + 1)..<range.upperBound].map { _ in 32 }
            edits.append(Edit(range: range, text: new, order: edits.count, isOuter: true))
        }
    }

    /// Replaces a range by spaces.
    mutating func blank(_ range: Range<Int>) {
        let text = bytes[range].map { Self.isNewline($0) ? $0 : 32 }
        edits.append(Edit(range: range, text: text, order: edits.count, isOuter: true))
    }

    /// Blanks a range, with a text at its start if it has room on its first line, else before it.
    mutating func blank(_ range: Range<Int>, writing text: String) {
        var blank = bytes[range].map { Self.isNewline($0) ? $0 : 32 }
        let room = blank.firstIndex(where: Self.isNewline) ?? blank.count
        let new = Array(text.utf8)
        if room >= new.count {
            blank.replaceSubrange(0..<new.count, with: new)
        } else {
            blank = new + blank.dropFirst(room)
        }
        edits.append(Edit(range: range, text: blank, order: edits.count, isOuter: true))
    }

    /// Inserts a text of one line.
    mutating func insert(_ text: String, at place: Int) {
        edits.append(
            Edit(range: place..<place, text: Array(text.utf8).filter { !Self.isNewline($0) }, order: edits.count))
    }

    /// The changed text.
    func applied(tail: String) -> [UInt8] {
        let sorted = edits.sorted {
            ($0.range.lowerBound, $0.isOuter ? 1 : 0, -$0.range.count, $0.order) < (
                $1.range.lowerBound, $1.isOuter ? 1 : 0, -$1.range.count, $1.order
            )
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 256)
        var place = 0
        for edit in sorted {
            if edit.range.lowerBound < place { continue }
            result += bytes[place..<edit.range.lowerBound]
            result += edit.text
            place = edit.range.upperBound
        }
        result += bytes[place...]
        if !tail.isEmpty {
            if let last = result.last, !Self.isNewline(last) { result.append(10) }
            result += Array(tail.utf8)
        }
        return result
    }
}

extension SyntaxProtocol {
    /// The range of a node in UTF-8, without the comments and spaces around it.
    var bytes: Range<Int> {
        positionAfterSkippingLeadingTrivia
            .utf8Offset..<max(
                positionAfterSkippingLeadingTrivia.utf8Offset, endPositionBeforeTrailingTrivia.utf8Offset)
    }
}
