/// Delivers actions that are called by name.
@MainActor
enum ActionDelivery {
    /// Calls a method of a target. Without a target, calls the first object in the responder chain that performs the
    /// action.
    static func send(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        guard let receiver = target ?? self.target(for: action, sender: sender) else { return false }
        return call(action, of: receiver, sender, event)
    }

    /// Calls a method of an object. Returns `false` if the method does not accept the arguments.
    @discardableResult
    static func call(_ action: Selector, of receiver: Any, _ first: Any?, _ second: Any?) -> Bool {
        guard let object = receiver as? any NamedActionTarget,
            let method = NamedActions.method(action, of: object)
        else {
            let name = "\(type(of: receiver))"
            Diagnostics.raise(
                .unrecognizedSelector,
                "-[\(name) \(action)]: unrecognized selector sent to instance "
                    + "\(Diagnostics.name(receiver as AnyObject)). Add the method to \(name).namedActions.")
            return false
        }
        return method.call(object, first, second)
    }

    /// Returns the object that performs an action. Searches the responder chain from the first responder of the
    /// scene's key window, then from the sender, then from the key window's root controller. (UIKit documents the
    /// first search; the other two match the behavior of its controls without a first responder.)
    private static func target(for action: Selector, sender: Any?) -> Any? {
        let application = UIApplication.shared
        let scene =
            (sender as? UIResponder)?.nearestView?.window?.windowScene
            ?? application.windowScenes.first { $0.activationState == .foregroundActive }
            ?? application.windowScenes.first
        let window = scene?.keyWindow
        let starts = [window?.firstResponder, sender as? UIResponder, window?.keyResponder, application]
        for start in starts {
            if let target = start?.target(forAction: action, withSender: sender) { return target }
        }
        return nil
    }
}
