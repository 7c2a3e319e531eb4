import CoreGraphics
import QuartzCore
import RenderServer

/// A view that is lifted off like a sheet of paper which is bound at the top, or comes back (`transitionCurlUp` and
/// `transitionCurlDown`).
@MainActor
enum SheetCurl {
    private static let grip = CGPoint(x: 0.85, y: 1)

    /// - Parameter length: From the spine to the free edge.
    static func lying(paper view: UIView, length: CGFloat) -> PageCurl {
        var curl = PageCurl(
            spine: .minY, back: .translucent(view.layer.paperColor), grip: grip, target: grip,
            radius: max(1, length) * 0.1)
        curl.isClipped = true
        return curl
    }

    /// The corner goes first.
    static func animate(_ layer: CALayer, lifts: Bool, in context: ViewAnimationContext) {
        guard context.duration > 0, layer.context != nil else { return }
        let animation = context.makeAnimation(keyPath: "curlTarget")
        let over = CGPoint(x: grip.x - 0.15, y: -grip.y)
        (animation.fromValue, animation.toValue) = lifts ? (grip, over) : (over, grip)
        // The outgoing side is removed right after; until then it stays lifted.
        if lifts { animation.fillMode = .forwards }
        context.add(animation, to: layer, key: "transition.curl")
    }
}
