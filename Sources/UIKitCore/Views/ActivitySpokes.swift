import CoreGraphics
import Foundation
import QuartzCore

/// The shape and the animation of an activity indicator's spokes: eight spokes, one turn per second in eight steps (as
/// Flutter's Cupertino indicator, which was drawn after iOS's).
@MainActor
enum ActivitySpokes {
    static let count = 8
    static let animationKey = "UIActivityIndicator"

    /// Opacities of the spokes, clockwise from the spoke that is lit next.
    private static let opacities: [Float] = [0.31, 0.31, 0.31, 0.31, 0.48, 0.65, 0.82, 1]

    static func opacity(ofSpoke spoke: Int, atStep step: Int) -> Float {
        opacities[((spoke - step) % count + count) % count]
    }

    /// Returns a capsule from a third of the radius to the radius. The first spoke points up.
    static func path(ofSpoke spoke: Int, radius: CGFloat, around center: CGPoint) -> CGPath {
        let capsule = UIBezierPath(
            roundedRect: CGRect(x: -radius / 10, y: -radius, width: radius / 5, height: radius * 2 / 3),
            cornerRadius: radius / 10)
        capsule.apply(
            CGAffineTransform(rotationAngle: CGFloat(spoke) * 2 * .pi / CGFloat(count))
                .concatenating(CGAffineTransform(translationX: center.x, y: center.y)))
        return capsule.cgPath
    }

    static func animation(ofSpoke spoke: Int) -> CAAnimation {
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        animation.values = (0..<count).map { opacity(ofSpoke: spoke, atStep: $0) }
        animation.calculationMode = .discrete
        animation.duration = 1
        animation.repeatCount = .infinity
        animation.isRemovedOnCompletion = false
        return animation
    }
}
