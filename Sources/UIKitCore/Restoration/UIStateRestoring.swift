import Foundation

/// An object whose state is preserved with the application's: controllers, and objects that are registered with
/// `UIApplication.registerObject(forStateRestoration:restorationIdentifier:)`. All members are optional.
///
/// Follows <https://developer.apple.com/documentation/uikit/uistaterestoring>.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
    /// What comes before the object in its path: a controller or another object. `nil` by default.
    var restorationParent: (any UIStateRestoring)? { get }
    /// The class that makes the object where none is registered when the state is restored. `nil` by default.
    var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
    /// Writes what is to be restored later.
    func encodeRestorableState(with coder: NSCoder)
    /// Reads what was written.
    func decodeRestorableState(with coder: NSCoder)
    /// Called when everything has been restored, the application's delegate as well.
    func applicationFinishedRestoringState()
}

extension UIStateRestoring {
    /// `nil`.
    public var restorationParent: (any UIStateRestoring)? { nil }
    /// `nil`.
    public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
    /// Writes nothing.
    public func encodeRestorableState(with coder: NSCoder) {}
    /// Reads nothing.
    public func decodeRestorableState(with coder: NSCoder) {}
    /// Does nothing.
    public func applicationFinishedRestoringState() {}
}

/// Makes controllers again when the application's state is restored.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiviewcontrollerrestoration>.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
    /// Makes the controller, or finds it among those that are there.
    ///
    /// - Parameters:
    ///   - identifierComponents: The identifiers from the window's root down; the last one is the controller's own.
    ///   - coder: What the controller wrote, which may be read already.
    /// - Returns: The controller; `nil` leaves it out, and what is in it.
    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder)
        -> UIViewController?
}

/// Makes registered objects again when the application's state is restored.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiobjectrestoration>.
@preconcurrency @MainActor
public protocol UIObjectRestoration {
    /// Makes the object, or finds it.
    static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder)
        -> (any UIStateRestoring)?
}
