import Foundation

/// The position of a layer and its sublayers when they were last drawn. It suffices to damage their pixels after the
/// layer was moved or removed.
struct Footprint {
    /// The transform from the layer's own space to its superlayer's.
    var toParent = PlaneTransform.identity
    /// The corner of the bounds, which is aligned to a whole pixel.
    var originX = 0.0
    var originY = 0.0
    /// A box around the layer and its sublayers, in the layer's own space.
    var box = Box.empty

    /// Returns the transform from the layer's own space to pixels.
    ///
    /// If the layer is neither scaled nor rotated relative to the pixels, the transform moves the corner of its bounds
    /// to a whole pixel. Therefore text is sharp at any position, and a moving layer that does not change has the same
    /// pixels in every frame, which can be copied.
    func device(under parent: PlaneTransform, scale: Double) -> PlaneTransform {
        var device = toParent.concatenating(parent)
        if device.m11 == scale, device.m22 == scale, device.m12 == 0, device.m21 == 0, device.isAffine {
            let (x, y) = (originX * scale, originY * scale)
            device.m31 = (x + device.m31).nearestPixel - x
            device.m32 = (y + device.m32).nearestPixel - y
        }
        return device
    }

    /// Returns a box in the superlayer's space that contains the layer and its sublayers for any alignment to whole
    /// pixels.
    ///
    /// - Parameter origin: The corner of the superlayer's bounds, which is on a whole pixel.
    func boxInParent(origin: (x: Double, y: Double), scale: Double) -> Box {
        let result = toParent.boundingBox(of: box).intersection(.limits)
        var (x, y) = (toParent.m31, toParent.m32)
        if isOnlyMoved { (x, y) = (x + originX - origin.x, y + originY - origin.y) }
        return (x * scale).isWholePixel && (y * scale).isWholePixel ? result : result.outset(by: 0.5 / scale)
    }

    /// Whether the layer is neither scaled nor rotated in the superlayer.
    private var isOnlyMoved: Bool {
        toParent.m11 == 1 && toParent.m22 == 1 && toParent.m12 == 0 && toParent.m21 == 0 && toParent.isAffine
    }
}

extension Double {
    /// Whether the number is whole, apart from rounding errors.
    var isWholePixel: Bool { abs(self - rounded()) < 1e-9 }
}
