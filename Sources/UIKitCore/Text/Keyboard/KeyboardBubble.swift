import CoreGraphics
import QuartzCore
import UIFoundation

/// The enlarged letter above a pressed key, on phones: a round plate with a neck that ends in the key.
final class KeyboardBubble: UIView {
    private let label = UILabel()
    private let shape = CAShapeLayer()

    /// - Parameters:
    ///   - face: The key's face, in the coordinate space of the bubble's superview.
    ///   - room: The width of the superview, which contains the whole plate.
    init(_ title: String, above face: CGRect, in room: CGFloat) {
        let (height, overhang) = (min(face.height, 46) + 8, min(13, face.width * 0.4))
        let plate = CGRect(
            x: min(max(face.minX - overhang, 2), max(2, room - face.width - 2 * overhang - 2)),
            y: face.minY - height - 8, width: face.width + 2 * overhang, height: height)
        super.init(frame: plate.union(face))
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        shape.path = Self.path(
            plate.offsetBy(dx: -frame.minX, dy: -frame.minY), face.offsetBy(dx: -frame.minX, dy: -frame.minY))
        shape.shadowOffset = CGSize(width: 0, height: 1)
        (shape.shadowRadius, shape.shadowOpacity) = (3, 0.35)
        layer.addSublayer(shape)
        label.text = title
        label.font = .systemFont(ofSize: 36)
        label.textAlignment = .center
        label.textColor = KeyboardColors.label
        label.frame = plate.offsetBy(dx: -frame.minX, dy: -frame.minY)
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        shape.fillColor = KeyboardColors.key.resolvedColor(with: traitCollection).cgColor
    }

    /// Returns the outline, starting at the plate's upper left corner, clockwise.
    private static func path(_ plate: CGRect, _ face: CGRect) -> CGPath {
        let path = CGMutablePath()
        let (round, corner) = (min(10, plate.width / 3), CGFloat(5))
        path.move(to: CGPoint(x: plate.minX + round, y: plate.minY))
        path.addArc(
            tangent1End: CGPoint(x: plate.maxX, y: plate.minY), tangent2End: CGPoint(x: plate.maxX, y: plate.maxY),
            radius: round)
        path.addLine(to: CGPoint(x: plate.maxX, y: plate.maxY - round))
        let neck = (face.minY + 8 - plate.maxY + round) / 2
        path.addCurve(
            to: CGPoint(x: face.maxX, y: face.minY + 8),
            control1: CGPoint(x: plate.maxX, y: plate.maxY - round + neck),
            control2: CGPoint(x: face.maxX, y: face.minY + 8 - neck))
        path.addArc(
            tangent1End: CGPoint(x: face.maxX, y: face.maxY), tangent2End: CGPoint(x: face.minX, y: face.maxY),
            radius: corner)
        path.addArc(
            tangent1End: CGPoint(x: face.minX, y: face.maxY), tangent2End: CGPoint(x: face.minX, y: face.minY),
            radius: corner)
        path.addLine(to: CGPoint(x: face.minX, y: face.minY + 8))
        path.addCurve(
            to: CGPoint(x: plate.minX, y: plate.maxY - round),
            control1: CGPoint(x: face.minX, y: face.minY + 8 - neck),
            control2: CGPoint(x: plate.minX, y: plate.maxY - round + neck))
        path.addLine(to: CGPoint(x: plate.minX, y: plate.minY + round))
        path.addArc(
            tangent1End: CGPoint(x: plate.minX, y: plate.minY), tangent2End: CGPoint(x: plate.maxX, y: plate.minY),
            radius: round)
        path.closeSubpath()
        return path
    }
}
