import CoreGraphics
import QuartzCore

/// A selection handle: a bar with the height of the line, and a knob above the bar at the start or below the bar at
/// the end.
final class TextHandleView: UIView, UITextSelectionHandleView {
    /// The end of the selection with the handle.
    var direction: NSDirectionalRectEdge {
        didSet { if direction != oldValue { setNeedsLayout() } }
    }
    /// The shape of the bar.
    var customShape: UIBezierPath? {
        didSet { setNeedsLayout() }
    }
    let isVertical = true
    private let shape = CAShapeLayer()
    private let bar = UIView()
    private let knob = UIView()
    // Chosen (Text): A selection by a finger has two handles, with round ends of 12 points above the first and below
    // the last line.
    static let knobSize: CGFloat = 12
    private static let barWidth: CGFloat = 2

    init(_ direction: NSDirectionalRectEdge) {
        self.direction = direction
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        knob.layer.cornerRadius = Self.knobSize / 2
        for part in [bar, knob] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        tintColorDidChange()
    }

    required init?(coder: NSCoder) { nil }

    private var isStart: Bool { direction != .trailing }

    func preferredFrame(for rect: CGRect) -> CGRect {
        let size = Self.knobSize
        return CGRect(
            x: rect.midX - size / 2, y: isStart ? rect.minY - size : rect.minY, width: size, height: rect.height + size)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (size, width, height) = (Self.knobSize, Self.barWidth, max(0, bounds.height - Self.knobSize))
        knob.frame = CGRect(x: 0, y: isStart ? 0 : height, width: size, height: size)
        bar.frame = CGRect(x: (size - width) / 2, y: isStart ? size : 0, width: width, height: height)
        bar.isHidden = customShape != nil
        shape.path = customShape?.cgPath
        if customShape != nil, shape.superlayer == nil { layer.addSublayer(shape) }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        (bar.backgroundColor, knob.backgroundColor) = (tintColor, tintColor)
        shape.fillColor = tintColor.resolvedColor(with: traitCollection).cgColor
    }
}
