/// A method of an object, which is not retained.
@MainActor
struct GestureTarget {
    private let reference: WeakObject
    /// The name of a method that is called by name.
    let action: Selector?
    let send: @MainActor (AnyObject, UIGestureRecognizer) -> Void

    init(
        target: AnyObject, action: Selector? = nil, send: @escaping @MainActor (AnyObject, UIGestureRecognizer) -> Void
    ) {
        (reference, self.action, self.send) = (WeakObject(target), action, send)
    }

    var target: AnyObject? { reference.object }
}

extension UIGestureRecognizer {
    // MARK: Adding and removing targets and actions

    /// Adds a method to call when `state` changes to a recognized state. The target is not retained. Targets are
    /// called in the order of their addition.
    public func addTarget<T: AnyObject>(_ target: T, action: @escaping @MainActor (T) -> @MainActor () -> Void) {
        targets.append(
            GestureTarget(target: target) { target, _ in
                if let target = target as? T { action(target)() }
            })
    }

    /// Adds a method to call with the recognizer as the argument. The argument must be of the recognizer's class or a
    /// superclass; otherwise the method is never called.
    public func addTarget<T: AnyObject, R: UIGestureRecognizer>(
        _ target: T, action: @escaping @MainActor (T) -> @MainActor (R) -> Void
    ) {
        targets.append(
            GestureTarget(target: target) { target, recognizer in
                if let target = target as? T, let recognizer = recognizer as? R { action(target)(recognizer) }
            })
    }

    func add(_ target: Any, _ action: Selector) {
        let target = target as AnyObject
        guard !targets.contains(where: { $0.target === target && $0.action == action }) else { return }
        targets.append(
            GestureTarget(target: target, action: action) { target, recognizer in
                ActionDelivery.call(action, of: target, recognizer, nil)
            })
    }

    func remove(_ target: Any?, _ action: Selector?) {
        let target = target.map { $0 as AnyObject }
        targets.removeAll {
            $0.target == nil
                || (target == nil || $0.target === target) && (action == nil || $0.action == action)
        }
    }

    func sendActions() {
        for entry in targets {
            if let target = entry.target { entry.send(target, self) }
        }
    }
}
