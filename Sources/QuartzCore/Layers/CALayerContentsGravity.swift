import RenderServer

/// How a layer's contents fit into its bounds.
///
/// Core Animation's bottom is where y is smallest (as `kCALayerBottomEdge` in `CALayer.h` says: "Minimum Y edge"). On iOS, where y
/// goes down, that is the upper edge: the names that begin with `top` and `bottom` mean the opposite of what they say there, and
/// here. `UIView.ContentMode` means what it says: a view whose mode is `top` has a layer whose gravity is `bottom`. (As reported by
/// Matt Neuburg in "Programming iOS", Layers.)
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The raw value, a name of Core Animation.
    public let rawValue: String

    /// Makes a gravity of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In the middle, unscaled.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// In the middle of the edge where y is largest, the lower one, unscaled.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// In the middle of the edge where y is smallest, the upper one, unscaled.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// In the middle of the left edge, unscaled.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// In the middle of the right edge, unscaled.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// In the corner at the lower left, unscaled.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// In the corner at the lower right, unscaled.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// In the corner at the upper left, unscaled.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// In the corner at the upper right, unscaled.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as fits into the bounds, keeping the aspect ratio.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As small as covers the bounds, keeping the aspect ratio.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

    init(_ gravity: ContentsGravity) { self.init(rawValue: gravity.rawValue) }

    var gravity: ContentsGravity? { ContentsGravity(rawValue: rawValue) }
}
