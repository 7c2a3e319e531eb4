import Foundation
import QuartzCore

/// An object with properties that storyboards and nibs set by name, as outlets and runtime attributes. Every responder
/// conforms.
///
/// Objective-C keeps such a table for every class. In this library, a class with such properties declares its own
/// table.
@preconcurrency @MainActor
public protocol NamedPropertyOwner: AnyObject {
    /// The properties that the class offers by name. Read once per class.
    static var namedProperties: NamedProperties { get }

    /// Called after a storyboard or nib has created and connected the object. The default implementation has no
    /// effect.
    func awakeFromNib()
}

extension NamedPropertyOwner {
    /// Has no effect.
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
/// A property can be of a class or protocol type, or an array of these, optional or not. It can also be a number, a
/// string, a color, an image, a point, a size, a rectangle, or an enumeration or option set with such a raw value.
@MainActor
public struct NamedProperties {
    /// A property with its getter and setter. The setter returns whether the value was converted to the property's
    /// type.
    package struct Property {
        let valueType: Any.Type
        package let get: @MainActor (AnyObject) -> Any?
        package let set: @MainActor (AnyObject, Any?) -> Bool

        /// The name of the protocol that is the property's type; `nil` for other types.
        var protocolName: String? { PropertyConversion.protocolName(of: valueType) }
    }

    private(set) var properties: [String: Property] = [:]

    /// Creates an empty table.
    public init() {}

    /// Returns the table with an added property, which replaces a property with the same name.
    public consuming func adding<Owner: AnyObject, Value>(
        _ name: String, _ keyPath: ReferenceWritableKeyPath<Owner, Value>
    ) -> NamedProperties {
        // The table is consumed, not copied, so that a long table takes linear time.
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

    /// Returns the table with a read-only property for key paths.
    package consuming func adding<Owner: AnyObject, Value>(
        reading name: String, _ keyPath: KeyPath<Owner, Value>
    ) -> NamedProperties {
        properties[name] = Property(
            valueType: Value.self, get: { ($0 as? Owner)?[keyPath: keyPath] }, set: { _, _ in false })
        return self
    }

    // MARK: - Lookup

    private static let properties = ClassTable.Part { type in
        (type as? any NamedPropertyOwner.Type)?.namedProperties ?? NamedProperties()
    }

    /// Returns the property with a name in the class of an object.
    package static func property(_ name: String, of object: AnyObject) -> Property? {
        ClassTable(of: type(of: object))[properties].properties[name]
            ?? extensions.first(for: type(of: object)) { $0.properties[name] }
    }

    /// Sets a property to a value that fits only the property's type in a superclass. For example, a table view's
    /// `delegate`, which a scroll view also declares, can be set to an object that is only a `UIScrollViewDelegate`.
    ///
    /// - Returns: The type name of the superclass's property; `nil` if the value fits no superclass.
    static func setInherited(_ name: String, of object: AnyObject, to value: Any) -> String? {
        var next: AnyClass? = _getSuperclass(type(of: object))
        while let type = next {
            guard let property = ClassTable(of: type)[properties].properties[name] else { return nil }
            if property.set(object, value) { return property.protocolName ?? "\(property.valueType)" }
            next = _getSuperclass(type)
        }
        return nil
    }

    /// Returns whether a class adds properties to its superclass's table.
    static func isExtended(by type: AnyClass) -> Bool {
        let inherited = _getSuperclass(type).map { ClassTable(of: $0)[properties].properties.count } ?? 0
        return ClassTable(of: type)[properties].properties.count > inherited
    }

    // MARK: - Extensions

    private static var extensions = TablesOfExtensions<NamedProperties>()

    /// Adds properties to a class and its subclasses from an extension, which cannot override a table. Call it once,
    /// before storyboards and nibs create objects:
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
    /// A class's own table takes precedence. Otherwise, the last extension of the nearest class is used.
    public static func extend(_ type: AnyClass, with table: NamedProperties) { extensions.add(table, to: type) }
}

/// The tables of extensions, by class.
struct TablesOfExtensions<Table> {
    private var tables: [ObjectIdentifier: [Table]] = [:]

    mutating func add(_ table: Table, to type: AnyClass) { tables[ObjectIdentifier(type), default: []].append(table) }

    /// Returns the first result of a search from a class up to its topmost superclass. For each class, the tables that
    /// were added last are searched first.
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
