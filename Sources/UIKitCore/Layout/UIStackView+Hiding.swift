import Foundation

/// Hides and shows arranged views.
///
///     shown ── hidden in an animation ──▶ being hidden ── its end ──▶ hidden
///       ▲                                     │                        │
///       └──────────── shown again ────────────┴────────────────────────┘
///
/// A view that is being hidden has `isHidden` set, but its layer is visible until the animation ends.
extension UIStackView {
    /// Finishes hiding a view.
    func finishHiding(of view: UIView) {
        hidings[ObjectIdentifier(view)] = nil
        guard view.flags.isBeingHidden else { return }
        view.flags.isBeingHidden = false
        view.layer.isHidden = true
    }
}

extension UIView {
    /// Whether a stack view does not arrange the view, since it is hidden or being hidden.
    var isExcludedFromArrangement: Bool { flags.isBeingHidden || layer.properties.isHidden }
}
