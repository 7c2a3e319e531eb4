/// An error that prevents a document from being read.
package struct InterfaceDocumentError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reasons for the error.
    package enum Reason: Hashable, Sendable {
        /// The document is empty.
        case empty
        /// The document has more bytes than the limit.
        case tooLarge(bytes: Int, limit: Int)
        /// The text's encoding is unknown, or differs from the declared encoding.
        case wrongEncoding(String)
        /// The document declares a document type, which could define entities. Interface Builder does not write
        /// document types.
        case declaresDocumentType
        /// The document contains a processing instruction. Interface Builder does not write processing instructions.
        case processingInstruction
        /// The document is not well-formed XML.
        case malformed(code: Int)
        /// Elements are nested deeper than the limit.
        case tooDeep(limit: Int)
        /// The document has more elements than the limit.
        case tooManyElements(limit: Int)
        /// The document is not an Interface Builder document; the associated value is its root element.
        case notADocument(root: String)
        /// The document has the archive format that Interface Builder wrote before Xcode 5.
        case archiveFormat
        /// The document is for a system other than iOS.
        case otherSystem(String)
    }

    /// The document's name.
    var document: String
    /// The line of the error, if it is meaningful.
    var line: Int?
    /// The reason for the error.
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
        case .declaresDocumentType: "the document declares a document type, which Interface Builder never writes"
        case .processingInstruction: "the document has a processing instruction, which Interface Builder never writes"
        case .malformed(let code): "the document is not well-formed XML (libxml2's error \(code))"
        case .tooDeep(let limit): "elements are nested more than \(limit) deep"
        case .tooManyElements(let limit): "the document has more than \(limit) elements"
        case .notADocument(let root): "<\(MessageText.quoted(root))> is not a storyboard or nib"
        case .archiveFormat: "the document has the format of Xcode 4 or older; open and save it in a newer Xcode"
        case .otherSystem(let name):
            "the document is for \(MessageText.quoted(name)); only documents for iOS can be shown"
        }
    }
}
