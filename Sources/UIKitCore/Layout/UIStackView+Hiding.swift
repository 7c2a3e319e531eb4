import Foundation

/// Hiding and showing arranged views.
///
///     shown ── hidden in an animation ──▶ being hidden ── its end ──▶ hidden
///       ▲                                     │                        │
///       └──────────── shown again ────────────┴────────────────────────┘
///
/// A view that is being hidden says `isHidden`, but its layer is shown until the animation ends.
extension UIStackView {
    /// Hides or shows an arranged view, inside an animation block with the whole layout that follows from it.
    func setHidden(_ isHidden: Bool, ofArranged view: UIView) {
        guard isHidden != view.isLeftOut else { return }
        arrangementDidChange()
        let id = ObjectIdentifier(view)
        guard let animation = ViewAnimationContext.current, animation.animates, layer.context != nil else {
            hidings[id] = nil
            view.flags.isBeingHidden = false
            view.layer.isHidden = isHidden
            return
        }
        if isHidden {
            lastHiding += 1
            let number = lastHiding
            hidings[id] = number
            view.flags.isBeingHidden = true
            animation.whenEnded { [weak self, weak view] in
                guard let self, let view, hidings[id] == number else { return }
                settleHiding(of: view)
            }
        } else {
            hidings[id] = nil
            view.flags.isBeingHidden = false
            view.layer.isHidden = false
        }
        animation.layOutAfterChanges(self)
    }

    /// Ends a view's being hidden.
    func settleHiding(of view: UIView) {
        hidings[ObjectIdentifier(view)] = nil
        guard view.flags.isBeingHidden else { return }
        view.flags.isBeingHidden = false
        view.layer.isHidden = true
    }
}

extension UIView {
    /// Whether a stack view leaves the view out: it is hidden, or about to be.
    var isLeftOut: Bool { flags.isBeingHidden || layer.properties.isHidden }
}
