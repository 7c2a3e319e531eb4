import UIKit

extension Stage {
    // MARK: What controllers say of the system's elements

    /// Whether the controller in charge, a container's child or what covers the screen, wants the home indicator hidden:
    /// `prefersHomeIndicatorAutoHidden`.
    public var isHomeIndicatorAutoHidden: Bool { windowScene?.isHomeIndicatorAutoHidden ?? false }

    /// The edges at which the controller in charge wants the program's gestures before the system's:
    /// `preferredScreenEdgesDeferringSystemGestures`.
    public var deferredScreenEdges: UIRectEdge { windowScene?.deferredScreenEdges ?? [] }

    private var windowScene: UIWindowScene? {
        UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
    }
}
