import CoreGraphics
import QuartzCore

/// Shows the effect of a drop and the number of dragged items.
final class DragBadgeView: UIView {
    private let label = UILabel()
    private let sign = CAShapeLayer()
    private static let side: CGFloat = 24

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        layer.cornerRadius = Self.side / 2
        label.font = .systemFont(ofSize: 15, weight: .semibold)
        label.textColor = .white
        label.textAlignment = .center
        addSubview(label)
        sign.strokeColor = UIColor.white.cgColor
        sign.fillColor = nil
        sign.lineWidth = 2.5
        sign.lineCap = .round
        layer.addSublayer(sign)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 2
        layer.shadowOffset = CGSize(width: 0, height: 1)
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameter isOverTarget: Whether an interaction below the finger could handle the drop; otherwise only a
    ///   number is shown.
    func show(_ operation: UIDropOperation, count: Int, isOverTarget: Bool) {
        let isForbidden = isOverTarget && operation == .forbidden
        let isCopy = operation == .copy && !isForbidden
        isHidden = !isForbidden && !isCopy && count < 2
        label.text = count > 1 && !isForbidden ? "\(count)" : nil
        label.isHidden = label.text == nil
        backgroundColor = isForbidden ? .systemGray : isCopy ? .systemGreen : .systemRed
        accessibilityLabel = isForbidden ? "forbidden" : isCopy ? "copy" : nil
        let path = UIBezierPath()
        let middle = Self.side / 2
        if isForbidden {
            path.append(UIBezierPath(ovalIn: CGRect(x: 6, y: 6, width: 12, height: 12)))
            path.move(to: CGPoint(x: middle - 4, y: middle - 4))
            path.addLine(to: CGPoint(x: middle + 4, y: middle + 4))
        } else if isCopy {
            path.move(to: CGPoint(x: middle - 5, y: middle))
            path.addLine(to: CGPoint(x: middle + 5, y: middle))
            path.move(to: CGPoint(x: middle, y: middle - 5))
            path.addLine(to: CGPoint(x: middle, y: middle + 5))
        }
        sign.path = path.cgPath
        setNeedsLayout()
    }

    private var signWidth: CGFloat { backgroundColor == .systemRed ? 0 : Self.side }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.isHidden ? 0 : label.sizeThatFits(size).width + (signWidth > 0 ? 8 : 14)
        return CGSize(width: max(Self.side, signWidth + text), height: Self.side)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: max(0, signWidth - 2), y: 0, width: bounds.width - signWidth, height: bounds.height)
    }
}
