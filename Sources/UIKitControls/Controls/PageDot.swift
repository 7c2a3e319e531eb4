import CoreGraphics
import Foundation
import QuartzCore

/// The dot or image for a page. While it shows progress, the dot is longer.
final class PageDot: UIView {
    private let image = UIImageView()
    private var fill: UIView?

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(image)
    }

    required init?(coder: NSCoder) { nil }

    func show(
        _ shown: UIImage?, color: UIColor, progress: UIPageControlProgress?, trackColor: UIColor, isVertical: Bool,
        isBackwards: Bool
    ) {
        var size = shown?.size ?? CGSize(width: PageDots.diameter, height: PageDots.diameter)
        let extra = progress == nil ? 0 : PageDots.progressLength
        if isVertical { size.height += extra } else { size.width += extra }
        bounds.size = size
        layer.cornerRadius = shown == nil ? PageDots.diameter / 2 : 0
        image.isHidden = shown == nil
        image.image = shown.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
        image.tintColor = color
        image.frame = CGRect(origin: .zero, size: size)
        backgroundColor = shown == nil ? (progress == nil ? color : trackColor) : nil
        guard let progress else {
            fill?.removeFromSuperview()
            fill = nil
            return
        }
        let view = fill ?? UIView()
        if fill == nil { addSubview(view) }
        fill = view
        view.backgroundColor = color
        view.layer.cornerRadius = PageDots.diameter / 2
        let frame = { (share: Float) in
            Self.frame(of: share, in: size, isVertical: isVertical, isBackwards: isBackwards)
        }
        UIView.performWithoutAnimation { view.frame = frame(progress.shownProgress) }
        progress.animateFill { view.frame = frame($0) }
    }

    private static func frame(of share: Float, in size: CGSize, isVertical: Bool, isBackwards: Bool) -> CGRect {
        let length = isVertical ? size.height : size.width
        let shown = share <= 0 ? 0 : PageDots.diameter + (length - PageDots.diameter) * CGFloat(min(share, 1))
        let start = isBackwards ? length - shown : 0
        return isVertical
            ? CGRect(x: 0, y: start, width: size.width, height: shown)
            : CGRect(x: start, y: 0, width: shown, height: size.height)
    }
}
