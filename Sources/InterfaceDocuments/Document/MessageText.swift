/// Text of a document in a message: one line of bounded length, whatever the document says.
package enum MessageText {
    /// The text, or its beginning; what would break a line is a space.
    ///
    /// - Parameter limit: How much of it is kept. Names of classes and identifiers are shorter than what is kept where nothing is said.
    package static func quoted(_ text: String, limit: Int = 100) -> String {
        // A character can be of any length, its scalars cannot.
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
