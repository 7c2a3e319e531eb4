import TextLayout

// Chosen (Text): Secure text shows a dot for each character, and the first change after editing begins again
// replaces it.
/// The source of lines that show a dot for each character of a `TextStore`.
final class SecretSource: StoreSource {
    private var dots: (document: TextDocument, version: Int)?

    /// A dot for each character. The dots of a character have the same number of UTF-16 units.
    override var document: TextDocument {
        if let dots, dots.version == store.version { return dots.document }
        let document = TextDocument(Self.dots(for: store.document.string))
        dots = (document, store.version)
        return document
    }

    private static func dots(for string: String) -> String {
        let areSingleUnits = string.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D }
        if areSingleUnits { return String(repeating: "•", count: string.utf8.count) }
        return string.map { "•" + String(repeating: "\u{2060}", count: $0.utf16.count - 1) }.joined()
    }
}
