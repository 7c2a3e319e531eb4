import Foundation

/// A particle. Its state at any time follows from its values at its birth.
struct Particle {
    let cell: EmitterCell
    /// The key of the particle's random values.
    let key: UInt64
    /// The birth in the layer's time, and the ratio of the particle's time to the layer's.
    let birth, rate: Double
    let lifetime: Double
    let x, y, z: Double
    let velocityX, velocityY, velocityZ: Double
    let scale: Double
    let spin: Double
    let color: ParticleColor

    func age(at time: Double) -> Double { (time - birth) * rate }

    /// The state of a particle at a time.
    struct State {
        var x, y, z: Double
        var scale: Double
        var angle: Double
        var color: ParticleColor
    }

    func state(at time: Double) -> State {
        let (age, values) = (age(at: time), cell.values)
        let (place, speed) = (position(age), values.colorSpeed)
        // Chosen (Views): A particle whose scale would become negative has a scale of 0.
        return State(
            x: place.x, y: place.y, z: place.z, scale: max(0, scale + values.scaleSpeed * age), angle: spin * age,
            color: ParticleColor(
                red: color.red + speed.red * age, green: color.green + speed.green * age,
                blue: color.blue + speed.blue * age, alpha: color.alpha + speed.alpha * age))
    }

    func position(_ age: Double) -> (x: Double, y: Double, z: Double) {
        let (values, half) = (cell.values, age * age / 2)
        return (
            x + velocityX * age + values.xAcceleration * half, y + velocityY * age + values.yAcceleration * half,
            z + velocityZ * age + values.zAcceleration * half
        )
    }

    /// Returns the direction of the movement in the plane, as an angle.
    func direction(_ age: Double) -> Double {
        let (x, y) = (velocityX + cell.values.xAcceleration * age, velocityY + cell.values.yAcceleration * age)
        return x == 0 && y == 0 ? 0 : atan2(y, x)
    }
}
