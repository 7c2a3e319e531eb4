import UIKit

extension Stage {
    // MARK: Preferences for system elements

    /// The value of `prefersHomeIndicatorAutoHidden` of the controller in charge, which is a container's child or the
    /// controller that covers the screen.
    public var isHomeIndicatorAutoHidden: Bool { scene.isHomeIndicatorAutoHidden }

    /// The value of `prefersPointerLocked` of the controller in charge, if the scene is active; otherwise `false`.
    public var isPointerLocked: Bool { scene.isPointerLocked }

    /// The edges at which the app's gestures take precedence over the system's:
    /// `preferredScreenEdgesDeferringSystemGestures` of the controller in charge.
    public var deferredScreenEdges: UIRectEdge { scene.deferredScreenEdges }
}
