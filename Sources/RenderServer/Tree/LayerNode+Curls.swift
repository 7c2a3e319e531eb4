import CoreGraphics
import Foundation

extension LayerNode {
    // Chosen (Views): A curled page is drawn flat during a layer's `CATransition`.
    /// Whether the layer is painted as a curled sheet. In a transition it is flat.
    var isCurled: Bool { shown.curl != nil && !isInTransition }

    /// Returns the pixel of the sheet's first corner.
    func curlOrigin(_ device: PlaneTransform) -> (x: Int, y: Int) {
        let bounds = Box(shown.bounds)
        return (
            Int((device.m31 + bounds.minX * device.m11).nearestPixel.pixel),
            Int((device.m32 + bounds.minY * device.m22).nearestPixel.pixel)
        )
    }

    /// Returns a box around all pixels that a curled layer covers, in its own space.
    func curledBox(_ curl: PageCurl, scale: Double) -> Box {
        let bounds = Box(shown.bounds)
        guard !bounds.isEmpty else { return .empty }
        var box = bounds
        if !curl.isClipped { box.formUnion(curledPageDamage(curl).box.offset(x: bounds.minX, y: bounds.minY)) }
        // The content at the edge extends into the next pixel.
        return box.outset(by: 1 / scale)
    }

    /// Returns the area of the difference between the curled and the flat sheet, relative to the first corner of its
    /// bounds.
    func curledPageDamage(_ curl: PageCurl) -> CurledPageDamage {
        let bounds = Box(shown.bounds)
        return CurledPageDamage(
            CurlGeometry(curl, width: bounds.width, height: bounds.height, scale: 1), isHorizontal: curl.isHorizontal)
    }
}
