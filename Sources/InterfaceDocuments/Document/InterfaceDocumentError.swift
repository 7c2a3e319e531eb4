/// Why a document cannot be read at all.
package struct InterfaceDocumentError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    package enum Reason: Hashable, Sendable {
        /// There is nothing in it.
        case empty
        /// It has more bytes than are read.
        case tooLarge(bytes: Int, limit: Int)
        /// Its text is in an encoding that is not known, or not in the one that it states.
        case wrongEncoding(String)
        /// It declares a document type, which could define entities. Interface Builder never writes one.
        case declaresDocumentType
        /// It has a processing instruction. Interface Builder never writes one.
        case processingInstruction
        /// It is not well-formed XML.
        case malformed(code: Int)
        /// Elements are nested deeper than is read.
        case tooDeep(limit: Int)
        /// It has more elements than are read.
        case tooManyElements(limit: Int)
        /// It is no document of Interface Builder; what its root element is.
        case notADocument(root: String)
        /// It is of the archive format that Interface Builder wrote before Xcode 5.
        case archiveFormat
        /// It is for another system than iOS.
        case otherSystem(String)
    }

    /// The document's name.
    var document: String
    /// The line that was reached, where that says something.
    var line: Int?
    /// What is wrong.
    package var reason: Reason

    package var description: String {
        let place = line.map { "\(document):\($0)" } ?? document
        return "\(place): \(explanation)"
    }

    private var explanation: String {
        switch reason {
        case .empty: "the document is empty"
        case .tooLarge(let bytes, let limit): "the document has \(bytes) bytes; at most \(limit) are read"
        case .wrongEncoding(let name): "the text is not in the encoding \(MessageText.quoted(name))"
        case .declaresDocumentType: "the document declares a document type, which Interface Builder never does"
        case .processingInstruction: "the document has a processing instruction, which Interface Builder never writes"
        case .malformed(let code): "the document is not well-formed XML (libxml2's error \(code))"
        case .tooDeep(let limit): "elements are nested more than \(limit) deep"
        case .tooManyElements(let limit): "the document has more than \(limit) elements"
        case .notADocument(let root): "<\(MessageText.quoted(root))> is no storyboard or nib"
        case .archiveFormat: "the document is of the format before Xcode 5; open and save it in a newer Xcode"
        case .otherSystem(let name): "the document is for \(MessageText.quoted(name)); only those for iOS can be shown"
        }
    }
}
