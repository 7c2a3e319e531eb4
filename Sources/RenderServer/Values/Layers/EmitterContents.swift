import CoreGraphics
import Foundation

/// The emission of particles (`CAEmitterLayer`). Lengths are points in the layer's own space.
package struct EmitterContents: Equatable, Sendable {
    /// The names are Core Animation's.
    package enum Shape: String, Sendable { case point, line, rectangle, cuboid, circle, sphere }
    package enum Mode: String, Sendable { case points, outline, surface, volume }
    package enum RenderMode: String, Sendable { case unordered, oldestFirst, oldestLast, backToFront, additive }

    package var shape = Shape.point
    package var mode = Mode.volume
    package var renderMode = RenderMode.unordered
    package var position = CGPoint.zero
    package var zPosition = 0.0
    package var size = CGSize.zero
    package var depth = 0.0
    // Factors of the cells' values
    package var birthRate = 1.0
    package var lifetime = 1.0
    package var velocity = 1.0
    package var scale = 1.0
    package var spin = 1.0
    /// The seed of all random values.
    package var seed: UInt32 = 0
    package var cells: [EmitterCell] = []

    package init() {}

    package static func == (left: EmitterContents, right: EmitterContents) -> Bool {
        left.shape == right.shape && left.mode == right.mode && left.renderMode == right.renderMode
            && left.position == right.position && left.zPosition == right.zPosition && left.size == right.size
            && left.depth == right.depth && left.birthRate == right.birthRate && left.lifetime == right.lifetime
            && left.velocity == right.velocity && left.scale == right.scale && left.spin == right.spin
            && left.seed == right.seed && left.cells.elementsEqual(right.cells) { $0 === $1 }
    }
}

/// The description of a kind of particles (`CAEmitterCell`) at the time when it was set.
package final class EmitterCell: Sendable {
    let values: EmitterCellValues
    /// The cells that each particle emits.
    let cells: [EmitterCell]
    /// The longest time from the birth of a particle until it and all particles that it emitted have vanished.
    let longestTrace: Double

    package init(_ values: EmitterCellValues, cells: [EmitterCell]) {
        (self.values, self.cells) = (values, cells)
        let own = values.lifetime + abs(values.lifetimeRange) / 2
        longestTrace = own + (cells.map(\.longestTrace).max() ?? 0)
    }
}

/// The values of a cell. A range is the difference between the largest and the smallest random value.
package struct EmitterCellValues: Sendable {
    /// The identity of the cell, which is the same after its values have changed.
    package var id = 0
    /// The position of the cell among all cells of the layer, which determines its random values.
    package var number = 0
    package var birthRate = 0.0
    package var lifetime = 0.0, lifetimeRange = 0.0
    package var velocity = 0.0, velocityRange = 0.0
    package var xAcceleration = 0.0, yAcceleration = 0.0, zAcceleration = 0.0
    package var longitude = 0.0, latitude = 0.0, emissionRange = 0.0
    package var scale = 1.0, scaleRange = 0.0, scaleSpeed = 0.0
    package var spin = 0.0, spinRange = 0.0
    package var color = ParticleColor(red: 1, green: 1, blue: 1, alpha: 1)
    package var colorRange = ParticleColor()
    package var colorSpeed = ParticleColor()
    package var image: Bitmap?
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsScale = 1.0
    package var magnificationFilter = ScalingFilter.linear
    package var minificationFilter = ScalingFilter.linear
    /// The time of the emitter at which the cell's emission begins.
    package var beginTime = 0.0
    /// The duration of the emission in the time of the cell. It may be infinite.
    package var duration = Double.infinity
    package var speed = 1.0
    package var timeOffset = 0.0

    package init() {}
}

/// A color or a difference of colors, whose components may have any value.
package struct ParticleColor: Equatable, Sendable {
    package var red = 0.0, green = 0.0, blue = 0.0, alpha = 0.0

    package init(red: Double = 0, green: Double = 0, blue: Double = 0, alpha: Double = 0) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
}
