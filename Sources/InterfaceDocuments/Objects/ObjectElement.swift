import Foundation
import Synchronization

/// An object of a document, with its properties and its content.
///
/// An element is immutable, so that objects can be created from it on any thread. It only records which of its
/// attributes, values and keyed objects have been read, so that the document can report the unknown ones.
package final class ObjectElement: AttributeReading, Sendable {
    /// The kind of the element.
    package let kind: ElementKind
    /// The name of an element of unknown kind.
    private let unknownName: String?
    /// The index among the document's objects, constraints and guides, in the order of their start tags.
    package let index: Int
    /// The identifier in the document, or an empty string if it is missing.
    package let id: String
    /// The parent's property for this object, or the object's role, as in the document.
    package let key: String?
    /// The class that is created instead of the element's own.
    package let customClass: ClassDescription?
    package let line: Int
    package let problems: DocumentProblems
    let attributes: [AttributeEntry]
    let content: ObjectContent

    // A bit for each attribute, value and keyed object that was read. Entries after the 63rd share the last bit.
    private let readAttributes = Atomic<UInt64>(0)
    private let readValues = Atomic<UInt64>(0)
    private let readObjects = Atomic<UInt64>(0)

    init(_ element: SourceElement, index: Int, content: ObjectContent) {
        kind = element.kind
        unknownName = element.kind == .unknown ? element.elementName : nil
        self.index = index
        (id, key, line, problems) = (element.id, element.key, element.line, element.problems)
        customClass = ClassDescription(element)
        attributes = element.attributes
        self.content = content
    }

    /// The element's name.
    package var elementName: String { unknownName ?? kind.rawValue }

    /// Returns the text of an attribute. The attribute counts as read from now on.
    package func text(of key: DocumentKey) -> String? {
        guard let place = attributes.place(of: key) else { return nil }
        Self.mark(place, in: readAttributes)
        return attributes[place].value
    }

    /// Returns the value of a property, or `nil` if it is absent, which differs from `.none`.
    package func value(_ key: DocumentKey) -> DocumentValue? {
        guard let place = content.values.firstIndex(where: { $0.key == key }) else { return nil }
        Self.mark(place, in: readValues)
        return content.values[place].value
    }

    /// Returns the object of a property.
    package func object(_ key: DocumentKey) -> ObjectElement? {
        guard let place = content.keyedObjects.firstIndex(where: { $0.key == key }) else { return nil }
        Self.mark(place, in: readObjects)
        return content.keyedObjects[place].object
    }

    /// Marks all attributes, values and objects as read, since the class that replaces the element's own does not use
    /// them.
    package func countAsRead() {
        readAttributes.store(.max, ordering: .relaxed)
        readValues.store(.max, ordering: .relaxed)
        readObjects.store(.max, ordering: .relaxed)
    }

    private static func mark(_ place: Int, in bits: borrowing Atomic<UInt64>) {
        let bit: UInt64 = 1 << UInt64(min(place, 63))
        if bits.load(ordering: .relaxed) & bit == 0 { bits.bitwiseOr(bit, ordering: .relaxed) }
    }

    // MARK: Unread parts

    /// The unread parts of an element. Empty if no part of it was read.
    var unread: [DocumentWarning.Problem] {
        let (attributeBits, valueBits) = (readAttributes.load(ordering: .relaxed), readValues.load(ordering: .relaxed))
        let objectBits = readObjects.load(ordering: .relaxed)
        guard attributeBits | valueBits | objectBits != 0, !kind.isForeign else { return [] }
        func names(_ keys: [DocumentKey], _ bits: UInt64) -> [String] {
            keys.enumerated().compactMap { place, key in
                bits & (1 << UInt64(min(place, 63))) == 0 && !key.isForEditor ? key.rawValue : nil
            }
        }
        return names(attributes.map(\.key), attributeBits).map { .unknownAttribute($0) }
            + names(content.values.map(\.key), valueBits).map { .unknownKey($0) }
            + names(content.keyedObjects.map(\.key), objectBits).map { .unknownKey($0) }
    }
}
