import RenderServer

/// Opens displays for the scenes that an application requests: windows of the desktop, or displays of a stage.
@MainActor
package protocol SceneOpening {
    /// Begins to open a display; `nil` if that is impossible.
    ///
    /// - Parameters:
    ///   - geometry: The previous size and position of its window; `nil` for a new one.
    ///   - neighbor: The requesting scene: a new one has the same size.
    func openScreen(_ geometry: WindowGeometry?, beside neighbour: UIWindowScene?) -> UIScreen?

    /// Called when the scene of an opened screen is connected. It receives the display's events from now on.
    func didConnect(_ scene: UIWindowScene)

    /// Called when a scene was disconnected and its display is closed.
    func didDisconnect(_ scene: UIWindowScene)
}
