import Foundation

/// A small system drawing at the side of a cell: a chevron, a checkmark, a control.
final class CellSymbolView: UIView {
    enum Symbol {
        case disclosure, checkmark, info, delete, insert, unselected, selected, reorder

        /// The size of the drawing, in points.
        var size: CGSize {
            switch self {
            case .disclosure: CGSize(width: 8, height: 13)
            case .checkmark: CGSize(width: 15, height: 14)
            case .info, .delete, .insert, .unselected, .selected: CGSize(width: 22, height: 22)
            case .reorder: CGSize(width: 22, height: 12)
            }
        }
    }

    var symbol: Symbol {
        didSet { if symbol != oldValue { setNeedsDisplay() } }
    }

    /// The color of the drawing, or of the symbol on the disc; `nil` for the system's color.
    var foreground: UIColor? {
        didSet { if foreground != oldValue { setNeedsDisplay() } }
    }

    /// The color of the disc; `nil` for the system's color.
    var discColor: UIColor? {
        didSet { if discColor != oldValue { setNeedsDisplay() } }
    }

    init(_ symbol: Symbol) {
        self.symbol = symbol
        super.init(frame: CGRect(origin: .zero, size: symbol.size))
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    override func draw(_ rect: CGRect) {
        switch symbol {
        case .disclosure: drawChevron()
        case .checkmark:
            (foreground ?? tintColor).setStroke()
            line([(1.2, 7.8), (5.4, 12.2), (13.6, 1.6)], width: 2.2)
        case .info: drawInfo()
        case .delete: drawDisc(.systemRed, plus: false)
        case .insert: drawDisc(.systemGreen, plus: true)
        case .unselected:
            let ring = UIBezierPath(ovalIn: bounds.insetBy(dx: 0.75, dy: 0.75))
            ring.lineWidth = 1.5
            (foreground ?? .tertiaryLabel).setStroke()
            ring.stroke()
        case .selected:
            (discColor ?? tintColor).setFill()
            UIBezierPath(ovalIn: bounds).fill()
            (foreground ?? .white).setStroke()
            line([(6.3, 11.4), (9.6, 15), (15.8, 7.2)], width: 1.8)
        case .reorder:
            (foreground ?? .tertiaryLabel).setStroke()
            for y in [1, 6, 11] as [CGFloat] { line([(1, y), (21, y)], width: 1.5) }
        }
    }

    private func line(_ points: [(x: CGFloat, y: CGFloat)], width: CGFloat) {
        let path = UIBezierPath()
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: point.x, y: point.y)
            if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        path.lineWidth = width
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        path.stroke()
    }

    private func drawChevron() {
        (foreground ?? .tertiaryLabel).setStroke()
        if isRightToLeft {
            line([(6.7, 1.3), (1.5, 6.5), (6.7, 11.7)], width: 2)
        } else {
            line([(1.3, 1.3), (6.5, 6.5), (1.3, 11.7)], width: 2)
        }
    }

    private func drawInfo() {
        (foreground ?? tintColor).setStroke()
        let ring = UIBezierPath(ovalIn: bounds.insetBy(dx: 0.75, dy: 0.75))
        ring.lineWidth = 1.5
        ring.stroke()
        (foreground ?? tintColor).setFill()
        UIBezierPath(ovalIn: CGRect(x: 9.7, y: 5, width: 2.6, height: 2.6)).fill()
        line([(9.2, 9.8), (11.2, 9.8), (11.2, 16)], width: 1.5)
        line([(8.8, 16.3), (13.4, 16.3)], width: 1.5)
    }

    private func drawDisc(_ color: UIColor, plus: Bool) {
        (discColor ?? color).setFill()
        UIBezierPath(ovalIn: bounds).fill()
        (foreground ?? .white).setStroke()
        line([(6.2, 11), (15.8, 11)], width: 2)
        if plus { line([(11, 6.2), (11, 15.8)], width: 2) }
    }
}
