import Foundation

extension UIView {
    // Chosen (Controllers): The tint behind a sheet is gray if the sheet dims its background, and only there; behind
    // popovers and alerts always, in all visible presenters.
    /// Adds or removes a modal presentation in front of the view. While such a presentation exists, the tint is gray,
    /// unless the program has set the adjustment mode.
    func setTintDimmed(_ isDimmed: Bool) {
        let extras = extrasForWriting
        extras.tintDimmings = max(0, extras.tintDimmings + (isDimmed ? 1 : -1))
        if isDimmed {
            guard extras.tintDimmings == 1, extras.tintAdjustmentMode == .automatic else { return }
            extras.isTintDimmed = true
            tintAdjustmentMode = .dimmed
        } else {
            guard extras.tintDimmings == 0, extras.isTintDimmed else { return }
            extras.isTintDimmed = false
            if extras.tintAdjustmentMode == .dimmed { tintAdjustmentMode = .automatic }
        }
    }
}
