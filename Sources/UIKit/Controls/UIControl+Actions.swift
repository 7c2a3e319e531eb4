import Foundation

extension UIControl {
    // MARK: Associating target methods and actions

    /// Registers a method without arguments for some events. The target is held weakly.
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void, for controlEvents: Event
    ) {
        register(target, controlEvents) { target, _, _ in (target as? Target).map { action($0)() } }
    }

    /// Registers a method that takes the control for some events. The target is held weakly. A method for another class
    /// of control is never called.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void, for controlEvents: Event
    ) {
        register(target, controlEvents) { target, sender, _ in
            if let target = target as? Target, let sender = sender as? Sender { action(target)(sender) }
        }
    }

    /// Registers a method that takes the control and the event for some events. The target is held weakly.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void,
        for controlEvents: Event
    ) {
        register(target, controlEvents) { target, sender, event in
            if let target = target as? Target, let sender = sender as? Sender { action(target)(sender, event) }
        }
    }

    private func register(
        _ target: AnyObject, _ events: Event, _ perform: @escaping @MainActor (AnyObject?, UIControl, UIEvent?) -> Void
    ) {
        handlers.append(Handler(target: target, hasTarget: true, action: nil, events: events, perform: perform))
    }

    /// Registers an action for some events. One with the same identifier is replaced for them.
    public func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        handlers.append(
            Handler(target: nil, hasTarget: false, action: action, events: controlEvents) { _, sender, _ in
                action.perform(sender: sender)
            })
    }

    /// Removes an action for some events.
    public func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Removes the action with an identifier for some events.
    public func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        narrow(controlEvents) { $0.action?.identifier == actionIdentifier }
    }

    /// Removes all methods of a target (of all targets for `nil`) for some events.
    public func removeTarget(_ target: AnyObject?, for controlEvents: Event) {
        narrow(controlEvents) { $0.hasTarget && (target == nil || $0.target === target) }
    }

    private func narrow(_ events: Event, where matches: (Handler) -> Bool) {
        handlers = handlers.compactMap { handler in
            guard matches(handler) else { return handler }
            let rest = handler.events.subtracting(events)
            if rest.isEmpty { return nil }
            return Handler(
                target: handler.target, hasTarget: handler.hasTarget, action: handler.action, events: rest,
                perform: handler.perform)
        }
    }

    /// Performs an action as if the control had triggered it.
    public func sendAction(_ action: UIAction) { action.perform(sender: self) }

    /// The objects that methods are registered for.
    public var allTargets: Set<AnyHashable> {
        Set(handlers.compactMap { ($0.target as? NSObject).map(AnyHashable.init) })
    }

    /// The events that anything is registered for.
    public var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }
}
