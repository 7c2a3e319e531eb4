import CoreGraphics
import Foundation

/// What is behind a bar's items: a blur or a colour, an image, and the line at the edge.
final class BarBackground: UIView {
    private let material = UIView()
    private let color = UIView()
    private let image = UIImageView()
    private let line = UIView()
    private let shadow = UIImageView()
    /// What is shown, which says what everything here looks like.
    private var shown: Shown?

    private struct Shown: Equatable {
        var background: UIBarAppearance.Background?
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
        for view in [material, color, image, line, shadow] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Looks as an appearance says.
    ///
    /// - Parameters:
    ///   - appearance: The appearance; `nil` for nothing at all.
    ///   - plain: What lies over the blur.
    ///   - isOpaque: Whether nothing may be seen through the bar, whatever the appearance says.
    func show(_ appearance: UIBarAppearance?, plain: UIColor, isOpaque: Bool) {
        let wanted = Shown(background: appearance?.background, plain: plain, isOpaque: isOpaque)
        guard wanted != shown else { return }
        shown = wanted
        let background = appearance?.background
        Self.blur(material, background?.isBlurred == true, plain: isOpaque ? plain.withAlphaComponent(1) : plain)
        color.backgroundColor = background?.color
        image.image = background?.image
        image.contentMode = background?.imageContentMode ?? .scaleToFill
        shadow.image = background?.shadowImage
        shadow.tintColor = background?.shadowColor
        line.backgroundColor = background?.shadowImage == nil ? background?.shadowColor : nil
        setNeedsLayout()
    }

    /// Blurs what lies behind. A flat colour stands in for the blur.
    private static func blur(_ view: UIView, _ isBlurred: Bool, plain: UIColor) {
        view.backgroundColor = isBlurred ? plain : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in [material, color, image] { view.frame = bounds }
        // The line is outside of the bar, as thin as can be.
        let hairline = 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(
            x: 0, y: hasLineAtTop ? -hairline : bounds.height, width: bounds.width, height: hairline)
        let height = shadow.image?.size.height ?? 0
        shadow.frame = CGRect(x: 0, y: hasLineAtTop ? -height : bounds.height, width: bounds.width, height: height)
    }
}
