/// What a control calls when some events happen: a method of a weakly kept target, or an action.
@MainActor
struct ControlHandler {
    enum Kind {
        case target(WeakTarget, send: @MainActor (AnyObject, UIControl, UIEvent?) -> Void)
        case action(UIAction)
    }

    struct WeakTarget {
        weak var object: AnyObject?
    }

    let kind: Kind
    var events: UIControl.Event

    var target: AnyObject? {
        if case .target(let target, _) = kind { target.object } else { nil }
    }

    var action: UIAction? {
        if case .action(let action) = kind { action } else { nil }
    }

    /// Whether it can still be called: the target is alive.
    var isAlive: Bool { action != nil || target != nil }
}
