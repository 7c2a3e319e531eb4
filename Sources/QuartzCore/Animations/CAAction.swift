import Foundation

/// What a layer runs when a property changes or an event happens; every animation is one.
@preconcurrency @MainActor public protocol CAAction {
    /// Runs the action. `anObject` is the layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Stands for no action, and ends the search for one.
extension NSNull: CAAction {
    /// The change has no animation.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
