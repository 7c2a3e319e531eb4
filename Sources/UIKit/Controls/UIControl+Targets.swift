import Foundation

extension UIControl {
    // MARK: - Adding targets

    /// Adds a method without arguments for these events. The target is kept weakly.
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void, for controlEvents: Event
    ) {
        add(target, for: controlEvents) { target, _, _ in action(target)() }
    }

    /// Adds a method with the control as its argument for these events. The target is kept weakly. A method whose
    /// argument is of a class other than the control's is never called.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
        for controlEvents: Event
    ) {
        add(target, for: controlEvents) { target, control, _ in
            if let sender = control as? Sender { action(target)(sender) }
        }
    }

    /// Adds a method with the control and the event that caused it, where there was one. The target is kept
    /// weakly.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void,
        for controlEvents: Event
    ) {
        add(target, for: controlEvents) { target, control, event in
            if let sender = control as? Sender { action(target)(sender, event) }
        }
    }

    /// Adds a method with the control and the event that caused it; with an empty one where there was none. The
    /// target is kept weakly.
    @_disfavoredOverload
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void,
        for controlEvents: Event
    ) {
        add(target, for: controlEvents) { target, control, event in
            if let sender = control as? Sender { action(target)(sender, event ?? UIEvent(type: .touches)) }
        }
    }

    /// Adds a method by its name for these events, called through `sendAction(_:to:for:)`.
    ///
    /// Without a target it goes to the first responder in the chain that can perform it, such as
    /// `addTarget(nil, action: "copy:", for: .touchUpInside)`. A target is kept weakly.
    public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        handlers.removeAll { !$0.isAlive }
        let weak = target.map { ControlHandler.WeakTarget(object: $0 as AnyObject) }
        handlers.append(ControlHandler(kind: .named(action, weak), events: controlEvents))
    }

    private func add<Target: AnyObject>(
        _ target: Target, for events: Event, _ send: @escaping @MainActor (Target, UIControl, UIEvent?) -> Void
    ) {
        handlers.removeAll { !$0.isAlive }
        let kind = ControlHandler.Kind.target(ControlHandler.WeakTarget(object: target)) { object, control, event in
            if let target = object as? Target { send(target, control, event) }
        }
        handlers.append(ControlHandler(kind: kind, events: events))
    }

    /// Removes a target's methods for these events, or all targets' for `nil`. Methods of one target cannot be
    /// distinguished, so the action is always `nil`.
    public func removeTarget(_ target: AnyObject?, action: Never?, for controlEvents: Event) {
        remove(controlEvents) { handler in
            handler.action == nil && (target == nil || handler.target === target)
        }
    }

    /// Removes a method that was added by its name for these events; that of any target for `nil`.
    public func removeTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        remove(controlEvents) { $0.name == action && (object == nil || $0.target === object) }
    }

    /// The names of a target's methods (with `nil`, of those without a target) that are called for an event; `nil` when
    /// there are none. Methods that were added as references have no names.
    public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let object = target.map { $0 as AnyObject }
        let names = handlers.compactMap { handler -> String? in
            guard !handler.events.isDisjoint(with: controlEvent), handler.isAlive, handler.target === object
            else { return nil }
            return handler.name?.description
        }
        return names.isEmpty ? nil : names
    }

    // MARK: - Adding actions

    /// Adds an action for these events. One with the same identifier that was added for an event before is
    /// replaced.
    public func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        handlers.append(ControlHandler(kind: .action(action), events: controlEvents))
    }

    /// Removes an action for these events.
    public func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Removes the action of this identifier for these events.
    public func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        remove(controlEvents) { $0.action?.identifier == actionIdentifier }
    }

    private func remove(_ events: Event, where matches: (ControlHandler) -> Bool) {
        for index in handlers.indices where matches(handlers[index]) { handlers[index].events.subtract(events) }
        handlers.removeAll { $0.events.isEmpty || !$0.isAlive }
    }

    // MARK: - Examining

    /// The objects whose methods are called.
    public var allTargets: Set<AnyHashable> {
        Set(handlers.compactMap { handler in handler.target.map { AnyHashable(ObjectIdentifier($0)) } })
    }

    /// All events for which something is called.
    public var allControlEvents: Event { handlers.reduce(into: []) { if $1.isAlive { $0.formUnion($1.events) } } }

    /// Enumerates everything that is called: an action, or a target, and the events. Set the last argument to `true` to
    /// stop.
    public func enumerateEventHandlers(_ iterator: (UIAction?, AnyObject?, Event, inout Bool) -> Void) {
        var stop = false
        for handler in handlers where handler.isAlive {
            iterator(handler.action, handler.target, handler.events, &stop)
            if stop { return }
        }
    }

    // MARK: - Sending

    /// Calls what was added for the events. What is added meanwhile is called from the next time on; what is removed
    /// meanwhile is not called any more.
    func send(_ events: Event, with event: UIEvent?) {
        for handler in handlers where !handler.events.isDisjoint(with: events) {
            switch handler.kind {
            case .action(let action):
                let isThere = handlers.contains { $0.action === action && !$0.events.isDisjoint(with: events) }
                if isThere { sendAction(action) }
            case .named(let name, let target):
                let isThere = handlers.contains { $0.name == name && $0.target === target?.object && $0.isAlive }
                if isThere, handler.isAlive { sendAction(name, to: target?.object, for: event) }
            case .target(let target, let send):
                if let object = target.object, handlers.contains(where: { $0.target === object }) {
                    send(object, self, event)
                }
            }
        }
    }
}
