import QuartzCore

/// Removes a window's layer from the screen when the window is deallocated.
///
/// A separate object, because its `deinit` runs on the main actor. If `UIWindow` had such a `deinit`, its subclasses
/// could not have a plain one.
@MainActor
final class WindowLayer {
    private let layer: CALayer
    @SharedWeak var scene: UIWindowScene?

    init(_ layer: CALayer) { self.layer = layer }

    isolated deinit {
        layer.removeFromSuperlayer()
        scene?.windowWasDeallocated()
    }
}
