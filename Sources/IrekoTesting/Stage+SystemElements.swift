import UIKit

extension Stage {
    // MARK: What controllers say of the system's elements

    /// Whether the controller in charge, a container's child or what covers the screen, wants the home indicator hidden:
    /// `prefersHomeIndicatorAutoHidden`.
    public var isHomeIndicatorAutoHidden: Bool { scene.isHomeIndicatorAutoHidden }

    /// Whether the controller in charge wants the pointer to stay where it is: `prefersPointerLocked`, in an active scene.
    public var isPointerLocked: Bool { scene.isPointerLocked }

    /// The edges at which the controller in charge wants the program's gestures before the system's:
    /// `preferredScreenEdgesDeferringSystemGestures`.
    public var deferredScreenEdges: UIRectEdge { scene.deferredScreenEdges }
}
