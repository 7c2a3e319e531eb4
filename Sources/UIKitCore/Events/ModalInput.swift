import RenderServer

/// An overlay of a scene that receives its keys first: an open menu. A scene has at most one.
@MainActor
package protocol ModalInput: AnyObject {
    /// Handles a key. Returns whether the overlay handled it.
    func handle(_ key: KeyEvent) -> Bool

    /// Called before a view leaves its window.
    func viewLeaves(_ view: UIView)

    /// Called when a window is hidden, when a different window becomes key instead of it, or, with `nil`, after a
    /// window was deallocated: menus in the window are dismissed. The default implementation has no effect.
    func windowResigns(_ window: UIWindow?)

    /// Returns the name of UIKit's controller for the overlay, if a controller presents it in UIKit. The default is
    /// `nil`.
    func nameOfPresentation(over controller: UIViewController) -> String?

    /// Dismisses the overlay, for example when it is replaced.
    func dismiss(animated: Bool)
}

extension ModalInput {
    package func windowResigns(_ window: UIWindow?) {}
    package func nameOfPresentation(over controller: UIViewController) -> String? { nil }
}
