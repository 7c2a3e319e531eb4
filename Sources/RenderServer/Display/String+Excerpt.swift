extension String {
    /// At most 64 characters of the text, in one line, for a message about a value of the environment or the command
    /// line.
    package var excerpt: String {
        var text = UnicodeScalarView()
        for scalar in unicodeScalars.prefix(64) {
            text.append(scalar.properties.isWhitespace || scalar.properties.generalCategory == .control ? " " : scalar)
        }
        let isCut = unicodeScalars.dropFirst(64).first != nil
        return String(text) + (isCut ? "…" : "")
    }
}
