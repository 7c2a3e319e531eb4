import Foundation

extension String {
    /// Widens a range in UTF-16 units to whole characters (grapheme clusters). A range outside of the string is
    /// returned unchanged.
    package func wholeCharacters(_ range: NSRange) -> NSRange {
        guard range.location >= 0, range.length >= 0, range.location <= utf16.count - range.length else { return range }
        let lower = utf16.index(startIndex, offsetBy: range.location)
        let upper = utf16.index(lower, offsetBy: range.length)
        var end = characterStart(upper)
        if end < upper { end = index(after: end) }
        let start = utf16.distance(from: startIndex, to: characterStart(lower))
        return NSRange(location: start, length: utf16.distance(from: startIndex, to: end) - start)
    }

    /// Returns the start of the character that contains an index.
    private func characterStart(_ place: Index) -> Index {
        // `index(after:)` rounds down before it moves.
        place == endIndex ? place : index(before: index(after: place))
    }
}
