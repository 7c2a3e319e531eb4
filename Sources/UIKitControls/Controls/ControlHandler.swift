import Foundation

/// A handler of control events: a typed method reference with a weakly referenced target, a method name, or an action.
/// A method name without a target is sent to the first responder in the chain that implements the method.
@MainActor
struct ControlHandler {
    enum Kind {
        /// A typed reference to a method. References cannot be compared, so the type of the reference is stored.
        case target(WeakObject, type: Any.Type, send: @MainActor (AnyObject, UIControl, UIEvent?) -> Void)
        case named(Selector, WeakObject?)
        case action(UIAction)
    }

    let kind: Kind
    var events: UIControl.Event

    var target: AnyObject? {
        switch kind {
        case .target(let target, _, _): target.object
        case .named(_, let target): target?.object
        case .action: nil
        }
    }

    /// The target as an element of `UIControl.allTargets`.
    var targetInSet: AnyHashable? {
        switch kind {
        case .action: nil
        case .named(_, nil): AnyHashable(NSNull())
        case .named, .target: target.map { $0 as? AnyHashable ?? AnyHashable(TargetReference(object: $0)) }
        }
    }

    /// Returns the object of a target argument. For an element of `UIControl.allTargets`, it is the object in the
    /// element.
    static func object(of target: Any?) -> AnyObject? {
        guard let target else { return nil }
        let base = (target as? AnyHashable)?.base ?? target
        if base is NSNull { return nil }
        return (base as? TargetReference)?.object ?? base as AnyObject
    }

    var action: UIAction? {
        if case .action(let action) = kind { action } else { nil }
    }

    var name: Selector? {
        if case .named(let name, _) = kind { name } else { nil }
    }

    /// The type of a typed reference.
    var methodType: Any.Type? {
        if case .target(_, let type, _) = kind { type } else { nil }
    }

    /// Whether the handler can be called: its target still exists, or it does not need a target.
    var isAlive: Bool {
        switch kind {
        case .action, .named(_, nil): true
        case .target, .named: target != nil
        }
    }
}
