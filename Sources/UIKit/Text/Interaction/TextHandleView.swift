import CoreGraphics
import QuartzCore

/// One of the two handles of a selection: a bar as high as the line, with a round end above the first or below the last line.
final class TextHandleView: UIView {
    /// Which end of the selection it is at.
    let isStart: Bool
    private let bar = UIView()
    private let knob = UIView()
    private var edge = CGRect.null

    static let knobSize: CGFloat = 12
    private static let barWidth: CGFloat = 2
    /// How far beside the handle a finger may be.
    private static let reach: CGFloat = 12

    init(isStart: Bool) {
        self.isStart = isStart
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

    /// Stands at a side of a line: `edge` is as high as the line, and has no width.
    func place(at edge: CGRect) {
        guard edge != self.edge else { return }
        self.edge = edge
        let (size, width) = (Self.knobSize, Self.barWidth)
        frame = CGRect(
            x: edge.midX - size / 2, y: isStart ? edge.minY - size : edge.minY, width: size, height: edge.height + size)
        knob.frame = CGRect(x: 0, y: isStart ? 0 : edge.height, width: size, height: size)
        bar.frame = CGRect(x: (size - width) / 2, y: isStart ? size : 0, width: width, height: edge.height)
    }

    /// Whether a finger at a point of the superview is on it.
    func isTouched(at point: CGPoint) -> Bool {
        !isHidden && frame.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        (bar.backgroundColor, knob.backgroundColor) = (tintColor, tintColor)
    }
}
