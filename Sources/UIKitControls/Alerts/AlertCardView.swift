import CoreGraphics
import Foundation

/// A card with text and actions.
final class AlertCardView: UIView {
    enum Background {
        /// Blurs the content behind the card.
        case material
        /// Hides the content behind the card, as in the card of the `cancel` action.
        case opaque
        /// No background and no round corners: a popover has its own.
        case none
    }

    private let effectView = UIVisualEffectView(effect: nil)
    let header = AlertHeaderView()
    let list = AlertActionsView()
    private let separator = UIView()
    private var metrics = AlertMetrics(.alert)

    init() {
        super.init(frame: .zero)
        separator.backgroundColor = .separator
        separator.isUserInteractionEnabled = false
        effectView.clipsToBounds = true
        effectView.layer.cornerCurve = .continuous
        for view in [header, list, separator] { effectView.contentView.addSubview(view) }
        addSubview(effectView)
    }

    required init?(coder: NSCoder) { nil }

    /// Measured on imitations of UIKit: the background of the separate `cancel` card.
    private static let opaqueColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0x2C / 255.0, alpha: 1) : .white
    }

    func update(_ background: Background, _ metrics: AlertMetrics) {
        self.metrics = metrics
        effectView.layer.cornerRadius = background == .none ? 0 : AlertMetrics.cornerRadius
        effectView.effect = background == .material ? UIBlurEffect(style: .systemMaterial) : nil
        effectView.contentView.backgroundColor = background == .opaque ? Self.opaqueColor : nil
        setNeedsLayout()
    }

    // MARK: Measuring

    /// Measures the content of the card for a width.
    func content(inWidth width: CGFloat) -> AlertCardContent {
        let texts = header.heights(inWidth: metrics.textWidth(in: width))
        return AlertCardContent(
            title: texts.title, message: texts.message, accessory: header.fields.wantedHeight,
            rows: list.rows.map { $0.height(inWidth: width) },
            rowWidths: list.rows.count == 2 ? list.rows.map(\.preferredWidth) : [],
            cancel: list.rows.firstIndex { $0.action.style == .cancel })
    }

    /// Returns the height that shows the full content in a card of the given width; 0 for an empty card.
    func wantedHeight(inWidth width: CGFloat) -> CGFloat {
        AlertCardLayout.height(of: content(inWidth: width), metrics, width: width)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        effectView.frame = bounds
        let layout = AlertCardLayout(
            content(inWidth: bounds.width), metrics, size: bounds.size,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        header.apply(layout)
        list.apply(layout)
        separator.isHidden = layout.separator == nil
        separator.frame = layout.separator ?? .zero
    }

    /// Measures and lays out the content again.
    func contentDidChange() {
        header.discardHeights()
        setNeedsLayout()
    }

    /// Returns the action at a point of the card.
    func row(at point: CGPoint) -> AlertActionView? { list.row(at: convert(point, to: list)) }
}
