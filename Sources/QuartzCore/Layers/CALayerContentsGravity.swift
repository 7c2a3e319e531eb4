import RenderServer

/// How a layer's contents fit into its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The raw value, a name of Core Animation.
    public let rawValue: String

    /// Makes a gravity of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In the middle, unscaled.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// In the middle of the top edge, unscaled.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// In the middle of the bottom edge, unscaled.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// In the middle of the left edge, unscaled.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// In the middle of the right edge, unscaled.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// In the corner at the top left, unscaled.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// In the corner at the top right, unscaled.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// In the corner at the bottom left, unscaled.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// In the corner at the bottom right, unscaled.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as fits into the bounds, keeping the aspect ratio.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As small as covers the bounds, keeping the aspect ratio.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

    init(_ gravity: ContentsGravity) { self.init(rawValue: "\(gravity)") }

    var gravity: ContentsGravity? {
        switch rawValue {
        case "center": .center
        case "top": .top
        case "bottom": .bottom
        case "left": .left
        case "right": .right
        case "topLeft": .topLeft
        case "topRight": .topRight
        case "bottomLeft": .bottomLeft
        case "bottomRight": .bottomRight
        case "resize": .resize
        case "resizeAspect": .resizeAspect
        case "resizeAspectFill": .resizeAspectFill
        default: nil
        }
    }
}
