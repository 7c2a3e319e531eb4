import Foundation

extension UIView {
    /// Something modal has come in front of the view, or goes. While there is any, the tint is grey, unless the program has said
    /// how it is adjusted.
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
