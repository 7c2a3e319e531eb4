import CoreGraphics

/// The appearance of a layer with its sublayers when a transition began.
protocol TransitionSnapshot: AnyObject, Sendable {
    /// The depth of nested appearances.
    var depth: Int { get }
    /// The pixels at the last scale, if the painters have cached them.
    var cached: AnyObject? { get set }

    /// Returns the covered box relative to the corner of the layer's bounds, in points.
    func box(scale: Double) -> Box

    /// Returns the pixels relative to the corner of the layer's bounds; `nil` if there are none, or too many.
    ///
    /// - Parameter nestedBytes: The number of bytes in nested offscreen bitmaps so far.
    func paint(scale: Double, nestedBytes: Int) -> (bitmap: Bitmap, box: PixelBox)?
}
