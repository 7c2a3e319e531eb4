/// Whether a layer that follows a path is rotated to match the path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// The raw value, a name of Core Animation.
    public let rawValue: String

    /// Creates a mode from its name. Unknown names do not rotate the layer.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The layer's x axis points along the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// The layer's x axis points back along the path.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
