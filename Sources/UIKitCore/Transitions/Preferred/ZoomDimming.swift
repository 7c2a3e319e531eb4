import CoreGraphics
import Foundation

// Chosen (Controllers): The background of a zoom is dimmed as around a sheet, unless the options change that.
/// Covers the content behind a zoomed page with a blur and a color, and blocks its touches.
final class ZoomDimming: UIView {
    private let color = UIView()
    private let effectView = UIVisualEffectView(effect: nil)
    private let effect: UIBlurEffect?

    init(_ options: UIViewController.Transition.ZoomOptions, frame: CGRect, isAroundSheet: Bool) {
        effect = options.dimmingVisualEffect
        super.init(frame: frame)
        if effect != nil {
            effectView.frame = bounds
            addSubview(effectView)
        }
        color.frame = bounds
        let isPlain = effect != nil || isAroundSheet
        color.backgroundColor = options.dimmingColor ?? (isPlain ? nil : Self.standardColor)
        addSubview(color)
    }

    required init?(coder: NSCoder) { nil }

    /// The dimming color of sheets.
    private static var standardColor: UIColor {
        UIColor { traits in UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2) }
    }

    func show(_ isShown: Bool) {
        color.alpha = isShown ? 1 : 0
        if let effect { effectView.effect = isShown ? effect : nil }
    }
}
