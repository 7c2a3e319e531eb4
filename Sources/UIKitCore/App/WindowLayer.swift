import QuartzCore

/// Takes a window's layer off the screen, which holds it, when the window is deallocated.
///
/// An object of its own, because its `deinit` runs on the main actor: that of a window cannot, or no subclass could have a
/// plain one.
@MainActor
final class WindowLayer {
    private let layer: CALayer
    weak var scene: UIWindowScene?

    init(_ layer: CALayer) { self.layer = layer }

    isolated deinit {
        layer.removeFromSuperlayer()
        scene?.windowWasDeallocated()
    }
}
