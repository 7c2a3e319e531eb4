import RenderServer

/// Opens displays for the scenes that an application requests: windows of the desktop, or displays of a stage.
@MainActor
package protocol SceneOpening {
    /// Begins to open a display. Returns `nil` if no display can be opened.
    ///
    /// - Parameters:
    ///   - geometry: The previous size and position of the scene's window; `nil` for a new scene.
    ///   - neighbor: The requesting scene. The window of a new scene has the same size.
    func openScreen(_ geometry: WindowGeometry?, beside neighbour: UIWindowScene?) -> UIScreen?

    /// Called when the scene of an opened screen is connected. From now on it receives the display's events.
    func didConnect(_ scene: UIWindowScene)

    /// Called when a scene was disconnected and its display is closed.
    func didDisconnect(_ scene: UIWindowScene)
}
