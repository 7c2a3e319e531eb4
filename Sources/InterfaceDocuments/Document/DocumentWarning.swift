/// A part of a document that has no effect, or an effect that differs from the document.
package struct DocumentWarning: Hashable, Sendable, CustomStringConvertible {
    /// The reasons for warnings.
    package enum Problem: Hashable, Sendable {
        /// An unknown element, which is skipped with its content.
        case unknownElement
        /// An unknown attribute, or an attribute that was not read.
        case unknownAttribute(String)
        /// A child with an unknown key, or with a key that was not read.
        case unknownKey(String)
        /// An attribute whose value is not one of the permitted words. The attribute is treated as absent.
        case unknownWord(attribute: String, word: String)
        /// A font, by its name, that is not installed. The system font is used instead.
        case missingFont(String)
        /// A named color that is not in an asset catalog and has no value in the document.
        case missingColor(String)
        /// A named image that is missing.
        case missingImage(String)
        /// A symbol name that the system does not include.
        case missingSymbol(String)
        /// A value that does not have the required format. The attribute is treated as absent.
        case badValue(attribute: String, value: String)
        /// An object of a framework other than UIKit. It is replaced by a plain view or controller.
        case foreignElement
        /// An identifier that an earlier element already has. References refer to the earlier element.
        case duplicateID(String)
        /// A storyboard identifier that an earlier controller already has.
        case duplicateStoryboardIdentifier(String)
        /// A reference to an element that does not exist. The element that contains the reference has no effect.
        case missingReference(String)
        /// A constraint, by its identifier, that cannot be created: its attributes cannot be combined, or an item is
        /// outside of the view that owns the constraint.
        case invalidConstraint(String)
        /// Controllers that contain each other, by embedding or by relationships, so that they cannot be created.
        case containmentCycle([String])
        /// An element with more attributes than the reader accepts. The remaining attributes have no effect.
        case tooManyAttributes
        /// Text in this encoding rather than UTF-8.
        case oldEncoding(String)
        /// More warnings were found than the reader keeps.
        case more
    }

    /// The document's name.
    package var document: String
    /// The line of the end of the element's start tag, or 0 if the warning is about the whole document.
    package var line: Int
    /// The element's name.
    package var element: String
    /// The reason for the warning.
    package var problem: Problem

    package var description: String { "\(document):\(line): <\(MessageText.quoted(element))>: \(explanation)" }

    private var explanation: String {
        switch problem {
        case .unknownElement: "the element is unknown, and has no effect"
        case .unknownAttribute(let name): "the attribute \(MessageText.quoted(name)) has no effect"
        case .unknownKey(let key): "the child with the key \(MessageText.quoted(key)) has no effect"
        case .unknownWord(let attribute, let word): "\(attribute) cannot be '\(MessageText.quoted(word))'"
        case .missingFont(let name):
            "the font \(MessageText.quoted(name)) is not installed; the system font is used instead"
        case .missingColor(let name): "there is no color named '\(MessageText.quoted(name))'"
        case .missingImage(let name): "there is no image named '\(MessageText.quoted(name))'"
        case .missingSymbol(let name): "there is no symbol named '\(MessageText.quoted(name))'"
        case .badValue(let attribute, let value): "'\(MessageText.quoted(value))' is not a value for \(attribute)"
        case .foreignElement: "belongs to a different framework; a plain view or controller is used instead"
        case .duplicateID(let id): "the identifier \(MessageText.quoted(id)) is used by an earlier element"
        case .duplicateStoryboardIdentifier(let name):
            "the storyboard identifier \(MessageText.quoted(name)) is used by an earlier controller"
        case .missingReference(let id): "refers to \(MessageText.quoted(id)), which is not in the document"
        case .invalidConstraint(let id):
            "the constraint \(MessageText.quoted(id)) relates items that a constraint cannot relate, and has no effect"
        case .containmentCycle(let ids): "contains itself: \(Self.path(ids))"
        case .tooManyAttributes: "has too many attributes"
        case .oldEncoding(let name): "the text is in \(name); Interface Builder writes UTF-8"
        case .more: "there are more warnings"
        }
    }

    /// Returns the cycle, or only its beginning if it is long.
    private static func path(_ ids: [String]) -> String {
        let shown = ids.prefix(10).map { MessageText.quoted($0) }.joined(separator: " ▸ ")
        return ids.count > 10 ? shown + " ▸ …" : shown
    }
}
