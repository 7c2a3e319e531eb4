import CoreGraphics
import QuartzCore
import UIKit

/// A badge with a number of dots.
@objc open class BadgeView: UIView {
    @objc public enum Shape: Int, CaseIterable, CustomStringConvertible {
        case square, circle, diamond

        public var description: String {
            switch self {
            case .square: return "square"
            case .circle: return "circle"
            case .diamond: return "diamond"
            }
        }
    }

    @IBInspectable public var dots: Int = 0 { didSet { updateDots() } }
    @IBInspectable private var shapeName: String {
        get { shape.description }
        set { shape = Shape.allCases.first { $0.description == newValue } ?? .square }
    }
    @objc open var shape: Shape = .square { didSet { setNeedsLayout() } }

    @GestureTarget private var tap: UITapGestureRecognizer

    private let outline = CAShapeLayer()
    private let stack = UIStackView()
    private(set) var taps = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        outline.fillColor = UIColor.systemBlue.cgColor
        layer.addSublayer(outline)
        stack.spacing = 4
        stack.alignment = .center
        stack.isUserInteractionEnabled = false
        addSubview(stack)
        tap.addTarget(self, action: #selector(didTap(sender:)))
        addGestureRecognizer(tap)
    }

    required public init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    @objc(didTapWithSender:) private func didTap(sender: UITapGestureRecognizer) {
        taps += 1
        dots += 1
    }

    private func updateDots() {
        stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
        for _ in 0..<dots {
            let dot = UIView()
            dot.backgroundColor = dotColor
            dot.layer.cornerRadius = 3
            NSLayoutConstraint.activate([
                dot.widthAnchor.constraint(equalToConstant: 6), dot.heightAnchor.constraint(equalToConstant: 6),
            ])
            stack.addArrangedSubview(dot)
        }
        setNeedsLayout()
    }

    private var dotColor: UIColor {
        if #available(iOS 26.0, *) {
            return UIColor.white
        } else if #available(iOS 13.0, *) {
            return UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
        }
        return .white
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        outline.frame = bounds
        outline.path = path(in: bounds).cgPath
        let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        stack.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
            height: size.height)
    }

    func path(in rect: CGRect) -> UIBezierPath {
        switch shape {
        case .square: return UIBezierPath(rect: rect)
        case .circle: return UIBezierPath(ovalIn: rect)
        case .diamond:
            let path = UIBezierPath()
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
            path.close()
            return path
        }
    }
}

@propertyWrapper
struct GestureTarget {
    let wrappedValue = UITapGestureRecognizer()
}

extension BadgeView {
    @objc open override var accessibilityLabel: String? {
        get { "\(dots) dots" }
        set {}
    }

    @objc(drawBadgeInContext:)
    open func drawBadge(in context: CGContext) {
        context.saveGState()
        context.setFillColor(UIColor.systemRed.cgColor)
        context.addPath(path(in: bounds).cgPath)
        context.fillPath()
        context.restoreGState()
    }
}
