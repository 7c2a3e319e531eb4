extension String {
    /// The text in one line, limited to 64 characters, for a message about a value of the environment or the command
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
