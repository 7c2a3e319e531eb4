import Foundation

extension SpringParameters {
    /// Returns the position of the mass at a time in seconds: 0 at the start, converging to 1.
    ///
    /// This is the closed solution of m·x″ + d·x′ + k·x = 0 for the distance x from equilibrium, with underdamping,
    /// critical damping and overdamping. `initialVelocity` is in distances from start to end per second, positive
    /// toward equilibrium.
    func position(at time: Double) -> Double {
        guard mass > 0, stiffness > 0, time.isFinite, mass.isFinite, stiffness.isFinite else { return 1 }
        let time = max(time, 0)
        let velocity = initialVelocity.isFinite ? -initialVelocity : 0
        let frequency = (stiffness / mass).squareRoot()
        let ratio = dampingRatio
        let distance: Double
        if ratio < 1 - 1e-9 {
            let damped = frequency * (1 - ratio * ratio).squareRoot()
            let sine = (ratio * frequency + velocity) / damped
            distance = exp(-ratio * frequency * time) * (cos(damped * time) + sine * sin(damped * time))
        } else if ratio <= 1 + 1e-9 {
            distance = exp(-frequency * time) * (1 + (velocity + frequency) * time)
        } else {
            let spread = (ratio * ratio - 1).squareRoot()
            let (slow, fast) = (-frequency * (ratio - spread), -frequency * (ratio + spread))
            let fastPart = (velocity - slow) / (fast - slow)
            distance = (1 - fastPart) * exp(slow * time) + fastPart * exp(fast * time)
        }
        return distance.isFinite ? 1 - distance : 1
    }

    /// The ratio of the damping to the critical damping.
    var dampingRatio: Double {
        guard mass > 0, stiffness > 0, damping.isFinite else { return 1 }
        return max(damping, 0) / (2 * (stiffness * mass).squareRoot())
    }

    /// The time in seconds until the mass stays within a thousandth of the distance from equilibrium.
    ///
    /// It is estimated from the envelope of the motion, so that it is never too short. An undamped spring does not
    /// settle: the time is limited to 1,000 seconds.
    package var settlingDuration: Double {
        guard mass > 0, stiffness > 0, mass.isFinite, stiffness.isFinite else { return 0 }
        let frequency = (stiffness / mass).squareRoot()
        let ratio = dampingRatio
        let threshold = 0.001
        let speed = abs(initialVelocity.isFinite ? initialVelocity : 0)
        let decay: Double
        let amplitude: Double
        if ratio < 1 {
            decay = ratio * frequency
            let damped = frequency * max((1 - ratio * ratio).squareRoot(), 1e-3)
            amplitude = (1 + pow((decay + speed) / damped, 2)).squareRoot()
        } else {
            decay = frequency * (ratio - (ratio * ratio - 1).squareRoot())
            amplitude = 1 + speed / max(decay, 1e-9)
        }
        guard decay > 0 else { return 1_000 }
        // Near critical damping, the distance decreases as (1 + ω·t)·e^(−ω·t). The simple envelope does not include
        // the first factor.
        let margin = ratio > 0.9 && ratio < 1.1 ? log(1 + log(amplitude / threshold)) : 0
        return min(max((log(amplitude / threshold) + margin) / decay, 0), 1_000)
    }
}
