/// A method of an object that is kept weakly.
@MainActor
struct GestureTarget {
    weak var target: AnyObject?
    let send: @MainActor (AnyObject, UIGestureRecognizer) -> Void
}

extension UIGestureRecognizer {
    // MARK: Adding and removing targets and actions

    /// Adds a method to call when `state` changes to a recognised one. The target is kept weakly. Targets are called in
    /// the order in which they were added.
    public func addTarget<T: AnyObject>(_ target: T, action: @escaping @MainActor (T) -> @MainActor () -> Void) {
        targets.append(
            GestureTarget(target: target) { target, _ in
                if let target = target as? T { action(target)() }
            })
    }

    /// Adds a method to call with the recognizer as the argument. The method's argument must be of the recognizer's
    /// class or one above it; with another the method is never called.
    public func addTarget<T: AnyObject, R: UIGestureRecognizer>(
        _ target: T, action: @escaping @MainActor (T) -> @MainActor (R) -> Void
    ) {
        targets.append(
            GestureTarget(target: target) { target, recognizer in
                if let target = target as? T, let recognizer = recognizer as? R { action(target)(recognizer) }
            })
    }

    /// Removes all methods of a target, or all methods for `nil`. Single methods cannot be distinguished, so the action
    /// is always `nil`.
    public func removeTarget(_ target: AnyObject?, action: Never?) {
        targets.removeAll { $0.target == nil || target == nil || $0.target === target }
    }

    func sendActions() {
        for entry in targets {
            if let target = entry.target { entry.send(target, self) }
        }
    }
}
