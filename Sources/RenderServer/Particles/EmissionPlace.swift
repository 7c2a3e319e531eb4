import Foundation

/// A random point of an emitter's shape.
struct EmissionPlace {
    var x = 0.0, y = 0.0, z = 0.0
    /// The direction from which the longitude of an emission is measured, as an angle.
    var direction = 0.0

    init() {}

    // Chosen (Views): Particles leave a circle and a sphere along the radius, and a line at a right angle, upwards if
    // the longitude is 0. In other shapes a longitude of 0 is the direction of the x axis.
    /// Creates a point relative to the emitter's position.
    init(_ emitter: EmitterContents, _ random: inout ParticleRandom) {
        let (width, height, depth) = (emitter.size.width, emitter.size.height, emitter.depth)
        let (u, v, w) = (random.unit(), random.unit(), random.unit())
        switch emitter.shape {
        case .point: break
        case .line:
            direction = -.pi / 2
            let isAtEnd = emitter.mode == .points || emitter.mode == .outline
            x = width * (isAtEnd ? (u < 0.5 ? -0.5 : 0.5) : u - 0.5)
        case .rectangle, .cuboid:
            (x, y) = Self.rectangle(width, height, emitter.mode, u, v)
            guard emitter.shape == .cuboid else { break }
            z = depth * (emitter.mode == .volume ? w - 0.5 : w < 0.5 ? -0.5 : 0.5)
        case .circle, .sphere:
            let radius = width
            if emitter.mode == .points { break }
            direction = u * 2 * .pi
            var distance = radius
            if emitter.shape == .sphere {
                let height = v * 2 - 1
                let part = emitter.mode == .volume ? cbrt(w) : 1
                z = radius * height * part
                distance = radius * (1 - height * height).squareRoot() * part
            } else if emitter.mode != .outline {
                distance = radius * v.squareRoot()
            }
            (x, y) = (distance * cos(direction), distance * sin(direction))
        }
    }

    private static func rectangle(
        _ width: Double, _ height: Double, _ mode: EmitterContents.Mode, _ u: Double, _ v: Double
    ) -> (Double, Double) {
        switch mode {
        case .points: return (u < 0.5 ? -width / 2 : width / 2, v < 0.5 ? -height / 2 : height / 2)
        case .surface, .volume: return (width * (u - 0.5), height * (v - 0.5))
        case .outline:
            let around = u * (width + height)
            if around < width { return (around - width / 2, v < 0.5 ? -height / 2 : height / 2) }
            return (v < 0.5 ? -width / 2 : width / 2, around - width - height / 2)
        }
    }
}
