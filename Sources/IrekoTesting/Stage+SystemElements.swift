import UIKit

extension Stage {
    // MARK: Preferences for system elements

    /// Whether the controller in charge (a container's child or the controller that covers the screen) hides the home
    /// indicator: `prefersHomeIndicatorAutoHidden`.
    public var isHomeIndicatorAutoHidden: Bool { scene.isHomeIndicatorAutoHidden }

    /// Whether the controller in charge locks the pointer: `prefersPointerLocked`, in an active scene.
    public var isPointerLocked: Bool { scene.isPointerLocked }

    /// The edges at which the controller in charge prefers the app's gestures to the system's:
    /// `preferredScreenEdgesDeferringSystemGestures`.
    public var deferredScreenEdges: UIRectEdge { scene.deferredScreenEdges }
}
