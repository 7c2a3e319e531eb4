import Foundation
import InterfaceDocuments

/// The coder that `init?(coder:)` receives for an object of a storyboard or nib. It contains the object's element
/// instead of archived values.
///
/// Each UIKit class decodes its own attributes from the element, after its superclass:
///
///     public required init?(coder: NSCoder) {
///         super.init(coder: coder)
///         if let coder = coder.ofDocument { decode(from: coder) }
///     }
///
/// A program's class passes the coder to `super`. The coder contains no keys, since Xcode writes elements instead.
package final class DocumentCoder: NSCoder {
    /// The object's element.
    package let element: ObjectElement
    /// The unit of the object.
    package let unit: DocumentUnit

    package init(_ element: ObjectElement, in unit: DocumentUnit) {
        self.element = element
        self.unit = unit
        super.init()
    }

    /// Returns the controllers of the element's relationship segues, in the order of the document. They are created
    /// together with the element's controller.
    @MainActor
    package func relationshipControllers(_ relationship: String) -> [UIViewController] {
        guard let scene = unit.scene else { return [] }
        return element.segues.compactMap { segue in
            guard segue.kind == .relationship, segue.relationship == relationship else { return nil }
            return scene.makeController(withID: segue.destination, isContained: true, container: unit)
        }
    }

    // MARK: Keyed coding

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
