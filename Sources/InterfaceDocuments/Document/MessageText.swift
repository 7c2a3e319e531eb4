/// Formats text of a document for a message: a single line of bounded length, whatever the document contains.
package enum MessageText {
    /// Returns the text, or its beginning, with spaces instead of characters that would break the line.
    ///
    /// - Parameter limit: The maximum number of scalars. Names of classes and identifiers are shorter than the
    ///   default.
    package static func quoted(_ text: String, limit: Int = 100) -> String {
        // A character can have any length, but a scalar cannot.
        let start = text.unicodeScalars.prefix(limit)
        let isShort = start.endIndex == text.unicodeScalars.endIndex
        if isShort, !start.contains(where: breaksLine) { return text }
        var shown = String.UnicodeScalarView()
        for scalar in start { shown.append(breaksLine(scalar) ? " " : scalar) }
        return String(shown) + (isShort ? "" : "…")
    }

    private static func breaksLine(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 32 || scalar.value == 127 || [0x85, 0x2028, 0x2029].contains(scalar.value)
    }
}
