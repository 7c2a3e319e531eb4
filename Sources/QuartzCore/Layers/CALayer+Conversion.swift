import Foundation
import RenderServer

extension CALayer {
    // MARK: - Mapping between coordinate spaces

    /// Converts a rectangle to the nearest common ancestor in one step and to the target in a second step. The result
    /// of each step is a bounding box, as in Core Animation (measured for two layers with different rotations).
    static func convert(_ rect: CGRect, from source: CALayer?, to target: CALayer?) -> CGRect {
        guard source !== target, !rect.isNull, !rect.isInfinite else { return rect }
        // The most frequent conversion: from a layer to an ancestor, without a rotation or scale between them.
        if let source, let origin = source.movedPoint(CGPoint(x: rect.minX, y: rect.minY), toAncestor: target) {
            return CGRect(x: origin.x, y: origin.y, width: rect.width, height: rect.height)
        }
        let common = nearestCommonAncestor(source, target)
        // Without rotation, the rectangle is only moved, so that its size stays exact.
        if isOnlyMoved(source, in: common), isOnlyMoved(target, in: common) {
            let origin = convert(CGPoint(x: rect.minX, y: rect.minY), from: source, to: target)
            return CGRect(x: origin.x, y: origin.y, width: rect.width, height: rect.height)
        }
        var box = rect
        if let source, source !== common {
            box = source.planeTransform(to: common).boundingBox(box.minX, box.minY, box.maxX, box.maxY)
        }
        guard let target, target !== common else { return box }
        // A layer with a scale of 0 has no inverse transform; its anchor point is used.
        guard let inverse = target.planeTransform(to: common).inverse else {
            return CGRect(origin: target.anchorInBounds, size: .zero)
        }
        return inverse.boundingBox(box.minX, box.minY, box.maxX, box.maxY)
    }

    private static func nearestCommonAncestor(_ one: CALayer?, _ other: CALayer?) -> CALayer? {
        if let one, one.superlayer === other { return other }
        if let other, other.superlayer === one { return one }
        return commonAncestor(one, other)
    }

    private static func isOnlyMoved(_ start: CALayer?, in ancestor: CALayer?) -> Bool {
        var layer = start
        while let current = layer, current !== ancestor {
            let superlayer = current.superlayer
            guard current.isOnlyMoved(in: superlayer) else { return false }
            layer = superlayer
        }
        return true
    }

    /// Returns the transform from the layer's coordinate space to the coordinate space of an ancestor or, with `nil`,
    /// to the coordinate space around the root.
    private final func planeTransform(to ancestor: CALayer?) -> PlaneTransform {
        var result = PlaneTransform()
        var layer: CALayer? = self
        while let current = layer, current !== ancestor {
            let superlayer = current.superlayer
            if current.isOnlyMoved(in: superlayer) {
                let origin = current.originInSuperlayer
                result = result.concatenated(with: PlaneTransform(translationX: origin.x, y: origin.y))
            } else {
                result = result.concatenated(with: current.planeTransform)
            }
            layer = superlayer
        }
        return result.withoutNoise
    }

    static func convert(_ point: CGPoint, from source: CALayer?, to target: CALayer?) -> CGPoint {
        if source === target { return point }
        // The two most frequent conversions: from the superlayer to a layer, and from a layer to an ancestor.
        if let source, let target {
            if target.superlayer === source { return target.pointFromSuperlayer(point) }
            if let point = source.point(point, toAncestor: target) { return point }
        }
        let common = commonAncestor(source, target)
        var point = point
        var layer = source
        while let current = layer, current !== common {
            point = current.pointToSuperlayer(point)
            layer = current.superlayer
        }
        return target.map { $0.point(point, fromAncestor: common) } ?? point
    }

    private static func commonAncestor(_ a: CALayer?, _ b: CALayer?) -> CALayer? {
        var (a, b) = (a, b)
        var (depthA, depthB) = (depth(a), depth(b))
        while depthA > depthB { (a, depthA) = (a?.superlayer, depthA - 1) }
        while depthB > depthA { (b, depthB) = (b?.superlayer, depthB - 1) }
        while a !== b { (a, b) = (a?.superlayer, b?.superlayer) }
        return a
    }

    private static func depth(_ layer: CALayer?) -> Int {
        var (layer, depth) = (layer, 0)
        while let current = layer { (layer, depth) = (current.superlayer, depth + 1) }
        return depth
    }

    /// Returns a point in the coordinate space of an ancestor or, with `nil`, around the root. Returns `nil` if the
    /// ancestor is not found, or if a layer between is not only translated.
    private final func movedPoint(_ point: CGPoint, toAncestor ancestor: CALayer?) -> CGPoint? {
        var (point, layer): (CGPoint, CALayer?) = (point, self)
        while let current = layer, current !== ancestor {
            let superlayer = current.superlayer
            guard current.isOnlyMoved(in: superlayer) else { return nil }
            let origin = current.originInSuperlayer
            (point.x, point.y, layer) = (point.x + origin.x, point.y + origin.y, superlayer)
        }
        return layer === ancestor ? point : nil
    }

    /// Returns a point in an ancestor's coordinate space, or `nil` if the layer is not an ancestor.
    private final func point(_ point: CGPoint, toAncestor ancestor: CALayer) -> CGPoint? {
        var (point, layer) = (point, self)
        while layer !== ancestor {
            guard let superlayer = layer.superlayer else { return nil }
            (point, layer) = (layer.pointToSuperlayer(point), superlayer)
        }
        return point
    }

    private final func point(_ point: CGPoint, fromAncestor ancestor: CALayer?) -> CGPoint {
        if self === ancestor { return point }
        let inSuperlayer = superlayer.map { $0.point(point, fromAncestor: ancestor) } ?? point
        return pointFromSuperlayer(inSuperlayer)
    }

    // MARK: - One step

    private final func pointToSuperlayer(_ point: CGPoint) -> CGPoint {
        if isOnlyMoved(in: superlayer) {
            let origin = originInSuperlayer
            return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
        }
        return planeTransform.apply(to: point)
    }

    private final func pointFromSuperlayer(_ point: CGPoint) -> CGPoint {
        if isOnlyMoved(in: superlayer) {
            let origin = originInSuperlayer
            return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        }
        // A layer with a scale of 0 has no inverse transform; its anchor point is used.
        guard let inverse = planeTransform.inverse else { return anchorInBounds }
        return inverse.apply(to: point)
    }

    @inline(__always)
    private final func isOnlyMoved(in superlayer: CALayer?) -> Bool {
        guard properties.transform.changesNothing else { return false }
        return superlayer?.properties.sublayerTransform.changesNothing ?? true
    }

    /// The origin of the layer's coordinate space in its superlayer's space, if the layer is only translated.
    private final var originInSuperlayer: CGPoint {
        let (anchor, position) = (anchorInBounds, position)
        return CGPoint(x: position.x - anchor.x, y: position.y - anchor.y)
    }

    final var anchorInBounds: CGPoint {
        let (bounds, anchor) = (bounds, anchorPoint)
        return CGPoint(
            x: bounds.origin.x + anchor.x * bounds.size.width, y: bounds.origin.y + anchor.y * bounds.size.height)
    }

    private final var planeTransform: PlaneTransform {
        let anchor = anchorInBounds
        var matrix = CATransform3DConcat(
            CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ), transform)
        matrix = CATransform3DConcat(
            matrix, CATransform3DMakeTranslation(position.x, position.y, anchorPointZ + zPosition))
        if let superlayer, !superlayer.properties.sublayerTransform.changesNothing {
            let center = superlayer.anchorInBounds
            matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(-center.x, -center.y, 0))
            matrix = CATransform3DConcat(matrix, superlayer.sublayerTransform)
            matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(center.x, center.y, 0))
        }
        return PlaneTransform(matrix.matrix)
    }
}

extension Transform3D {
    /// Whether the transform is the identity. It is inlined, since every conversion between layers checks it.
    @inline(__always)
    var changesNothing: Bool {
        m11 == 1 && m22 == 1 && m41 == 0 && m42 == 0 && m12 == 0 && m21 == 0 && m33 == 1 && m44 == 1 && m13 == 0
            && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m34 == 0 && m43 == 0
    }
}
