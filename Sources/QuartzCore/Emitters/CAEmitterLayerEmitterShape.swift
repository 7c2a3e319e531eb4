/// The shape of the area that emits the particles of an emitter layer.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// The raw value, a name of Core Animation.
    public let rawValue: String

    /// Creates a shape from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The emitter's position.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A horizontal line with the width of the emitter's size, around its position.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle with the emitter's size, around its position.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A box with the emitter's size and depth, around its position.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A circle around the emitter's position. Its radius is the width of the emitter's size.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A sphere around the emitter's position. Its radius is the width of the emitter's size.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}
