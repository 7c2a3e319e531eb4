/// The name of a function from the values of an animation to transforms.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    /// The raw value, a name of Core Animation.
    public let rawValue: String

    /// Creates a name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A rotation about the x axis by a number of radians.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// A rotation about the y axis by a number of radians.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// A rotation about the z axis by a number of radians.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// A scale by an array of three numbers.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// A scale along the x axis by a number.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// A scale along the y axis by a number.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// A scale along the z axis by a number.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// A translation by an array of three numbers.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// A translation along the x axis by a number of points.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// A translation along the y axis by a number of points.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// A translation along the z axis by a number of points.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
