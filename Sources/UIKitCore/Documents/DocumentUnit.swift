import Foundation
import InterfaceDocuments

/// What is made of a document at once: a nib, a scene's controller with what belongs to it, or a scene's views.
///
/// Objects are made by their elements, each once. When all of them are there, they are connected and awake.
@MainActor
package final class DocumentUnit {
    package let document: InterfaceDocument
    /// Where images, colours and other documents are looked for.
    package let bundle: Bundle
    /// The document's texts in the program's language.
    package let strings: DocumentStrings?
    /// Makes values of what the document describes. Units of the same document, as those of a table's cells, can share them.
    package lazy var values = DocumentValues(document, bundle: bundle, strings: strings)
    /// The constraints of the unit's views.
    let layout = DocumentLayout()

    package init(_ document: InterfaceDocument, bundle: Bundle, strings: DocumentStrings?) {
        self.document = document
        self.bundle = bundle
        self.strings = strings
    }

    /// The object of an element: the one that has been made, or a new one.
    package func object<Object: AnyObject>(_ element: ObjectElement, as type: Object.Type) -> Object? { nil }
}
