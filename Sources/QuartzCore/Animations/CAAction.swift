import Foundation

/// Something that a layer sets off when a property changes or an event happens; every animation is one.
@preconcurrency @MainActor public protocol CAAction {
    /// Does it. `anObject` is the layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The action that is none, and ends the search for one.
extension NSNull: CAAction {
    /// Does nothing.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
