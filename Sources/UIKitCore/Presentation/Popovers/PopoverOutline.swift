import CoreGraphics

/// The outline of a popover's body and arrow.
///
/// The paths of all sizes have the same elements, so that a change of size can be animated.
@MainActor
struct PopoverOutline {
    /// Size of the body and the arrow.
    let size: CGSize
    let arrowDirection: UIPopoverArrowDirection
    /// The offset of the arrow, as in `PopoverPlacement`.
    let arrowOffset: CGFloat
    let metrics: PopoverMetrics

    /// The outline, in the popover's own coordinate space.
    var path: UIBezierPath {
        switch arrowDirection {
        case .up: return pathWithArrowOnTop(size)
        case .down:
            let path = pathWithArrowOnTop(size)
            path.apply(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height))
            return path
        // The same with the axes exchanged.
        case .left:
            let path = pathWithArrowOnTop(CGSize(width: size.height, height: size.width))
            path.apply(CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0))
            return path
        case .right:
            let path = pathWithArrowOnTop(CGSize(width: size.height, height: size.width))
            path.apply(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.width, ty: 0))
            return path
        default: return pathWithArrowOnTop(size, arrowHeight: 0)
        }
    }

    private func pathWithArrowOnTop(_ size: CGSize) -> UIBezierPath {
        pathWithArrowOnTop(size, arrowHeight: min(metrics.arrowHeight, size.height))
    }

    private func pathWithArrowOnTop(_ size: CGSize, arrowHeight top: CGFloat) -> UIBezierPath {
        let (right, bottom) = (size.width, size.height)
        let radius = max(0, min(metrics.cornerRadius, right / 2, (bottom - top) / 2))
        // On a short side the arrow is narrower.
        let half = top > 0 ? max(0, min(metrics.arrowBase / 2, right / 2 - radius)) : 0
        let tip = max(radius + half, min(right / 2 + arrowOffset, right - radius - half))
        // Length of the control vectors of a curve that approximates a quarter of a circle.
        let pull = radius * 0.552_284_75
        let path = UIBezierPath()
        path.move(to: CGPoint(x: radius, y: top))
        path.addLine(to: CGPoint(x: tip - half, y: top))
        // Chosen (Controllers): The arrow of a popover joins the body smoothly, and its tip is round.
        path.addCurve(
            to: CGPoint(x: tip, y: 0), controlPoint1: CGPoint(x: tip - half * 0.5, y: top),
            controlPoint2: CGPoint(x: tip - half * 0.32, y: 0))
        path.addCurve(
            to: CGPoint(x: tip + half, y: top), controlPoint1: CGPoint(x: tip + half * 0.32, y: 0),
            controlPoint2: CGPoint(x: tip + half * 0.5, y: top))
        path.addLine(to: CGPoint(x: right - radius, y: top))
        path.addCurve(
            to: CGPoint(x: right, y: top + radius), controlPoint1: CGPoint(x: right - radius + pull, y: top),
            controlPoint2: CGPoint(x: right, y: top + radius - pull))
        path.addLine(to: CGPoint(x: right, y: bottom - radius))
        path.addCurve(
            to: CGPoint(x: right - radius, y: bottom),
            controlPoint1: CGPoint(x: right, y: bottom - radius + pull),
            controlPoint2: CGPoint(x: right - radius + pull, y: bottom))
        path.addLine(to: CGPoint(x: radius, y: bottom))
        path.addCurve(
            to: CGPoint(x: 0, y: bottom - radius), controlPoint1: CGPoint(x: radius - pull, y: bottom),
            controlPoint2: CGPoint(x: 0, y: bottom - radius + pull))
        path.addLine(to: CGPoint(x: 0, y: top + radius))
        path.addCurve(
            to: CGPoint(x: radius, y: top), controlPoint1: CGPoint(x: 0, y: top + radius - pull),
            controlPoint2: CGPoint(x: radius - pull, y: top))
        path.close()
        return path
    }
}
