/// An attributed string.
package struct AttributedStringDescription: Sendable, Hashable {
    /// An attribute of a fragment.
    package struct Attribute: Sendable, Hashable {
        /// The name of `NSAttributedString.Key`: `NSColor`, `NSFont`, `NSParagraphStyle`.
        package var name: String
        /// A color, font, number, paragraph style, shadow, link or string.
        package var value: DocumentValue
    }

    /// A run of text with the same attributes.
    package struct Fragment: Sendable, Hashable {
        package var text: String
        /// The attributes, in the order of the document.
        package var attributes: [Attribute]

        /// Returns the value of an attribute.
        package func attribute(_ name: String) -> DocumentValue? { attributes.first { $0.name == name }?.value }
    }

    package var fragments: [Fragment]

    /// The text without attributes.
    package var string: String { fragments.map(\.text).joined() }
}
