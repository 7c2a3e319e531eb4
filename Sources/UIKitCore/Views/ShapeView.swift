import CoreGraphics
import QuartzCore

/// A view that fills a path. Setting the path in an animation block animates from the old path to the new path.
final class ShapeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    private var shapeLayer: CAShapeLayer? { layer as? CAShapeLayer }

    var path: CGPath? {
        get { shapeLayer?.path }
        set { shapeLayer?.path = newValue }
    }

    /// Leaves holes for paths inside other paths.
    func leavesHoles() { shapeLayer?.fillRule = .evenOdd }
}
