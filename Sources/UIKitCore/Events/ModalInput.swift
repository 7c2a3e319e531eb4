import RenderServer

/// An overlay of a scene that receives its keys first: an open menu. A scene has at most one.
@MainActor
package protocol ModalInput: AnyObject {
    /// Handles a key. Returns whether the overlay handled it.
    func handle(_ key: KeyEvent) -> Bool

    /// Called before a view leaves its window.
    func viewLeaves(_ view: UIView)

    /// Dismisses the overlay, for example when it is replaced.
    func dismiss(animated: Bool)
}
