import Foundation

extension UIControl {
    // MARK: - Adding targets

    /// Adds a method without arguments as a handler of events. The target is referenced weakly.
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void, for controlEvents: Event
    ) {
        add(target, type(of: action), for: controlEvents) { target, _, _ in action(target)() }
    }

    /// Adds a method whose argument is the control as a handler of events. The target is referenced weakly. If the
    /// control is not an instance of the argument's class, the method is never called.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
        for controlEvents: Event
    ) {
        add(target, type(of: action), for: controlEvents) { target, control, _ in
            if let sender = control as? Sender { action(target)(sender) }
        }
    }

    /// Adds a method whose arguments are the control and the `UIEvent` that has caused the call as a handler of
    /// events. The event is `nil` if no event has caused the call. The target is referenced weakly.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void,
        for controlEvents: Event
    ) {
        add(target, type(of: action), for: controlEvents) { target, control, event in
            if let sender = control as? Sender { action(target)(sender, event) }
        }
    }

    /// Adds a method whose arguments are the control and the `UIEvent` that has caused the call as a handler of
    /// events. If no event has caused the call, it is an empty event. The target is referenced weakly.
    @_disfavoredOverload
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void,
        for controlEvents: Event
    ) {
        add(target, type(of: action), for: controlEvents) { target, control, event in
            if let sender = control as? Sender { action(target)(sender, event ?? .withoutTouches()) }
        }
    }

    private func add<Target: AnyObject>(
        _ target: Target, _ type: Any.Type, for events: Event,
        _ send: @escaping @MainActor (Target, UIControl, UIEvent?) -> Void
    ) {
        handlers.removeAll { !$0.isAlive }
        let weak = WeakObject(target)
        let kind = ControlHandler.Kind.target(weak, type: type) { object, control, event in
            if let target = object as? Target { send(target, control, event) }
        }
        handlers.append(ControlHandler(kind: kind, events: events))
    }

    /// Removes a method without arguments. See the variant for a method with the control as its argument.
    public func removeTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void, for controlEvents: Event
    ) { removeMethods(of: target, type(of: action), for: controlEvents) }

    /// Removes a method whose argument is the control.
    ///
    /// References to methods cannot be compared. If several methods of the target with the same argument types were
    /// added for an event, all of them are removed, and a message is logged. To remove them separately, add such
    /// methods by their names.
    public func removeTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
        for controlEvents: Event
    ) { removeMethods(of: target, type(of: action), for: controlEvents) }

    /// Removes a method with the control and an optional event as its arguments. See the variant for a method with the
    /// control as its argument.
    public func removeTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void,
        for controlEvents: Event
    ) { removeMethods(of: target, type(of: action), for: controlEvents) }

    /// Removes a method with the control and an event as its arguments. See the variant for a method with the control
    /// as its argument.
    @_disfavoredOverload
    public func removeTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void,
        for controlEvents: Event
    ) { removeMethods(of: target, type(of: action), for: controlEvents) }

    private func removeMethods(of target: AnyObject, _ type: Any.Type, for events: Event) {
        func matches(_ handler: ControlHandler) -> Bool { handler.target === target && handler.methodType == type }
        let count = handlers.count { matches($0) && !$0.events.isDisjoint(with: events) }
        if count > 1 {
            Diagnostics.warn(
                .control,
                "\(Diagnostics.name(self)): removeTarget removed \(count) methods of \(Diagnostics.name(target)), since "
                    + "references to methods with the same argument types cannot be distinguished. Add them by name")
        }
        remove(events, where: matches)
    }

    /// Removes all methods of a target for the given events. If the target is `nil`, removes the methods of all
    /// targets.
    public func removeTarget(_ target: AnyObject?, action: Never?, for controlEvents: Event) {
        remove(controlEvents) { handler in
            handler.action == nil && (target == nil || handler.target === target)
        }
    }

    func remove(_ events: Event, where matches: (ControlHandler) -> Bool) {
        for index in handlers.indices where matches(handlers[index]) { handlers[index].events.subtract(events) }
        handlers.removeAll { $0.events.isEmpty || !$0.isAlive }
    }

    func names(of target: Any?, for controlEvent: Event) -> [String]? {
        let object = ControlHandler.object(of: target)
        let names = handlers.compactMap { handler -> String? in
            guard !handler.events.isDisjoint(with: controlEvent), handler.isAlive, handler.target === object
            else { return nil }
            return handler.name?.description
        }
        return names.isEmpty ? nil : names
    }

    // MARK: - Sending

    /// Calls the handlers of the events. A handler that is added during these calls is not called until the next time.
    /// A handler that is removed during these calls is not called.
    func send(_ events: Event, with event: UIEvent?) {
        for handler in handlers where !handler.events.isDisjoint(with: events) {
            switch handler.kind {
            case .action(let action):
                let isThere = handlers.contains { $0.action === action && !$0.events.isDisjoint(with: events) }
                if isThere { sendAction(action) }
            case .named(let name, let target):
                let isThere = handlers.contains { $0.name == name && $0.target === target?.object && $0.isAlive }
                if isThere, handler.isAlive { sendAction(name, to: target?.object, for: event) }
            case .target(let target, _, let send):
                if let object = target.object, handlers.contains(where: { $0.target === object }) {
                    send(object, self, event)
                }
            }
        }
    }
}
