import CoreGraphics
import Foundation

/// The particles of an emitter layer on the display.
///
/// Births are computed with their exact times, and each particle is a function of time. Therefore the particles of a
/// frame depend on the changes of the emitter, but not on the times of the frames before.
final class ParticleSystem {
    // Chosen (Views): A layer has at most 16,384 particles. While it has so many, no further particles are born.
    /// The maximum number of particles, and of births between two frames.
    static let largestCount = 16_384
    /// The maximum number of births per second of a cell.
    private static let largestRate = 1e6

    private(set) var particles: [Particle] = []
    private(set) var contents: EmitterContents
    /// The layer's time of the particles, or `nil` before the first frame.
    private(set) var time: Double?
    /// The births of each cell, by the cell's identity.
    private var births: [Int: Births] = [:]
    private var budget = 0
    let images = ParticleImages()

    init(_ contents: EmitterContents) { self.contents = contents }

    /// The births of a cell since its rate was last changed.
    private struct Births {
        var start: Double
        var end: Double
        let rate: Double
        /// The number of births before the start, including a fraction of the next.
        let count: Double

        func count(at time: Double) -> Double { count + (time - start) * rate }

        /// Returns these births until a time, or births with a different rate that follow them.
        static func following(_ old: Births?, from start: Double, to end: Double, rate: Double) -> Births {
            guard let old else { return Births(start: start, end: end, rate: rate, count: 0) }
            if old.rate == rate, old.end == start {
                return Births(start: old.start, end: end, rate: rate, count: old.count)
            }
            // The fraction is lost in very large numbers, which are reached after years.
            let count = old.count(at: old.end)
            return Births(start: start, end: end, rate: rate, count: count < 0x1p52 ? count : 0)
        }
    }

    // MARK: Time

    /// Changes the emitter. Particles that were born before do not change.
    ///
    /// - Parameter time: The time of the change, or `nil` for the time of the last frame.
    func change(to contents: EmitterContents, at time: Double? = nil) {
        guard contents != self.contents else { return }
        if self.time != nil, let time { advance(to: time) }
        let old = self.contents
        self.contents = contents
        if old.cells.elementsEqual(contents.cells, by: { $0 === $1 }) { return }
        let ids = Set(contents.cells.map(\.values.id))
        births = births.filter { ids.contains($0.key) }
        images.removeAll()
    }

    /// Computes the particles at a time of the layer.
    ///
    /// Before the first frame, the emitter emits from time 0 of the layer, as in Core Animation: a layer whose begin
    /// time is not set appears with the particles of a long emission. If time runs backwards, the emission begins
    /// again.
    func advance(to now: Double) {
        guard now.isFinite, now != time else { return }
        if let time, now < time { (particles, births, self.time) = ([], [:], nil) }
        let last = time ?? min(0, now)
        budget = Self.largestCount
        if !particles.isEmpty {
            for index in particles.indices where !particles[index].cell.cells.isEmpty {
                emitChildren(of: particles[index], from: last, to: now)
            }
        }
        for cell in contents.cells { emit(cell, from: last, to: now) }
        particles.removeAll { $0.age(at: now) >= $0.lifetime }
        if particles.count > Self.largestCount { particles.removeLast(particles.count - Self.largestCount) }
        time = now
    }

    /// Returns the time of the next frame with particles: `-infinity` if there are particles, and `infinity` if no
    /// particle will be born.
    func nextTime(after now: Double) -> Double {
        if !particles.isEmpty { return -.infinity }
        var next = Double.infinity
        for cell in contents.cells {
            guard let emission = emission(of: cell, factor: contents.birthRate), emission.end > now else { continue }
            let count = births[cell.values.id].map { $0.count(at: $0.end) } ?? 0
            next = min(next, max(now, emission.start) + (count.rounded(.down) + 1 - count) / emission.rate)
        }
        return next
    }

    // MARK: Births

    /// The times of a cell's emission, in the emitter's time, and the births per second.
    private func emission(of cell: EmitterCell, factor: Double) -> (start: Double, end: Double, rate: Double)? {
        let values = cell.values
        let rate = min(values.birthRate * factor * values.speed, Self.largestRate)
        guard values.speed > 0, rate > 0, values.lifetime + abs(values.lifetimeRange) / 2 > 0 else { return nil }
        let start = values.beginTime - values.timeOffset / values.speed
        let end = start + values.duration / values.speed
        return start.isFinite && end > start ? (start, end, rate) : nil
    }

    private func emit(_ cell: EmitterCell, from last: Double, to now: Double) {
        guard let emission = emission(of: cell, factor: contents.birthRate) else { return }
        let (start, end) = (max(last, emission.start), min(now, emission.end))
        guard end > start else { return }
        let old = births[cell.values.id]
        let interval = Births.following(old, from: start, to: end, rate: emission.rate)
        births[cell.values.id] = interval
        let before = interval.count(at: start).rounded(.down)
        var born: [Particle] = []
        var number = interval.count(at: end).rounded(.down)
        // The last births are computed first, so that a long interval costs no more than a short interval.
        while number > before, budget > 0, particles.count + born.count < Self.largestCount {
            let birth = interval.start + (number - interval.count) / emission.rate
            if now - birth >= cell.longestTrace * max(1, contents.lifetime) / cell.values.speed { break }
            budget -= 1
            born.append(particle(of: cell, number: number, birth: birth))
            number -= 1
        }
        for particle in born.reversed() { add(particle, until: now) }
    }

    private func add(_ particle: Particle, until now: Double) {
        if particle.age(at: now) < particle.lifetime { particles.append(particle) }
        if !particle.cell.cells.isEmpty { emitChildren(of: particle, from: particle.birth, to: now) }
    }

    private func emitChildren(of parent: Particle, from last: Double, to now: Double) {
        let (from, to) = (max(0, parent.age(at: last)), min(parent.lifetime, parent.age(at: now)))
        for cell in parent.cell.cells {
            guard let emission = emission(of: cell, factor: 1) else { continue }
            let (start, end) = (max(from, emission.start), min(to, emission.end))
            let first = max(0, emission.start)
            guard end > start else { continue }
            let before = ((start - first) * emission.rate).rounded(.down)
            var number = ((end - first) * emission.rate).rounded(.down)
            while number > before, budget > 0, particles.count < Self.largestCount {
                let age = first + number / emission.rate
                let birth = parent.birth + age / parent.rate
                if now - birth >= cell.longestTrace / (parent.rate * cell.values.speed) { break }
                budget -= 1
                add(child(of: parent, cell, number: number, age: age, birth: birth), until: now)
                number -= 1
            }
        }
    }

    private func particle(of cell: EmitterCell, number: Double, birth: Double) -> Particle {
        let key = ParticleRandom.key(
            UInt64(contents.seed) << 32 | UInt64(cell.values.number), UInt64(max(0, min(number, 0x1p60))))
        var random = ParticleRandom(key: key)
        var place = EmissionPlace(contents, &random)
        place.x += contents.position.x
        place.y += contents.position.y
        place.z += contents.zPosition
        return make(
            cell, key, &random, birth: birth, rate: cell.values.speed, from: place,
            (contents.lifetime, contents.velocity, contents.scale, contents.spin))
    }

    private func child(
        of parent: Particle, _ cell: EmitterCell, number: Double, age: Double, birth: Double
    ) -> Particle {
        let key = ParticleRandom.key(parent.key ^ UInt64(cell.values.number), UInt64(max(0, min(number, 0x1p60))))
        var random = ParticleRandom(key: key)
        let place = parent.position(age)
        var start = EmissionPlace()
        (start.x, start.y, start.z, start.direction) = (place.x, place.y, place.z, parent.direction(age))
        return make(cell, key, &random, birth: birth, rate: parent.rate * cell.values.speed, from: start, (1, 1, 1, 1))
    }

    // Chosen (Views): A range of an emission is an angle in the plane of the layer, and all values in a range are
    // equally frequent.
    private func make(
        _ cell: EmitterCell, _ key: UInt64, _ random: inout ParticleRandom, birth: Double, rate: Double,
        from place: EmissionPlace, _ factors: (lifetime: Double, velocity: Double, scale: Double, spin: Double)
    ) -> Particle {
        let values = cell.values
        let lifetime = random.value(values.lifetime, values.lifetimeRange) * factors.lifetime
        let velocity = random.value(values.velocity, values.velocityRange) * factors.velocity
        let angle = place.direction + random.value(values.longitude, values.emissionRange)
        let inPlane = velocity * cos(values.latitude)
        let scale = random.value(values.scale, values.scaleRange) * factors.scale
        let spin = random.value(values.spin, values.spinRange) * factors.spin
        let (color, range) = (values.color, values.colorRange)
        return Particle(
            cell: cell, key: key, birth: birth, rate: rate, lifetime: lifetime, x: place.x, y: place.y, z: place.z,
            velocityX: inPlane * cos(angle), velocityY: inPlane * sin(angle),
            velocityZ: velocity * sin(values.latitude), scale: scale, spin: spin,
            color: ParticleColor(
                red: random.value(color.red, range.red), green: random.value(color.green, range.green),
                blue: random.value(color.blue, range.blue), alpha: random.value(color.alpha, range.alpha)))
    }

    // MARK: Geometry

    /// The box that the particles cover, in the layer's own space.
    var box: Box {
        guard let time else { return .empty }
        var box = Box.empty
        for particle in particles {
            guard let size = particle.cell.values.imageSize else { continue }
            let state = particle.state(at: time)
            let reach = (size.width * size.width + size.height * size.height).squareRoot() / 2 * state.scale
            guard reach > 0, state.color.alpha > 0, abs(state.x) < 1e9, abs(state.y) < 1e9, reach < 1e9 else {
                continue
            }
            box.formUnion(
                Box(
                    minX: state.x - reach, minY: state.y - reach, maxX: state.x + reach, maxY: state.y + reach))
        }
        // The edges of scaled images are soft.
        return box.outset(by: 1)
    }
}

extension EmitterCellValues {
    /// The size of an unscaled particle in points, or `nil` if it has no pixels.
    var imageSize: (width: Double, height: Double)? {
        guard let image, contentsScale > 0 else { return nil }
        let width = Double(image.width) * contentsRect.size.width / contentsScale
        let height = Double(image.height) * contentsRect.size.height / contentsScale
        return width > 0 && height > 0 ? (width, height) : nil
    }
}
