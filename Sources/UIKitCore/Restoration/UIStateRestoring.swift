import Foundation

/// An object whose state is preserved with the application's state: a controller, or an object that is registered with
/// `UIApplication.registerObject(forStateRestoration:restorationIdentifier:)`. All members are optional.
///
/// Follows <https://developer.apple.com/documentation/uikit/uistaterestoring>.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
    /// The previous object in this object's path: a controller or a registered object. `nil` by default.
    var restorationParent: (any UIStateRestoring)? { get }
    /// The class that creates the object if it is not registered during restoration. `nil` by default.
    var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
    /// Encodes state to restore later.
    func encodeRestorableState(with coder: NSCoder)
    /// Decodes the encoded state.
    func decodeRestorableState(with coder: NSCoder)
    /// Called when all state has been restored, including the application delegate's.
    func applicationFinishedRestoringState()
}

extension UIStateRestoring {
    /// Returns `nil`.
    public var restorationParent: (any UIStateRestoring)? { nil }
    /// Returns `nil`.
    public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
    /// Has no effect.
    public func encodeRestorableState(with coder: NSCoder) {}
    /// Has no effect.
    public func decodeRestorableState(with coder: NSCoder) {}
    /// Has no effect.
    public func applicationFinishedRestoringState() {}
}

/// Recreates controllers when the application's state is restored.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontrollerrestoration>.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
    /// Returns a new or existing controller.
    ///
    /// - Parameters:
    ///   - identifierComponents: The identifiers from the window's root down, the controller's own last.
    ///   - coder: The controller's encoded state, which may already be decoded.
    /// - Returns: The controller; `nil` skips it and its content.
    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder)
        -> UIViewController?
}

/// Recreates registered objects when the application's state is restored.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiobjectrestoration>.
@preconcurrency @MainActor
public protocol UIObjectRestoration {
    /// Returns a new or existing object.
    static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder)
        -> (any UIStateRestoring)?
}
