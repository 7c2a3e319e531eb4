import CoreGraphics
import Foundation

/// The upper part of an alert: title and message, which scroll if they do not fit.
final class AlertHeaderView: UIScrollView {
    private let (title, message) = (AlertText(), AlertText())
    /// The text fields, below the message.
    let fields = AlertFieldsView()
    /// An invisible label that measures texts.
    private let measure = UILabel()
    private var (titleFrame, messageFrame) = (CGRect.zero, CGRect.zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentInsetAdjustmentBehavior = .never
        showsHorizontalScrollIndicator = false
        delaysContentTouches = false
        flags.forwardsTouches = true
        measure.isHidden = true
        addSubview(measure)
        addSubview(fields)
    }

    required init?(coder: NSCoder) { nil }

    func show(title: String?, message: String?, fonts: AlertFonts, kind: AlertMetrics.Kind) {
        let color: UIColor = kind == .alert ? .label : .secondaryLabel
        self.title.show(title, fonts.title, color)
        self.message.show(message, fonts.message, color)
        setNeedsLayout()
    }

    /// Returns the heights of both texts for a width; 0 for a missing text.
    func heights(inWidth width: CGFloat) -> (title: CGFloat, message: CGFloat) {
        (
            title.height(inWidth: width, measuringWith: measure),
            message.height(inWidth: width, measuringWith: measure)
        )
    }

    /// Discards the measured heights, so that the texts are measured again.
    func discardHeights() {
        title.forgetHeight()
        message.forgetHeight()
    }

    func apply(_ layout: AlertCardLayout) {
        frame = layout.header
        (titleFrame, messageFrame) = (layout.title, layout.message)
        fields.isHidden = fields.fields.isEmpty
        fields.frame = layout.accessory
        contentSize = CGSize(width: layout.header.width, height: layout.headerHeight)
        isScrollEnabled = layout.headerHeight > layout.header.height + 0.5
        if !isScrollEnabled { contentOffset = .zero }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Includes one additional page above and one below the visible area.
        let seen = bounds.insetBy(dx: 0, dy: -bounds.height)
        title.place(in: titleFrame, of: self, seen: seen, measuringWith: measure)
        message.place(in: messageFrame, of: self, seen: seen, measuringWith: measure)
    }
}
