import Foundation
import QuartzCore

/// An object whose methods can be called by name. Every responder is one.
///
/// Objective-C has such a table for every class; here a class with methods called by name declares one.
@preconcurrency @MainActor
public protocol NamedActionTarget: AnyObject {
    /// The methods that the class offers by name. Asked once a class.
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
    /// A method: whether an object has it, and how it is called. The call says whether the method took the sender.
    struct Method {
        var isOffered: @MainActor (any NamedActionTarget) -> Bool = { _ in true }
        let call: @MainActor (AnyObject, Any?, Any?) -> Bool
        /// How a segue action makes a controller with a coder, the sender and the segue's identifier.
        var makeController: (@MainActor (AnyObject, NSCoder, Any?, String?) -> UIViewController?)?
    }

    private(set) var methods: [Selector: Method] = [:]

    /// Makes an empty table.
    public init() {}

    /// The table with a method without arguments. A method of the same name is replaced.
    public func adding<Target: AnyObject>(
        _ name: Selector, _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) -> NamedActions {
        adding(name) { (target: Target, _, _) in
            method(target)()
            return true
        }
    }

    /// The table with a method that gets the sender. It is not called for a sender that is not of the argument's type.
    public func adding<Target: AnyObject, Sender>(
        _ name: Selector, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) -> NamedActions {
        adding(name) { (target: Target, sender, _) in
            guard let sender = sender as? Sender else { return false }
            method(target)(sender)
            return true
        }
    }

    /// The table with a method that gets the sender and what caused the call: of an action its event (`UIEvent?`), of a
    /// change of traits those from before (`UITraitCollection`). It is not called for arguments that are not of its types.
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

    // MARK: - Looking up

    private static let actions = ClassTable.Part { type in
        (type as? any NamedActionTarget.Type)?.namedActions ?? NamedActions()
    }

    /// The method that an object's class offers under a name.
    static func method(_ name: Selector, of object: any NamedActionTarget) -> Method? {
        let type = type(of: object)
        if let method = ClassTable(of: type)[actions].methods[name] { return method.isOffered(object) ? method : nil }
        return extensions.first(for: type) { $0.methods[name] }
    }

    // MARK: - Extensions

    private static var extensions = TablesOfExtensions<NamedActions>()

    /// Offers methods of an extension, which can override no table, to the objects of a class and of its subclasses. A program does that
    /// before it makes anything of a document, and once:
    ///
    ///     extension UIViewController {
    ///         func close() { dismiss(animated: true) }
    ///     }
    ///
    ///     NamedActions.extend(UIViewController.self, with: NamedActions().adding("close", UIViewController.close))
    ///
    /// A class's own table comes first, then what was offered last for the nearest class.
    public static func extend(_ type: AnyClass, with table: NamedActions) { extensions.add(table, to: type) }
}
