import CoreGraphics
import Foundation
import QuartzCore

/// The shadow around a popover or a menu. The shadow excludes the area below the popover or menu, where it would be
/// visible through the material.
package final class SurroundingShadow: UIView {
    private let outside = ShapeView()
    private let radius: CGFloat
    private let offset: CGFloat

    /// - Parameters:
    ///   - opacity: Opacity, from 0 to 1.
    ///   - radius: Blur radius in points.
    ///   - offset: Offset below the shape, in points.
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

    /// Shows the shadow of a shape, in the view's coordinate space. In an animation block the change is animated.
    package func show(_ shape: UIBezierPath) {
        layer.shadowPath = shape.cgPath
        // The largest extent of the shadow.
        let reach = 3 * radius + offset
        let path = UIBezierPath(rect: bounds.insetBy(dx: -reach, dy: -reach))
        path.append(shape)
        outside.frame = bounds
        outside.path = path.cgPath
    }
}
