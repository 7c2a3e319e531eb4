import Foundation

/// The transition of a layer and its sublayers from the old to the new appearance: `CATransition` as a value.
package struct LayerTransition: Sendable {
    package enum Style: Sendable {
        /// The new appearance fades in over the old one.
        case fade
        /// The new appearance slides over the old one and becomes opaque.
        case moveIn
        /// Both appearances slide; the old one fades out, and the new one in.
        case push
        /// The old appearance slides off the new one and fades out.
        case reveal
    }

    /// The edge of the bounds from which the new appearance enters, or over which the old appearance leaves.
    package enum Edge: Sendable { case minX, maxX, minY, maxY }

    var style: Style
    var edge: Edge
    /// The progress from the old appearance at 0 to the new one at 1.
    var progress = 0.0
    /// The number of the animation. Each animation has its own initial appearance.
    var number: UInt64 = 0
    /// The old appearance, or `nil` if the layer was not visible. Only the render server has it.
    var snapshot: (any TransitionSnapshot)?

    package init(style: Style, edge: Edge) { (self.style, self.edge) = (style, edge) }

    /// The displacement of an appearance along each axis, as a fraction of the bounds' size, and its opacity.
    struct Side {
        var x = 0.0
        var y = 0.0
        var opacity = 1.0
    }

    var outgoing: Side {
        switch style {
        case .fade: Side(opacity: 1 - progress)
        case .moveIn: Side()
        case .push, .reveal: side(moved: -progress, opacity: 1 - progress)
        }
    }

    var incoming: Side {
        switch style {
        case .fade: Side(opacity: progress)
        case .moveIn, .push: side(moved: 1 - progress, opacity: progress)
        case .reveal: Side()
        }
    }

    /// - Parameter distance: The distance of the appearance from its final position toward the edge.
    private func side(moved distance: Double, opacity: Double) -> Side {
        switch edge {
        case .minX: Side(x: -distance, opacity: opacity)
        case .maxX: Side(x: distance, opacity: opacity)
        case .minY: Side(y: -distance, opacity: opacity)
        case .maxY: Side(y: distance, opacity: opacity)
        }
    }
}

extension LayerTransition: Equatable {
    package static func == (left: LayerTransition, right: LayerTransition) -> Bool {
        left.style == right.style && left.edge == right.edge && left.progress == right.progress
            && left.snapshot === right.snapshot
    }
}

/// The transition of an animation, and its progress at the beginning and the end.
package struct TransitionEffect: Sendable {
    var transition: LayerTransition
    package var startProgress = 0.0
    package var endProgress = 1.0

    package init(_ transition: LayerTransition) { self.transition = transition }

    /// - Parameter fraction: The fraction of a pass. It is clamped if a timing curve overshoots.
    func transition(at fraction: Double, number: UInt64) -> LayerTransition {
        var result = transition
        let progress = startProgress + (endProgress - startProgress) * fraction
        result.progress = progress.isNaN ? 1 : min(max(progress, 0), 1)
        result.number = number
        return result
    }
}
