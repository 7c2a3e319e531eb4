import CoreGraphics
import Foundation
import QuartzCore

/// A popover on the screen: its background, its shadow, and the presented controller's view, clipped to body and
/// arrow.
///
/// The controller's view fills the whole popover, including the arrow, as since iOS 13. With a custom background view,
/// it is inside that view's insets.
final class PopoverView: UIView {
    let metrics: PopoverMetrics
    private(set) var placement = PopoverPlacement(arrowDirection: .unknown)
    private let backgroundView: UIPopoverBackgroundView?
    // Chosen (Controllers): The figures of a popover's shadow are chosen.
    /// The shadow around the popover.
    private let shadow = SurroundingShadow(opacity: 0.18, radius: 16, offset: 4)
    private let material = UIVisualEffectView(effect: PopoverView.effect)
    /// Clips the material and its content.
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
            // Chosen (Controllers): The content of a popover with a custom background has the same corner radius as
            // the system's own popovers.
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

    /// Adds the presented controller's view.
    func show(_ view: UIView) {
        content = view
        host.addSubview(view)
        setNeedsLayout()
    }

    /// Removes the presented controller's view, unless it has a different superview already.
    func restoreContent() {
        if let content, content.superviewStorage === host { content.removeFromSuperview() }
        content = nil
    }

    /// The color that replaces the material; `nil` for the material. A custom background view has its own color.
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
        // While the popover is scaled, `frame` would be its scaled frame.
        let place = CGPoint(x: placement.frame.midX, y: placement.frame.midY)
        guard placement != self.placement || bounds.size != placement.frame.size || center != place else { return }
        self.placement = placement
        bounds.size = placement.frame.size
        center = place
        setNeedsLayout()
        if let backgroundView, arrowDidChange { point(backgroundView, placement) }
    }

    /// Documented: both are set in an animation block, so that the view can animate its changes.
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

    /// The insets of the presented controller's view that the arrow covers. They are added to its safe area.
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

    /// The insets of the arrow and the background, limited by the popover's size.
    private var contentInsets: UIEdgeInsets {
        let (arrow, insets) = (placement.arrowInsets(height: metrics.arrowHeight), metrics.contentInsets)
        let (left, top) = (min(arrow.left + insets.left, bounds.width), min(arrow.top + insets.top, bounds.height))
        return UIEdgeInsets(
            top: top, left: left, bottom: min(arrow.bottom + insets.bottom, bounds.height - top),
            right: min(arrow.right + insets.right, bounds.width - left))
    }

    /// Returns whether a point is in the body or the arrow. The area beside the arrow is outside the popover.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard bounds.contains(point) else { return false }
        if bounds.inset(by: placement.arrowInsets(height: metrics.arrowHeight)).contains(point) { return true }
        let (tip, half) = (placement.tip, metrics.arrowBase / 2)
        return placement.arrowDirection.isVertical ? abs(point.x - tip.x) <= half : abs(point.y - tip.y) <= half
    }

    // MARK: Showing and hiding

    private var isShown = true

    /// Shows or hides the popover. In an animation block its parts fade, since a transparent parent would disable the
    /// blur.
    func setShown(_ isShown: Bool) {
        self.isShown = isShown
        material.effect = isShown && color == nil ? Self.effect : nil
        for view in [backgroundView, shadow, colorView, host] { view?.alpha = isShown ? 1 : 0 }
    }

    /// Scales the popover around the tip of its arrow.
    func setScale(_ scale: CGFloat) {
        let tip = placement.tip
        let (x, y) = (tip.x - placement.frame.width / 2, tip.y - placement.frame.height / 2)
        transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x * (1 - scale), ty: y * (1 - scale))
    }
}
