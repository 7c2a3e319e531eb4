import CoreGraphics
import Foundation

extension Painter {
    // MARK: Particles

    func paintParticles(of item: DrawItem, in pixels: DrawItem.Pixels) {
        guard let system = item.node.particles, let time = system.time, item.device.isAffine else { return }
        let mode = system.contents.renderMode
        let painter = ParticlePainter(surface: surface, isAdditive: mode == .additive)
        // Chosen (Views): Particles that together cover the display more than 16 times are not drawn.
        var budget = max(1 << 22, context.targetBox.area * 16)
        surface.blend(pixels.box) {
            for particle in Self.ordered(system.particles, mode, time) where budget > 0 {
                budget -= paint(particle.state(at: time), particle.cell.values, system, painter, item, pixels)
            }
        }
    }

    private static func ordered(
        _ particles: [Particle], _ mode: EmitterContents.RenderMode, _ time: Double
    ) -> [Particle] {
        switch mode {
        case .unordered, .additive: particles
        case .oldestFirst: particles.sorted { ($0.birth, $0.key) < ($1.birth, $1.key) }
        case .oldestLast: particles.sorted { ($0.birth, $0.key) > ($1.birth, $1.key) }
        case .backToFront:
            particles.map { (z: $0.state(at: time).z, particle: $0) }
                .sorted { ($0.z, $0.particle.birth, $0.particle.key) < ($1.z, $1.particle.birth, $1.particle.key) }
                .map(\.particle)
        }
    }

    /// - Returns: The number of the particle's pixels on the display.
    private func paint(
        _ state: Particle.State, _ values: EmitterCellValues, _ system: ParticleSystem, _ painter: ParticlePainter,
        _ item: DrawItem, _ pixels: DrawItem.Pixels
    ) -> Int {
        guard let size = values.imageSize, state.scale > 0, abs(state.x) < 1e9, abs(state.y) < 1e9,
            let tint = ParticlePainter.Tint(state.color, opacity: item.opacity)
        else { return 0 }
        let (width, height) = (size.width * state.scale, size.height * state.scale)
        guard width < 1e9, height < 1e9 else { return 0 }
        let center = PlaneTransform.translation(state.x, state.y).concatenating(item.device)
        let reach = (width * width + height * height).squareRoot() / 2
        let extent = center.boundingBox(of: Box(minX: -reach, minY: -reach, maxX: reach, maxY: reach).outset(by: 1))
        let area = PixelBox(covering: extent).intersection(context.targetBox).area
        guard !PixelBox(covering: extent).intersection(pixels.box).isEmpty,
            let image = system.images.image(of: values)
        else { return area }
        let first = image.levels[0]
        let shrink =
            item.device.areaScale.squareRoot() * max(width / Double(first.width), height / Double(first.height))
        let isReduced = shrink < 1
        let filter = isReduced ? values.minificationFilter : values.magnificationFilter
        // The index is determined first: this may add a copy to the levels.
        let index = filter == .linear ? image.level(forScale: shrink) : 0
        let level = image.levels[index]
        let (sine, cosine) = state.angle == 0 ? (0, 1) : (sin(state.angle), cos(state.angle))
        let (stepX, stepY) = (width / Double(level.width), height / Double(level.height))
        var transform = PlaneTransform.scale(stepX, stepY)
        (transform.m11, transform.m12, transform.m21, transform.m22) =
            (stepX * cosine, stepX * sine, -stepY * sine, stepY * cosine)
        (transform.m31, transform.m32) = (
            state.x - (width * cosine - height * sine) / 2, state.y - (width * sine + height * cosine) / 2
        )
        painter.paint(
            level, transform.concatenating(item.device), isSmooth: filter == .linear, tint, in: pixels)
        return area
    }
}
