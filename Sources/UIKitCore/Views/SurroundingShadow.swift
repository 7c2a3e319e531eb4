import CoreGraphics
import Foundation
import QuartzCore

/// The shadow around a popover or a menu. There is none under it, where it would be seen through the material, or blurred by it.
package final class SurroundingShadow: UIView {
    private let outside = ShapeView()
    private let radius: CGFloat
    private let offset: CGFloat

    /// - Parameters:
    ///   - opacity: How dark it is, from 0 to 1.
    ///   - radius: How soft it is, in points.
    ///   - offset: How far it is below the shape, in points.
    package init(opacity: Float, radius: CGFloat, offset: CGFloat) {
        (self.radius, self.offset) = (radius, offset)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = opacity
        layer.shadowRadius = radius
        layer.shadowOffset = CGSize(width: 0, height: offset)
        outside.leavesHoles()
        mask = outside
    }

    package required init?(coder: NSCoder) { nil }

    /// Shows the shadow of a shape in the view's space. In an animation block it moves from the old one to the new one.
    package func show(_ shape: UIBezierPath) {
        layer.shadowPath = shape.cgPath
        // As far as the shadow can reach.
        let reach = 3 * radius + offset
        let path = UIBezierPath(rect: bounds.insetBy(dx: -reach, dy: -reach))
        path.append(shape)
        outside.frame = bounds
        outside.path = path.cgPath
    }
}
