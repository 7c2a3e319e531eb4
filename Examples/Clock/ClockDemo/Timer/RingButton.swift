import UIKit

/// A button with a ring around it that empties over time.
final class RingButton: UIControl {
    private let track = CAShapeLayer()
    private let arc = CAShapeLayer()
    private let symbol = UIImageView()
    private var isRunning: Bool?

    override init(frame: CGRect) {
        super.init(frame: frame)
        for layer in [track, arc] {
            layer.fillColor = nil
            layer.lineWidth = 4
            layer.lineCap = .round
            self.layer.addSublayer(layer)
        }
        symbol.contentMode = .center
        symbol.tintColor = .systemOrange
        symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 20)
        symbol.isUserInteractionEnabled = false
        addSubview(symbol)
        isAccessibilityElement = true
        accessibilityTraits = .button
        showColors()
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (button: RingButton, _) in button.showColors() }
    }

    required init?(coder: NSCoder) { nil }

    private func showColors() {
        track.strokeColor = UIColor.systemFill.resolvedColor(with: traitCollection).cgColor
        arc.strokeColor = UIColor.systemOrange.resolvedColor(with: traitCollection).cgColor
    }

    func show(part: Double, isRunning: Bool, left: TimeInterval) {
        if isRunning != self.isRunning {
            showSymbol(isRunning ? "pause.fill" : "play.fill", replacing: self.isRunning != nil)
            self.isRunning = isRunning
            accessibilityLabel = isRunning ? "Pause" : "Resume"
        }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        arc.strokeEnd = CGFloat(min(max(part, 0), 1))
        CATransaction.commit()
    }

    private func showSymbol(_ name: String, replacing: Bool) {
        guard let image = UIImage(systemName: name) else { return }
        if replacing {
            symbol.setSymbolImage(image, contentTransition: .replace)
        } else {
            symbol.image = image
        }
    }

    override var isHighlighted: Bool { didSet { symbol.alpha = isHighlighted ? 0.4 : 1 } }

    override func layoutSubviews() {
        super.layoutSubviews()
        symbol.frame = bounds
        let path = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: max(0, bounds.width / 2 - 3),
            startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
        for layer in [track, arc] {
            layer.frame = bounds
            layer.path = path.cgPath
        }
    }
}
