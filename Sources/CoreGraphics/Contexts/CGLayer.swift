import Foundation

/// A drawing that is drawn repeatedly into a context.
///
/// The layer has as many pixels per point as the context that is passed to its initializer. Its origin is at the bottom
/// left, with y up; in a context with y down, the drawing is upside down.
public final class CGLayer {
    /// The size in the user space of the context that was passed to the initializer.
    public let size: CGSize
    /// The context that draws the layer.
    public let context: CGContext?

    /// Creates a transparent layer.
    ///
    /// - Parameters:
    ///   - context: A context into which the layer will be drawn. It determines the number of pixels.
    ///   - size: The size of the layer in the context's user space.
    ///   - auxiliaryInfo: It has no effect.
    /// - Returns: The layer, or `nil` for a size that is not positive or too large.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        let transform = context.state.transform
        // A page of a document has no pixels; its layers have four in each direction for a point.
        let density: CGFloat = context.isPDF ? 4 : 1
        let horizontal = hypot(transform.a, transform.b) * density
        let vertical = hypot(transform.c, transform.d) * density
        let (width, height) = ((size.width * horizontal).rounded(.up), (size.height * vertical).rounded(.up))
        guard width >= 1, height >= 1, width <= CGFloat(Bitmap.largestSide), height <= CGFloat(Bitmap.largestSide),
            let bitmap = Bitmap(width: Int(width), height: Int(height), format: .argb32),
            let drawing = CGContext(
                bitmap: bitmap,
                base: CGAffineTransform(
                    a: width / size.width, b: 0, c: 0, d: -height / size.height, tx: 0, ty: height))
        else { return nil }
        (self.size, self.context) = (size, drawing)
    }
}

extension CGContext {
    // MARK: Layers

    /// Draws a layer with its origin at a point.
    public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }

    /// Draws a layer that fills a rectangle.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        if let image = layer.context?.makeImage() { draw(image, in: rect) }
    }
}
