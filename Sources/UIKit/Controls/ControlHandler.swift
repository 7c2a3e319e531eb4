/// What a control calls for some events: a method of a weakly kept target, a method by its name (without target
/// that of the first responder in the chain that has it), or an action.
@MainActor
struct ControlHandler {
    enum Kind {
        /// A typed reference to a method. References to one method cannot be compared, only their types.
        case target(WeakTarget, type: Any.Type, send: @MainActor (AnyObject, UIControl, UIEvent?) -> Void)
        case named(Selector, WeakTarget?)
        case action(UIAction)
    }

    struct WeakTarget {
        weak var object: AnyObject?
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

    /// Whether it can still be called: the target is alive, or none is needed.
    var isAlive: Bool {
        switch kind {
        case .action, .named(_, nil): true
        case .target, .named: target != nil
        }
    }
}
