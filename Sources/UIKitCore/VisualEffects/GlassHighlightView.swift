import CoreGraphics
import Foundation

/// A bright view over the glass that is visible while interactive glass is touched.
final class GlassHighlightView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backgroundColor = .white
        alpha = 0
    }

    required init?(coder: NSCoder) { nil }

    /// Shows or hides the highlight.
    func show(_ isShown: Bool) {
        UIView.animate(
            withDuration: isShown ? 0.1 : 0.3, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) { self.alpha = isShown ? 0.25 : 0 }
    }
}
