import CoreGraphics
import Foundation
import QuartzCore

/// The shadow around a popover. There is none under it, where a material would blur it. Figures are chosen.
final class PopoverShadow: UIView {
    private let outside = PopoverShape()

    private static let radius: CGFloat = 16
    private static let offset: CGFloat = 4

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.18
        layer.shadowRadius = Self.radius
        layer.shadowOffset = CGSize(width: 0, height: Self.offset)
        outside.leavesHoles()
        mask = outside
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the shadow of a shape in the view's space.
    func show(_ shape: UIBezierPath) {
        layer.shadowPath = shape.cgPath
        // As far as the shadow can reach.
        let reach = 3 * Self.radius + Self.offset
        let path = UIBezierPath(rect: bounds.insetBy(dx: -reach, dy: -reach))
        path.append(shape)
        outside.frame = bounds
        outside.path = path.cgPath
    }
}
