import Foundation

/// Hiding and showing arranged views.
///
///     shown ── hidden in an animation ──▶ being hidden ── its end ──▶ hidden
///       ▲                                     │                        │
///       └──────────── shown again ────────────┴────────────────────────┘
///
/// A view that is being hidden has `isHidden` set, but its layer is shown until the animation ends.
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
    /// Whether a stack view does not arrange the view: it is hidden, or about to be.
    var isExcludedFromArrangement: Bool { flags.isBeingHidden || layer.properties.isHidden }
}
