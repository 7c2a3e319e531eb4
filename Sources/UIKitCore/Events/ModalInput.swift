import RenderServer

/// What lies over all of a scene and gets its keys first: an open menu. A scene has at most one.
@MainActor
package protocol ModalInput: AnyObject {
    /// Handles a key; answers whether it did.
    func handle(_ key: KeyEvent) -> Bool

    /// A view is about to leave its window.
    func viewLeaves(_ view: UIView)

    /// Ends it, as when another one takes its place.
    func dismiss(animated: Bool)
}
