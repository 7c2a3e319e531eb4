import RenderServer

/// Opens displays for the scenes that an application requests: windows of the desktop, or those of a stage.
@MainActor
package protocol SceneOpening {
    /// Begins to open a display; `nil` when there can be none.
    ///
    /// - Parameters:
    ///   - geometry: The size and place that its window had the time before; `nil` for a new one.
    ///   - neighbour: The scene that requests it: a new one is as large.
    func openScreen(_ geometry: WindowGeometry?, beside neighbour: UIWindowScene?) -> UIScreen?

    /// The scene of a screen that was opened is there, and gets what its display reports from now on.
    func didConnect(_ scene: UIWindowScene)

    /// A scene was disconnected, and its display is closed.
    func didDisconnect(_ scene: UIWindowScene)
}
