import CoreGraphics
import Foundation

/// What is behind a bar's items: a blur and a colour, an image, and the line at the edge.
final class BarBackground: UIView {
    private let material = UIVisualEffectView(effect: nil)
    /// What tints the blur, or stands in its place.
    private let overlay = UIView()
    private let color = UIView()
    private let image = UIImageView()
    private let line = UIView()
    private let shadow = UIImageView()
    /// What is shown, which says what everything here looks like.
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

    /// Looks as an appearance says.
    ///
    /// - Parameters:
    ///   - appearance: The appearance; `nil` for nothing at all.
    ///   - barTint: What a program wants over the blur.
    ///   - plain: What is there instead of the blur where nothing may be seen through the bar.
    ///   - isOpaque: Whether nothing may be seen through the bar, whatever the appearance says.
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
        // The line is outside of the bar, as thin as can be.
        let hairline = 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(
            x: 0, y: hasLineAtTop ? -hairline : bounds.height, width: bounds.width, height: hairline)
        let height = shadow.image?.size.height ?? 0
        shadow.frame = CGRect(x: 0, y: hasLineAtTop ? -height : bounds.height, width: bounds.width, height: height)
    }
}
