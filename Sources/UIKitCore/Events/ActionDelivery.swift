/// Delivers actions that are called by name.
@MainActor
enum ActionDelivery {
    /// Calls a method of a target, or without a target, of the first responder in the chain that performs it.
    static func send(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        guard let receiver = target ?? self.target(for: action, sender: sender) else { return false }
        return call(action, of: receiver, sender, event)
    }

    /// Calls a method of an object; `false` if it does not accept the arguments.
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

    /// Searches the chain from the first responder of the scene's key window; without a result, from the sender; then
    /// from the key window's root controller. (UIKit documents the first; the others match the behavior of its
    /// controls without a first responder.)
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
