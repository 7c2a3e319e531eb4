import Foundation
import QuartzCore

/// An object whose methods can be called by name. Every responder conforms.
///
/// Objective-C keeps a table of methods for every class. In this library, a class declares a table of its methods that
/// can be called by name.
@preconcurrency @MainActor
public protocol NamedActionTarget: AnyObject {
    /// The methods that the class offers by name. Read once per class.
    static var namedActions: NamedActions { get }
}

/// The methods that a class offers by name.
///
///     final class NotesController: UIViewController {
///         override class var namedActions: NamedActions {
///             super.namedActions.adding("addNote:", NotesController.addNote(_:))
///         }
///
///         func addNote(_ sender: Any?) { … }
///     }
@MainActor
public struct NamedActions {
    /// A method, with its availability for an object. The call returns whether the method accepted the sender.
    struct Method {
        var isOffered: @MainActor (any NamedActionTarget) -> Bool = { _ in true }
        let call: @MainActor (AnyObject, Any?, Any?) -> Bool
        /// Creates a controller with a segue action: with a coder, the sender and the segue's identifier.
        var makeController: (@MainActor (AnyObject, NSCoder, Any?, String?) -> UIViewController?)?
    }

    private(set) var methods: [Selector: Method] = [:]

    /// Creates an empty table.
    public init() {}

    /// Returns the table with an added method without arguments, which replaces a method with the same name.
    public func adding<Target: AnyObject>(
        _ name: Selector, _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) -> NamedActions {
        adding(name) { (target: Target, _, _) in
            method(target)()
            return true
        }
    }

    /// Returns the table with an added method that receives the sender. It is not called for a sender of a different
    /// type.
    public func adding<Target: AnyObject, Sender>(
        _ name: Selector, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) -> NamedActions {
        adding(name) { (target: Target, sender, _) in
            guard let sender = sender as? Sender else { return false }
            method(target)(sender)
            return true
        }
    }

    /// Returns the table with an added method that receives the sender and the cause: the event of an action
    /// (`UIEvent?`), or the previous traits of a trait change (`UITraitCollection`). It is not called for arguments of
    /// different types.
    public func adding<Target: AnyObject, Sender, Cause>(
        _ name: Selector, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Cause) -> Void
    ) -> NamedActions {
        adding(name) { (target: Target, sender, cause) in
            guard let sender = sender as? Sender, let cause = cause as? Cause else { return false }
            method(target)(sender, cause)
            return true
        }
    }

    private func adding<Target: AnyObject>(
        _ name: Selector, _ call: @escaping @MainActor (Target, Any?, Any?) -> Bool
    ) -> NamedActions {
        adding(name, Method { object, sender, cause in (object as? Target).map { call($0, sender, cause) } ?? false })
    }

    func adding(_ name: Selector, _ method: Method) -> NamedActions {
        var table = self
        table.methods[name] = method
        return table
    }

    // MARK: - Lookup

    private static let actions = ClassTable.Part { type in
        (type as? any NamedActionTarget.Type)?.namedActions ?? NamedActions()
    }

    /// Returns the method with a name in the class of an object.
    static func method(_ name: Selector, of object: any NamedActionTarget) -> Method? {
        let type = type(of: object)
        if let method = ClassTable(of: type)[actions].methods[name] { return method.isOffered(object) ? method : nil }
        return extensions.first(for: type) { $0.methods[name] }
    }

    // MARK: - Extensions

    private static var extensions = TablesOfExtensions<NamedActions>()

    // Chosen (Documents): Methods that were added by name for an extension of a class remain available until the
    // program ends, on stages too. A class's own table takes precedence.
    /// Adds methods that an extension declares, for a class and its subclasses. An extension cannot override
    /// `namedActions`. Call this method once, before storyboards or nibs create objects:
    ///
    ///     extension UIViewController {
    ///         func close() { dismiss(animated: true) }
    ///     }
    ///
    ///     NamedActions.extend(UIViewController.self, with: NamedActions().adding("close", UIViewController.close))
    ///
    /// A class's own table takes precedence, followed by the last extension of the nearest class in its hierarchy.
    public static func extend(_ type: AnyClass, with table: NamedActions) { extensions.add(table, to: type) }
}
