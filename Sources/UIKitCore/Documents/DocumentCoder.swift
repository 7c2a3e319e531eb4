import Foundation
import InterfaceDocuments

/// What `init?(coder:)` gets for an object of a storyboard or nib: it carries the object's element, and nothing is
/// unarchived.
///
/// Each class of UIKit reads what is its own from the element, after its superclass has:
///
///     public required init?(coder: NSCoder) {
///         super.init(coder: coder)
///         if let coder = coder.ofDocument { decode(from: coder) }
///     }
///
/// A program's class passes the coder on. What it asks of it by a key is not there: what Xcode writes are elements, no
/// keys.
package final class DocumentCoder: NSCoder {
    /// The object's element.
    package let element: ObjectElement
    /// What the object is made with.
    package let unit: DocumentUnit

    package init(_ element: ObjectElement, in unit: DocumentUnit) {
        self.element = element
        self.unit = unit
        super.init()
    }

    /// The controllers to which the relationship segues of the element lead, in the order of the document. They are
    /// made with it.
    @MainActor
    package func relationshipControllers(_ relationship: String) -> [UIViewController] {
        guard let scene = unit.scene else { return [] }
        return element.segues.compactMap { segue in
            guard segue.kind == .relationship, segue.relationship == relationship else { return nil }
            return scene.makeController(withID: segue.destination, isContained: true)
        }
    }

    // MARK: What it answers to a program

    package override var allowsKeyedCoding: Bool { true }
    package override func containsValue(forKey key: String) -> Bool { false }
    package override func decodeObject(forKey key: String) -> Any? { nil }
    package override func decodeObject() -> Any? { nil }
    package override func decodeBool(forKey key: String) -> Bool { false }
    package override func decodeCInt(forKey key: String) -> Int32 { 0 }
    package override func decodeInt32(forKey key: String) -> Int32 { 0 }
    package override func decodeInt64(forKey key: String) -> Int64 { 0 }
    package override func decodeInteger(forKey key: String) -> Int { 0 }
    package override func decodeFloat(forKey key: String) -> Float { 0 }
    package override func decodeDouble(forKey key: String) -> Double { 0 }
    package override func decodePropertyList(forKey key: String) -> Any? { nil }
    package override func encode(_ object: Any?, forKey key: String) {}
    package override func encode(_ value: Bool, forKey key: String) {}
    package override func encode(_ value: Int, forKey key: String) {}
    package override func encode(_ value: Double, forKey key: String) {}
}
