import CoreGraphics
import Foundation
import QuartzCore

/// The shadow around a menu. There is none under it, which would be seen through it.
final class MenuShadow: UIView {
    private let outside = CAShapeLayer()

    private static let radius: CGFloat = 24
    private static let offset: CGFloat = 8

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = Self.radius
        layer.shadowOffset = CGSize(width: 0, height: Self.offset)
        outside.fillRule = .evenOdd
        layer.mask = outside
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let shape = UIBezierPath(roundedRect: bounds, cornerRadius: MenuMetrics.cornerRadius)
        layer.shadowPath = shape.cgPath
        // As far as the shadow can reach.
        let reach = 3 * Self.radius + Self.offset
        let path = UIBezierPath(rect: bounds.insetBy(dx: -reach, dy: -reach))
        path.append(shape)
        outside.path = path.cgPath
    }
}
