import Foundation

/// Where a layer and its sublayers were last drawn: enough to paint over it after it moved or was removed.
struct Footprint {
    /// From the layer's own space to its superlayer's.
    var toParent = PlaneTransform.identity
    /// The corner of the bounds, which lands on a whole pixel.
    var originX = 0.0
    var originY = 0.0
    /// All that the layer and its sublayers cover, in the layer's own space.
    var box = Box.empty

    /// From the layer's own space to pixels.
    ///
    /// A layer that is neither scaled nor turned between itself and the pixels is moved to whole pixels by the corner of
    /// its bounds. So text stays sharp at any position, and what moves without changing looks the same in every frame
    /// and can be copied.
    func device(under parent: PlaneTransform, scale: Double) -> PlaneTransform {
        var device = toParent.concatenating(parent)
        if device.m11 == scale, device.m22 == scale, device.m12 == 0, device.m21 == 0, device.isAffine {
            let (x, y) = (originX * scale, originY * scale)
            device.m31 = (x + device.m31).nearestPixel - x
            device.m32 = (y + device.m32).nearestPixel - y
        }
        return device
    }

    /// All that the layer and its sublayers cover, in the superlayer's space, wherever it lands on whole pixels.
    ///
    /// - Parameter origin: The corner of the superlayer's bounds, which lies on a whole pixel itself.
    func boxInParent(origin: (x: Double, y: Double), scale: Double) -> Box {
        let result = toParent.boundingBox(of: box).intersection(.limits)
        var (x, y) = (toParent.m31, toParent.m32)
        if isOnlyMoved { (x, y) = (x + originX - origin.x, y + originY - origin.y) }
        return (x * scale).isWholePixel && (y * scale).isWholePixel ? result : result.outset(by: 0.5 / scale)
    }

    /// Neither scaled nor turned in the superlayer.
    private var isOnlyMoved: Bool {
        toParent.m11 == 1 && toParent.m22 == 1 && toParent.m12 == 0 && toParent.m21 == 0 && toParent.isAffine
    }
}

extension Double {
    /// Whole but for what arithmetic adds.
    var isWholePixel: Bool { abs(self - rounded()) < 1e-9 }
}
