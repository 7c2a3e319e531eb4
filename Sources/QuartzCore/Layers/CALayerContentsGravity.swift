import RenderServer

/// How a layer's contents fit into its bounds.
///
/// In Core Animation, the bottom is the edge with the smallest y (`CALayer.h` describes `kCALayerBottomEdge` as
/// "Minimum Y edge"). On iOS, where y points down, that is the upper edge: the names that begin with `top` and
/// `bottom` have the opposite of their literal meaning, on iOS and in Ireko. `UIView.ContentMode` uses the literal
/// meaning: a view with the mode `top` has a layer with the gravity `bottom`. (As reported by Matt Neuburg in
/// "Programming iOS", Layers.)
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The raw value, a name of Core Animation.
    public let rawValue: String

    /// Creates a gravity from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Centered and unscaled.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// Centered at the edge with the largest y, which is the lower edge, unscaled.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// Centered at the edge with the smallest y, which is the upper edge, unscaled.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// Centered at the left edge, unscaled.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// Centered at the right edge, unscaled.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// In the lower left corner, unscaled.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// In the lower right corner, unscaled.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// In the upper left corner, unscaled.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// In the upper right corner, unscaled.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Scaled to the largest size that fits into the bounds, with the same aspect ratio.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Scaled to the smallest size that covers the bounds, with the same aspect ratio.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

    init(_ gravity: ContentsGravity) { self.init(rawValue: gravity.rawValue) }

    var gravity: ContentsGravity? { ContentsGravity(rawValue: rawValue) }
}
