import CoreGraphics
import Foundation
import QuartzCore

/// A popover on the screen: its background, its shadow, and the presented controller's view in the shape of body and
/// arrow.
///
/// The controller's view fills all of it, the arrow included, as since iOS 13. With a background view of the program's
/// it is in that one's insets.
final class PopoverView: UIView {
    let metrics: PopoverMetrics
    private(set) var placement = PopoverPlacement(arrowDirection: .unknown)
    private let backgroundView: UIPopoverBackgroundView?
    /// Figures are chosen.
    private let shadow = SurroundingShadow(opacity: 0.18, radius: 16, offset: 4)
    private let material = UIVisualEffectView(effect: PopoverView.effect)
    /// Cuts the material and what is on it.
    private let shape = ShapeView()
    private let colorView = UIView()
    private let host = UIView()
    private weak var content: UIView?

    private static let effect = UIBlurEffect(style: .systemMaterial)

    init(metrics: PopoverMetrics, backgroundView: UIPopoverBackgroundView?) {
        (self.metrics, self.backgroundView) = (metrics, backgroundView)
        super.init(frame: .zero)
        if let backgroundView {
            addSubview(backgroundView)
            addSubview(host)
            guard type(of: backgroundView).wantsDefaultContentAppearance else { return }
            // Content in round corners (chosen: as round as the system's own popover).
            host.layer.cornerRadius = metrics.cornerRadius
            host.clipsToBounds = true
        } else {
            addSubview(shadow)
            addSubview(material)
            material.mask = shape
            colorView.isUserInteractionEnabled = false
            material.contentView.addSubview(colorView)
            material.contentView.addSubview(host)
        }
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Content

    /// Takes the presented controller's view in.
    func show(_ view: UIView) {
        content = view
        host.addSubview(view)
        setNeedsLayout()
    }

    /// Gives it back, unless it is somewhere else already.
    func giveBackContent() {
        if let content, content.superviewStorage === host { content.removeFromSuperview() }
        content = nil
    }

    /// The colour instead of the material; `nil` for the material. A background view of the program's has its own.
    var color: UIColor? {
        didSet {
            colorView.backgroundColor = color
            if isShown { material.effect = color == nil ? Self.effect : nil }
        }
    }

    // MARK: Place

    func place(_ placement: PopoverPlacement) {
        let arrowDidChange =
            (placement.arrowDirection, placement.arrowOffset)
            != (self.placement.arrowDirection, self.placement.arrowOffset)
        guard placement != self.placement || bounds.size != placement.frame.size else { return }
        self.placement = placement
        // The frame would be that of the scaled popover while it grows.
        bounds.size = placement.frame.size
        center = CGPoint(x: placement.frame.midX, y: placement.frame.midY)
        setNeedsLayout()
        if let backgroundView, arrowDidChange { point(backgroundView, placement) }
    }

    /// Documented: both are set in an animation block, so that the view can animate what it changes.
    private func point(_ view: UIPopoverBackgroundView, _ placement: PopoverPlacement) {
        let change = {
            view.arrowDirection = placement.arrowDirection
            view.arrowOffset = placement.arrowOffset
        }
        if ViewAnimationContext.current == nil {
            UIView.animate(withDuration: 0, animations: change)
        } else {
            change()
        }
    }

    /// What the arrow covers of the presented controller's view: its safe area is the rest.
    var arrowInsetsOfContent: UIEdgeInsets {
        backgroundView == nil ? placement.arrowInsets(height: metrics.arrowHeight) : .zero
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let backgroundView {
            backgroundView.frame = bounds
            host.frame = bounds.inset(by: contentInsets)
        } else {
            let outline = PopoverOutline(
                size: bounds.size, arrowDirection: placement.arrowDirection, arrowOffset: placement.arrowOffset,
                metrics: metrics
            ).path
            for view in [material, shadow, shape] as [UIView] { view.frame = bounds }
            for view in [colorView, host] { view.frame = bounds }
            shape.path = outline.cgPath
            shadow.show(outline)
        }
        if let content, content.superviewStorage === host { content.frame = host.bounds }
    }

    /// The arrow and the background's own insets, at most the size there is.
    private var contentInsets: UIEdgeInsets {
        let (arrow, insets) = (placement.arrowInsets(height: metrics.arrowHeight), metrics.contentInsets)
        let (left, top) = (min(arrow.left + insets.left, bounds.width), min(arrow.top + insets.top, bounds.height))
        return UIEdgeInsets(
            top: top, left: left, bottom: min(arrow.bottom + insets.bottom, bounds.height - top),
            right: min(arrow.right + insets.right, bounds.width - left))
    }

    /// Only the body and the arrow: what is beside the arrow is outside of the popover.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard bounds.contains(point) else { return false }
        if bounds.inset(by: placement.arrowInsets(height: metrics.arrowHeight)).contains(point) { return true }
        let (tip, half) = (placement.tip, metrics.arrowBase / 2)
        return placement.arrowDirection.isVertical ? abs(point.x - tip.x) <= half : abs(point.y - tip.y) <= half
    }

    // MARK: Coming and going

    private var isShown = true

    /// Whether it is seen. In an animation block its parts fade; a transparent view would blur nothing.
    func setShown(_ isShown: Bool) {
        self.isShown = isShown
        material.effect = isShown && color == nil ? Self.effect : nil
        for view in [backgroundView, shadow, colorView, host] { view?.alpha = isShown ? 1 : 0 }
    }

    /// Grows or shrinks around the tip of the arrow, which stays where it is.
    func setScale(_ scale: CGFloat) {
        let tip = placement.tip
        let (x, y) = (tip.x - placement.frame.width / 2, tip.y - placement.frame.height / 2)
        transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x * (1 - scale), ty: y * (1 - scale))
    }
}
