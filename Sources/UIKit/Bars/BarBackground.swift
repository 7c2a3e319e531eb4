import CoreGraphics
import Foundation

/// The background of a bar: a blur and a color, an image, and the line at the edge.
final class BarBackground: UIView {
    private let material = UIVisualEffectView(effect: nil)
    /// A view with the color over the blur. In an opaque bar, its color replaces the blur.
    private let overlay = UIView()
    private let color = UIView()
    private let image = UIImageView()
    private let line = UIView()
    private let shadow = UIImageView()
    /// The state in the last update of the subviews.
    private var shown: Shown?

    @MainActor private struct Shown: @MainActor Equatable {
        var background: UIBarAppearance.Background?
        var barTint: UIColor?
        var plain: UIColor
        var isOpaque: Bool
    }

    /// Whether the line is at the top edge, as in bars at the bottom.
    private let hasLineAtTop: Bool

    init(hasLineAtTop: Bool) {
        self.hasLineAtTop = hasLineAtTop
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        image.clipsToBounds = true
        for view in [material, overlay, color, image, line, shadow] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the background of an appearance.
    ///
    /// - Parameters:
    ///   - appearance: The appearance; `nil` for no background.
    ///   - barTint: The color that a program has set over the blur.
    ///   - plain: The color that replaces the blur if the bar is opaque.
    ///   - isOpaque: Whether the bar is opaque. The value overrides the appearance.
    func show(_ appearance: UIBarAppearance?, barTint: UIColor?, plain: UIColor, isOpaque: Bool) {
        let wanted = Shown(background: appearance?.background, barTint: barTint, plain: plain, isOpaque: isOpaque)
        guard wanted != shown else { return }
        shown = wanted
        let background = appearance?.background
        let effect = background?.effect
        material.effect = isOpaque ? nil : effect
        overlay.backgroundColor = effect == nil ? nil : isOpaque ? barTint ?? plain : barTint
        color.backgroundColor = background?.color
        image.image = background?.image
        image.contentMode = background?.imageContentMode ?? .scaleToFill
        shadow.image = background?.shadowImage
        shadow.tintColor = background?.shadowColor
        line.backgroundColor = background?.shadowImage == nil ? background?.shadowColor : nil
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in [material, overlay, color, image] { view.frame = bounds }
        // The line is outside the bounds of the bar, and one pixel high.
        let hairline = 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(
            x: 0, y: hasLineAtTop ? -hairline : bounds.height, width: bounds.width, height: hairline)
        let height = shadow.image?.size.height ?? 0
        shadow.frame = CGRect(x: 0, y: hasLineAtTop ? -height : bounds.height, width: bounds.width, height: height)
    }
}
