import CoreGraphics
import UIFoundation

/// The glyph of a key without a title: drawn in a square of 24 units, in the label's color.
final class KeyboardGlyph: UIView {
    enum Shape { case shift, shiftOn, capsLock, delete, dismiss }

    var shape: Shape? {
        didSet {
            guard shape != oldValue else { return }
            isHidden = shape == nil
            setNeedsDisplay()
        }
    }

    init() {
        super.init(frame: .zero)
        isOpaque = false
        backgroundColor = .clear
        isUserInteractionEnabled = false
        isHidden = true
        contentMode = .redraw
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let shape else { return }
        let scale = min(bounds.width, bounds.height) / 24
        let origin = CGPoint(x: bounds.midX - 12 * scale, y: bounds.midY - 12 * scale)
        func path(_ points: [(CGFloat, CGFloat)], isClosed: Bool = true) -> UIBezierPath {
            let path = UIBezierPath()
            for (index, (x, y)) in points.enumerated() {
                let point = CGPoint(x: origin.x + x * scale, y: origin.y + y * scale)
                index == 0 ? path.move(to: point) : path.addLine(to: point)
            }
            if isClosed { path.close() }
            (path.lineWidth, path.lineJoinStyle, path.lineCapStyle) = (1.6 * scale, .round, .round)
            return path
        }
        KeyboardColors.label.set()
        let arrow: [(CGFloat, CGFloat)] = [(12, 4), (20, 12), (16, 12), (16, 18), (8, 18), (8, 12), (4, 12)]
        switch shape {
        case .shift: path(arrow).stroke()
        case .shiftOn, .capsLock:
            let whole = path(arrow)
            whole.fill()
            whole.stroke()
            if shape == .capsLock { path([(8.4, 21.4), (15.6, 21.4)], isClosed: false).stroke() }
        case .delete:
            path([(8.5, 5), (22, 5), (22, 19), (8.5, 19), (2, 12)]).stroke()
            path([(11.5, 9), (17.5, 15)], isClosed: false).stroke()
            path([(17.5, 9), (11.5, 15)], isClosed: false).stroke()
        case .dismiss:
            path([(2, 3), (22, 3), (22, 15), (2, 15)]).stroke()
            for y: CGFloat in [6.5, 9] {
                for x: CGFloat in stride(from: 5, through: 19, by: 3.5) {
                    path([(x, y), (x + 0.1, y)], isClosed: false).stroke()
                }
            }
            path([(7, 12), (17, 12)], isClosed: false).stroke()
            path([(9, 18.5), (12, 21.5), (15, 18.5)], isClosed: false).stroke()
        }
    }
}
