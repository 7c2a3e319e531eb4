import Foundation
import QuartzCore

/// An object with properties that are set by name: outlets of documents and their runtime attributes. Every responder
/// is one.
///
/// Objective-C has such a table for every class; here a class with properties that are set by name declares one.
@preconcurrency @MainActor
public protocol NamedPropertyOwner: AnyObject {
    /// The properties that the class offers by name. Asked once a class.
    static var namedProperties: NamedProperties { get }

    /// Called when the object, which a storyboard or nib has made, is connected. The default does nothing.
    func awakeFromNib()
}

extension NamedPropertyOwner {
    /// Does nothing.
    public func awakeFromNib() {}
}

/// The properties that a class offers by name.
///
///     final class LoginController: UIViewController {
///         override class var namedProperties: NamedProperties {
///             super.namedProperties
///                 .adding("nameLabel", \LoginController.nameLabel)
///                 .adding("buttons", \LoginController.buttons)
///         }
///
///         weak var nameLabel: UILabel!
///         var buttons: [UIButton]!
///     }
///
/// A property can be of any type: of a class or a protocol, an array of them, optional or not; a number, a string, a
/// colour, an image, a point, size or rectangle; or an enumeration or option set with such a raw value.
@MainActor
public struct NamedProperties {
    /// A property: how it is read and set. Setting says whether the value could be converted to the property's type.
    package struct Property {
        let valueType: Any.Type
        package let get: @MainActor (AnyObject) -> Any?
        package let set: @MainActor (AnyObject, Any?) -> Bool

        /// The name of the protocol that is the property's type; `nil` for other types.
        var protocolName: String? { PropertyConversion.protocolName(of: valueType) }
    }

    private(set) var properties: [String: Property] = [:]

    /// Makes an empty table.
    public init() {}

    /// The table with a property. One of the same name is replaced.
    public consuming func adding<Owner: AnyObject, Value>(
        _ name: String, _ keyPath: ReferenceWritableKeyPath<Owner, Value>
    ) -> NamedProperties {
        // The table is passed on and not copied, so that a long one takes no longer than its length.
        properties[name] = Property(
            valueType: Value.self,
            get: { ($0 as? Owner)?[keyPath: keyPath] },
            set: { object, value in
                guard let owner = object as? Owner, let value = PropertyConversion.value(value, as: Value.self) else {
                    return false
                }
                owner[keyPath: keyPath] = value
                return true
            })
        return self
    }

    /// The table with a property that key paths lead through and that cannot be set.
    package consuming func adding<Owner: AnyObject, Value>(
        reading name: String, _ keyPath: KeyPath<Owner, Value>
    ) -> NamedProperties {
        properties[name] = Property(
            valueType: Value.self, get: { ($0 as? Owner)?[keyPath: keyPath] }, set: { _, _ in false })
        return self
    }

    // MARK: - Looking up

    private static let properties = ClassTable.Part { type in
        (type as? any NamedPropertyOwner.Type)?.namedProperties ?? NamedProperties()
    }

    /// The property that an object's class offers under a name.
    package static func property(_ name: String, of object: AnyObject) -> Property? {
        ClassTable(of: type(of: object))[properties].properties[name]
            ?? extensions.first(for: type(of: object)) { $0.properties[name] }
    }

    /// Sets a property of an object to a value that does not fit it, as a superclass declares the property: a table
    /// view's `delegate`, which is also a scroll view's, to an object that is a `UIScrollViewDelegate` only.
    ///
    /// - Returns: The name of the type that the superclass's property has; `nil` if the value fits no superclass's
    ///   either.
    static func setInherited(_ name: String, of object: AnyObject, to value: Any) -> String? {
        var next: AnyClass? = _getSuperclass(type(of: object))
        while let type = next {
            guard let property = ClassTable(of: type)[properties].properties[name] else { return nil }
            if property.set(object, value) { return property.protocolName ?? "\(property.valueType)" }
            next = _getSuperclass(type)
        }
        return nil
    }

    /// Whether a class's own table has properties that its superclass's table does not have.
    static func isExtended(by type: AnyClass) -> Bool {
        let inherited = _getSuperclass(type).map { ClassTable(of: $0)[properties].properties.count } ?? 0
        return ClassTable(of: type)[properties].properties.count > inherited
    }

    // MARK: - Extensions

    private static var extensions = TablesOfExtensions<NamedProperties>()

    /// Offers properties of an extension, which can override no table, to the objects of a class and of its subclasses. A program does that
    /// before it makes anything of a document, and once:
    ///
    ///     extension UIView {
    ///         @IBInspectable var cornerRadius: CGFloat {
    ///             get { layer.cornerRadius }
    ///             set { layer.cornerRadius = newValue }
    ///         }
    ///     }
    ///
    ///     NamedProperties.extend(UIView.self, with: NamedProperties().adding("cornerRadius", \UIView.cornerRadius))
    ///
    /// A class's own table comes first, then what was offered last for the nearest class.
    public static func extend(_ type: AnyClass, with table: NamedProperties) { extensions.add(table, to: type) }
}

/// What extensions of classes offer, by class.
struct TablesOfExtensions<Table> {
    private var tables: [ObjectIdentifier: [Table]] = [:]

    mutating func add(_ table: Table, to type: AnyClass) { tables[ObjectIdentifier(type), default: []].append(table) }

    /// What is found first from a class up to its topmost superclass, in the tables that were added last.
    func first<Found>(for type: AnyClass, _ find: (Table) -> Found?) -> Found? {
        guard !tables.isEmpty else { return nil }
        var next: AnyClass? = type
        while let type = next {
            for table in (tables[ObjectIdentifier(type)] ?? []).reversed() {
                if let found = find(table) { return found }
            }
            next = _getSuperclass(type)
        }
        return nil
    }
}
