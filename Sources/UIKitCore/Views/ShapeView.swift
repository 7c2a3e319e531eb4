import CoreGraphics
import QuartzCore

/// A view that shows a path, filled. Set in an animation block, the path moves from the old one to the new one.
final class ShapeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    private var shapeLayer: CAShapeLayer? { layer as? CAShapeLayer }

    var path: CGPath? {
        get { shapeLayer?.path }
        set { shapeLayer?.path = newValue }
    }

    /// Whether a path in another one leaves a hole.
    func leavesHoles() { shapeLayer?.fillRule = .evenOdd }
}
