/// Something in a document that has no effect, or another one than is written.
package struct DocumentWarning: Hashable, Sendable, CustomStringConvertible {
    /// What it is about.
    package enum Problem: Hashable, Sendable {
        /// An element that is not known; it is passed over with all that is in it.
        case unknownElement
        /// An attribute that is not known, or that nothing asked for.
        case unknownAttribute(String)
        /// A child with a key that is not known, or that nothing asked for.
        case unknownKey(String)
        /// A word that its attribute does not have; the attribute counts as absent.
        case unknownWord(attribute: String, word: String)
        /// A font, by its name, that is not installed; the system's stands in for it.
        case missingFont(String)
        /// A colour, by its name, that is in no asset catalogue and has no value in the document.
        case missingColor(String)
        /// An image, by its name, that is missing.
        case missingImage(String)
        /// A symbol, by its name, that the system does not have.
        case missingSymbol(String)
        /// A value that cannot be read as what it has to be; the attribute counts as absent.
        case badValue(attribute: String, value: String)
        /// An object of another framework, for which a plain view or controller stands in.
        case foreignElement
        /// An identifier that an earlier element has already. References mean the earlier one.
        case duplicateID(String)
        /// A storyboard identifier that an earlier controller has already.
        case duplicateStoryboardIdentifier(String)
        /// A reference to an element that does not exist; what refers to it has no effect.
        case missingReference(String)
        /// A constraint, by its identifier, that no layout can have: it relates what cannot be compared, or what is not in
        /// the view that it belongs to.
        case invalidConstraint(String)
        /// Controllers that contain each other by embedding or relationships: none of them can be made.
        case containmentCycle([String])
        /// More attributes than are read; the others have no effect.
        case tooManyAttributes
        /// The text was not in UTF-8, but in this encoding.
        case oldEncoding(String)
        /// There were more warnings than are kept.
        case more
    }

    /// The document's name.
    package var document: String
    /// The line on which the element's start tag ends; 0 if it is about the document.
    package var line: Int
    /// The element's name.
    package var element: String
    /// What it is about.
    package var problem: Problem

    package var description: String { "\(document):\(line): <\(MessageText.quoted(element))>: \(explanation)" }

    private var explanation: String {
        switch problem {
        case .unknownElement: "the element is not known, and has no effect"
        case .unknownAttribute(let name): "the attribute \(MessageText.quoted(name)) has no effect"
        case .unknownKey(let key): "the child with the key \(MessageText.quoted(key)) has no effect"
        case .unknownWord(let attribute, let word): "\(attribute) cannot be '\(MessageText.quoted(word))'"
        case .missingFont(let name):
            "the font \(MessageText.quoted(name)) is not installed; the system's stands in for it"
        case .missingColor(let name): "there is no color named '\(MessageText.quoted(name))'"
        case .missingImage(let name): "there is no image named '\(MessageText.quoted(name))'"
        case .missingSymbol(let name): "there is no symbol named '\(MessageText.quoted(name))'"
        case .badValue(let attribute, let value): "'\(MessageText.quoted(value))' is no value for \(attribute)"
        case .foreignElement: "belongs to another framework; a plain view or controller stands in for it"
        case .duplicateID(let id): "the identifier \(MessageText.quoted(id)) is taken by an earlier element"
        case .duplicateStoryboardIdentifier(let name):
            "the storyboard identifier \(MessageText.quoted(name)) is taken by an earlier controller"
        case .missingReference(let id): "refers to \(MessageText.quoted(id)), which is not in the document"
        case .invalidConstraint(let id):
            "the constraint \(MessageText.quoted(id)) relates what no layout can, and has no effect"
        case .containmentCycle(let ids): "contains itself: \(Self.path(ids))"
        case .tooManyAttributes: "has too many attributes"
        case .oldEncoding(let name): "the text is in \(name); Interface Builder writes UTF-8"
        case .more: "there are more warnings"
        }
    }

    /// The beginning of a long way around is enough.
    private static func path(_ ids: [String]) -> String {
        let shown = ids.prefix(10).map { MessageText.quoted($0) }.joined(separator: " ▸ ")
        return ids.count > 10 ? shown + " ▸ …" : shown
    }
}
