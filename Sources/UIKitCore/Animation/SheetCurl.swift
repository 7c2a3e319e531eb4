import CoreGraphics
import QuartzCore
import RenderServer

/// A view that is lifted off like a sheet of paper bound at the top, or put back (`transitionCurlUp` and
/// `transitionCurlDown`).
@MainActor
enum SheetCurl {
    private static let grip = CGPoint(x: 0.85, y: 1)

    /// - Parameter length: The distance from the spine to the free edge.
    static func lying(paper view: UIView, length: CGFloat) -> PageCurl {
        var curl = PageCurl(
            spine: .minY, back: .translucent(view.layer.paperColor), grip: grip, target: grip,
            radius: max(1, length) * 0.1)
        curl.isClipped = true
        return curl
    }

    /// Animates the curl, beginning at the corner.
    static func animate(_ layer: CALayer, lifts: Bool, in context: ViewAnimationContext) {
        guard context.duration > 0, layer.context != nil else { return }
        let animation = context.makeAnimation(keyPath: "curlTarget")
        let over = CGPoint(x: grip.x - 0.15, y: -grip.y)
        (animation.fromValue, animation.toValue) = lifts ? (grip, over) : (over, grip)
        // The outgoing side is removed immediately afterwards; until then it remains lifted.
        if lifts { animation.fillMode = .forwards }
        context.add(animation, to: layer, key: "transition.curl")
    }
}
