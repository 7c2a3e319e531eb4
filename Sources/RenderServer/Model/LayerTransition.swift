import Foundation

/// A layer with all in it on the way from how it looked to how it looks: `CATransition` as a value.
package struct LayerTransition: Sendable {
    package enum Style: Sendable {
        /// The new look appears through the old one.
        case fade
        /// The new look slides over the old one and becomes opaque on the way.
        case moveIn
        /// Both looks slide; the old one fades out, and the new one in.
        case push
        /// The old look slides off the new one and fades out on the way.
        case reveal
    }

    /// The edge of the bounds over which the new look comes in, or which is the last that the old one leaves.
    package enum Edge: Sendable { case minX, maxX, minY, maxY }

    var style: Style
    var edge: Edge
    /// From the old look at 0 to the new one at 1.
    var progress = 0.0
    /// The animation's number: each has the look of its own begin.
    var number: UInt64 = 0
    /// How the layer looked; `nil` where it was not shown. Only the render server has it.
    var look: TransitionSnapshot?

    package init(style: Style, edge: Edge) { (self.style, self.edge) = (style, edge) }

    /// How far a look is moved along each axis, as a part of the bounds' size, and how opaque it is.
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

    /// - Parameter distance: From its place towards the edge.
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
            && left.look === right.look
    }
}

/// The transition that an animation shows, and the part of it between its begin and its end.
package struct TransitionEffect: Sendable {
    var transition: LayerTransition
    package var startProgress = 0.0
    package var endProgress = 1.0

    package init(_ transition: LayerTransition) { self.transition = transition }

    /// - Parameter fraction: Of a pass. Where a timing curve overshoots, there is nothing beyond the ends to be shown.
    func transition(at fraction: Double, number: UInt64) -> LayerTransition {
        var result = transition
        let progress = startProgress + (endProgress - startProgress) * fraction
        result.progress = progress.isNaN ? 1 : min(max(progress, 0), 1)
        result.number = number
        return result
    }
}
