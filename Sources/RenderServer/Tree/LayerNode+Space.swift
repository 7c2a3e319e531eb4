import Foundation

extension LayerNode {
    // MARK: Layers in space

    /// Returns the transform from the layer's own space to the plane in which it is drawn: the space of the nearest
    /// superlayer that is not a transform layer.
    func matrixToPlane() -> Transform3D {
        var result = shown.matrixToSuperlayer
        var node = self
        while let parent = node.parent, parent.mask !== node {
            let sublayers = parent.shown.sublayerTransform
            if !sublayers.isIdentity {
                let (x, y) = parent.shown.anchor
                result = result.concatenating(.translation(-x, -y)).concatenating(sublayers)
                    .concatenating(.translation(x, y))
            }
            guard parent.shown.isTransformLayer else { break }
            result = result.concatenating(parent.shown.matrixToSuperlayer)
            node = parent
        }
        return result
    }

    /// The distance of the layer's center in front of the plane in which it is drawn.
    var depthInSpace: Double {
        let (matrix, bounds) = (matrixToPlane(), shown.bounds)
        let (x, y) = (bounds.origin.x + bounds.size.width / 2, bounds.origin.y + bounds.size.height / 2)
        let depth = x * matrix.m13 + y * matrix.m23 + matrix.m43
        return depth.isNaN ? 0 : depth
    }
}

extension LayerProperties {
    /// The anchor point in the layer's own space.
    var anchor: (x: Double, y: Double) {
        (bounds.origin.x + anchorPoint.x * bounds.size.width, bounds.origin.y + anchorPoint.y * bounds.size.height)
    }

    /// The transform from the layer's own space to its superlayer's, without the superlayer's `sublayerTransform`.
    var matrixToSuperlayer: Transform3D {
        let (x, y) = anchor
        return Transform3D.translation(-x, -y, -anchorPointZ).concatenating(transform)
            .concatenating(.translation(position.x, position.y, zPosition))
    }

    /// The properties of a transform layer that have an effect.
    var ofTransformLayer: LayerProperties {
        var result = LayerProperties()
        (result.bounds, result.position, result.anchorPoint) = (bounds, position, anchorPoint)
        (result.zPosition, result.transform, result.isDoubleSided) = (zPosition, transform, isDoubleSided)
        (result.isHidden, result.opacity) = (isHidden, opacity)
        result.allowsGroupOpacity = false
        result.isTransformLayer = true
        if anchorPointZ != 0 { result.anchorPointZ = anchorPointZ }
        if !sublayerTransform.isIdentity { result.sublayerTransform = sublayerTransform }
        if let timing { result.timing = timing }
        return result
    }
}
