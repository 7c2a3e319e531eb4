import Foundation

/// An action that a layer runs when a property changes or an event occurs. Every animation is an action.
@preconcurrency @MainActor public protocol CAAction {
    /// Runs the action. `anObject` is the layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// `NSNull` is the action for no action. It ends the search for an action.
extension NSNull: CAAction {
    /// Does nothing: a change with the action `NSNull` is not animated.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
