import CoreGraphics
import Foundation
import RenderServer

/// A kind of particles that a `CAEmitterLayer` emits.
///
/// Most values have a mean and a range: the value of each particle is a random number between the mean minus half the
/// range and the mean plus half the range. Lengths are points, angles are radians, and times are seconds. A value that
/// is not finite is ignored and a warning is logged.
///
/// An emitter layer uses the values that a cell has at the end of the turn in which `emitterCells` is set. To change
/// them later, set the cells again, or a value of the layer at a key path such as `emitterCells.spark.birthRate`.
@preconcurrency @MainActor open class CAEmitterCell: NSObject, CAMediaTiming {
    private static var lastID = 0

    final var values = EmitterCellValues()
    private final var tint: CGColor?
    private final var timing = (
        duration: 0.0, repeatCount: Float(0), repeatDuration: 0.0, autoreverses: false,
        fillMode: CAMediaTimingFillMode.removed
    )

    /// Creates a cell that emits no particles, since its birth rate and lifetime are 0.
    public override init() {
        super.init()
        Self.lastID += 1
        values.id = Self.lastID
    }

    nonisolated deinit {}

    // MARK: - Providing emitter cell content

    /// The image of a particle, a `CGImage`. Particles without an image are invisible.
    open var contents: Any? {
        didSet {
            switch contents {
            case nil: values.image = nil
            case let image as CGImage: values.image = image.bitmap
            default:
                LayerLog.warn("CAEmitterCell contents cannot be \(type(of: contents!)): it must be a CGImage")
                contents = oldValue
            }
        }
    }

    /// The part of the image to show, in unit coordinates.
    open var contentsRect: CGRect {
        get { values.contentsRect }
        set {
            guard newValue.origin.x.isFinite, newValue.origin.y.isFinite, newValue.size.width.isFinite,
                newValue.size.height.isFinite
            else { return refuse("contentsRect", newValue) }
            values.contentsRect = newValue
        }
    }

    /// The number of pixels of the image per point. The default is 1.
    open var contentsScale: CGFloat {
        get { values.contentsScale }
        set { set(\.contentsScale, newValue, "contentsScale") }
    }

    /// The particles that each particle emits along its way. The angle of their emission is relative to the direction
    /// of the particle. Cells in more than eight levels are ignored.
    open var emitterCells: [CAEmitterCell]?

    // MARK: - Setting emitter cell visual attributes

    /// Whether the cell emits particles.
    open var isEnabled = true

    /// The mean color, by which the image is multiplied. The default is opaque white. `nil` means clear.
    open var color: CGColor? {
        get { LayerColors.color(tint, for: RenderColor(values.color)) }
        set {
            tint = newValue
            values.color = newValue.map { ParticleColor(RenderColor($0)) } ?? ParticleColor()
        }
    }

    /// The range of the red component.
    open var redRange: Float {
        get { Float(values.colorRange.red) }
        set { set(\.colorRange.red, newValue, "redRange") }
    }

    /// The range of the green component.
    open var greenRange: Float {
        get { Float(values.colorRange.green) }
        set { set(\.colorRange.green, newValue, "greenRange") }
    }

    /// The range of the blue component.
    open var blueRange: Float {
        get { Float(values.colorRange.blue) }
        set { set(\.colorRange.blue, newValue, "blueRange") }
    }

    /// The range of the alpha component.
    open var alphaRange: Float {
        get { Float(values.colorRange.alpha) }
        set { set(\.colorRange.alpha, newValue, "alphaRange") }
    }

    /// The change of the red component per second.
    open var redSpeed: Float {
        get { Float(values.colorSpeed.red) }
        set { set(\.colorSpeed.red, newValue, "redSpeed") }
    }

    /// The change of the green component per second.
    open var greenSpeed: Float {
        get { Float(values.colorSpeed.green) }
        set { set(\.colorSpeed.green, newValue, "greenSpeed") }
    }

    /// The change of the blue component per second.
    open var blueSpeed: Float {
        get { Float(values.colorSpeed.blue) }
        set { set(\.colorSpeed.blue, newValue, "blueSpeed") }
    }

    /// The change of the alpha component per second.
    open var alphaSpeed: Float {
        get { Float(values.colorSpeed.alpha) }
        set { set(\.colorSpeed.alpha, newValue, "alphaSpeed") }
    }

    /// The filter for enlarged images.
    open var magnificationFilter: String {
        get { values.magnificationFilter == .nearest ? "nearest" : "linear" }
        set { values.magnificationFilter = newValue == "nearest" ? .nearest : .linear }
    }

    /// The filter for reduced images.
    open var minificationFilter: String {
        get { values.minificationFilter == .nearest ? "nearest" : "linear" }
        set { values.minificationFilter = newValue == "nearest" ? .nearest : .linear }
    }

    /// The mean scale.
    open var scale: CGFloat {
        get { values.scale }
        set { set(\.scale, newValue, "scale") }
    }

    /// The range of the scale.
    open var scaleRange: CGFloat {
        get { values.scaleRange }
        set { set(\.scaleRange, newValue, "scaleRange") }
    }

    /// The change of the scale per second.
    open var scaleSpeed: CGFloat {
        get { values.scaleSpeed }
        set { set(\.scaleSpeed, newValue, "scaleSpeed") }
    }

    /// The name for key paths of the layer.
    open var name: String?

    // MARK: - Setting emitter cell motion attributes

    /// The mean speed of the rotation, in radians per second.
    open var spin: CGFloat {
        get { values.spin }
        set { set(\.spin, newValue, "spin") }
    }

    /// The range of the speed of the rotation.
    open var spinRange: CGFloat {
        get { values.spinRange }
        set { set(\.spinRange, newValue, "spinRange") }
    }

    /// The angle between the emission and the plane of the layer.
    open var emissionLatitude: CGFloat {
        get { values.latitude }
        set { set(\.latitude, newValue, "emissionLatitude") }
    }

    /// The angle of the emission in the plane of the layer, from the x axis towards the y axis.
    open var emissionLongitude: CGFloat {
        get { values.longitude }
        set { set(\.longitude, newValue, "emissionLongitude") }
    }

    /// The range of the angle of the emission.
    open var emissionRange: CGFloat {
        get { values.emissionRange }
        set { set(\.emissionRange, newValue, "emissionRange") }
    }

    // MARK: - Setting emitter cell temporal attributes

    /// The mean lifetime of a particle. The default is 0.
    open var lifetime: Float {
        get { Float(values.lifetime) }
        set { set(\.lifetime, newValue, "lifetime") }
    }

    /// The range of the lifetime.
    open var lifetimeRange: Float {
        get { Float(values.lifetimeRange) }
        set { set(\.lifetimeRange, newValue, "lifetimeRange") }
    }

    /// The number of particles that are born per second. The default is 0. A layer has at most 16,384 particles.
    open var birthRate: Float {
        get { Float(values.birthRate) }
        set { set(\.birthRate, newValue, "birthRate") }
    }

    /// The mean speed of particles at their birth, in points per second.
    open var velocity: CGFloat {
        get { values.velocity }
        set { set(\.velocity, newValue, "velocity") }
    }

    /// The range of the speed.
    open var velocityRange: CGFloat {
        get { values.velocityRange }
        set { set(\.velocityRange, newValue, "velocityRange") }
    }

    /// The acceleration along the x axis.
    open var xAcceleration: CGFloat {
        get { values.xAcceleration }
        set { set(\.xAcceleration, newValue, "xAcceleration") }
    }

    /// The acceleration along the y axis.
    open var yAcceleration: CGFloat {
        get { values.yAcceleration }
        set { set(\.yAcceleration, newValue, "yAcceleration") }
    }

    /// The acceleration along the z axis.
    open var zAcceleration: CGFloat {
        get { values.zAcceleration }
        set { set(\.zAcceleration, newValue, "zAcceleration") }
    }

    // MARK: - Timing

    /// The begin of the emission, in the time of the layer or, for a cell of a cell, in the time since the birth of the
    /// particle that emits.
    open var beginTime: CFTimeInterval {
        get { values.beginTime }
        set { set(\.beginTime, newValue, "beginTime") }
    }

    /// The duration of the emission. With 0, the default, the emission is endless.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { if newValue.isFinite { timing.duration = newValue } else { timing.duration = 0 } }
    }

    /// The speed of the cell's time, in which particles are born, move and vanish.
    open var speed: Float {
        get { Float(values.speed) }
        set { set(\.speed, newValue, "speed") }
    }

    /// The time of the cell at the begin of its emission.
    open var timeOffset: CFTimeInterval {
        get { values.timeOffset }
        set { set(\.timeOffset, newValue, "timeOffset") }
    }

    /// The number of emissions with `duration`, one after the other.
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }

    /// The duration of all emissions. With 0, `repeatCount` determines it.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }

    /// Whether an emission lasts twice as long. A reversed emission does not differ from an emission.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }

    /// A value without an effect, since the emission before the begin and after the end is always 0.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    // MARK: - Key-value coding

    /// Returns the value of a numeric property, `color`, `contents`, `enabled` or `name`, otherwise `nil`.
    open func value(forKey key: String) -> Any? {
        switch key {
        case "color": color
        case "contents": contents
        case "enabled", "isEnabled": isEnabled
        case "name": name
        case "emitterCells": emitterCells
        default: Self.numbers[key].map { values[keyPath: $0] }
        }
    }

    /// Sets the value of a numeric property, `color`, `contents`, `enabled` or `name`.
    ///
    /// For a different key or a value of a wrong type, a warning is logged.
    open func setValue(_ value: Any?, forKey key: String) {
        switch (key, value) {
        case ("color", let value): color = value.flatMap { $0 as? CGColor }
        case ("contents", let value): contents = value
        case ("enabled", let value as Bool), ("isEnabled", let value as Bool): isEnabled = value
        case ("name", let value): name = value as? String
        case ("emitterCells", let value): emitterCells = value as? [CAEmitterCell]
        default:
            guard let path = Self.numbers[key], let number = value.flatMap({ Double(anyNumber: $0) }) else {
                return LayerLog.warn("CAEmitterCell \(key) cannot be \(value ?? "nil"); the old value stays")
            }
            set(path, number, key)
        }
    }

    private static let numbers: [String: WritableKeyPath<EmitterCellValues, Double>] = [
        "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange, "velocity": \.velocity,
        "velocityRange": \.velocityRange, "xAcceleration": \.xAcceleration, "yAcceleration": \.yAcceleration,
        "zAcceleration": \.zAcceleration, "emissionLongitude": \.longitude, "emissionLatitude": \.latitude,
        "emissionRange": \.emissionRange, "scale": \.scale, "scaleRange": \.scaleRange, "scaleSpeed": \.scaleSpeed,
        "spin": \.spin, "spinRange": \.spinRange, "redRange": \.colorRange.red, "greenRange": \.colorRange.green,
        "blueRange": \.colorRange.blue, "alphaRange": \.colorRange.alpha, "redSpeed": \.colorSpeed.red,
        "greenSpeed": \.colorSpeed.green, "blueSpeed": \.colorSpeed.blue, "alphaSpeed": \.colorSpeed.alpha,
        "contentsScale": \.contentsScale, "beginTime": \.beginTime, "speed": \.speed, "timeOffset": \.timeOffset,
    ]

    // MARK: - Inside

    private final func set(
        _ path: WritableKeyPath<EmitterCellValues, Double>, _ value: some BinaryFloatingPoint, _ key: String
    ) {
        let number = Double(value)
        guard number.isFinite else { return refuse(key, number) }
        values[keyPath: path] = number
    }

    private final func refuse(_ key: String, _ value: Any) {
        LayerLog.warn("\(type(of: self)) \(key) was set to \(value), which is not finite; the old value stays")
    }

    // Chosen (Views): A layer uses at most 256 cells, in at most eight levels.
    private static let mostCells = 256
    private static let mostLevels = 8

    /// Returns the values of cells for the display. Disabled cells emit nothing.
    static func rendered(_ cells: [CAEmitterCell]?) -> [EmitterCell] {
        var count = 0
        return rendered(cells, level: 0, &count)
    }

    private static func rendered(_ cells: [CAEmitterCell]?, level: Int, _ count: inout Int) -> [EmitterCell] {
        guard level < mostLevels, let cells else { return [] }
        var result: [EmitterCell] = []
        for cell in cells where count < mostCells {
            count += 1
            var values = cell.values
            values.number = count
            values.duration = cell.emissionDuration
            if !cell.isEnabled { values.birthRate = 0 }
            result.append(EmitterCell(values, cells: rendered(cell.emitterCells, level: level + 1, &count)))
        }
        return result
    }

    private final var emissionDuration: Double {
        guard timing.duration > 0 else { return .infinity }
        if timing.repeatDuration > 0 { return timing.repeatDuration }
        return timing.duration * (timing.autoreverses ? 2 : 1) * Double(max(1, timing.repeatCount))
    }
}

extension ParticleColor {
    init(_ color: RenderColor) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}

extension RenderColor {
    init(_ color: ParticleColor) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}
