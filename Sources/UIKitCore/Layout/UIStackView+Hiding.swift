import Foundation

/// Hiding and showing arranged views.
///
///     shown ── hidden in an animation ──▶ being hidden ── its end ──▶ hidden
///       ▲                                     │                        │
///       └──────────── shown again ────────────┴────────────────────────┘
///
/// A view that is being hidden says `isHidden`, but its layer is shown until the animation ends.
extension UIStackView {
    /// Ends a view's being hidden.
    func finishHiding(of view: UIView) {
        hidings[ObjectIdentifier(view)] = nil
        guard view.flags.isBeingHidden else { return }
        view.flags.isBeingHidden = false
        view.layer.isHidden = true
    }
}

extension UIView {
    /// Whether a stack view leaves the view out: it is hidden, or about to be.
    var isExcludedFromArrangement: Bool { flags.isBeingHidden || layer.properties.isHidden }
}
