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
    func boxInParent(scale: Double) -> Box {
        let result = toParent.boundingBox(of: box).intersection(.limits)
        let (x, y) = (toParent.m31 * scale, toParent.m32 * scale)
        return x == x.rounded() && y == y.rounded() ? result : result.outset(by: 0.5 / scale)
    }
}
