import UIKit

/// A hand that points up from the middle of its layer, so that it rotates around the middle.
final class DialHandLayer: CAShapeLayer {
    /// Sets the shape of the hand.
    ///
    /// - Parameters:
    ///   - reach: The length from the middle, in points.
    ///   - tail: The length beyond the middle.
    ///   - hub: The radius of the disc in the middle.
    func place(at center: CGPoint, reach: CGFloat, tail: CGFloat, width: CGFloat, hub: CGFloat) {
        let path = UIBezierPath(
            roundedRect: CGRect(x: reach - width / 2, y: 0, width: width, height: reach + tail),
            cornerRadius: width / 2)
        path.append(UIBezierPath(ovalIn: CGRect(x: reach - hub, y: reach - hub, width: 2 * hub, height: 2 * hub)))
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        bounds = CGRect(x: 0, y: 0, width: 2 * reach, height: 2 * reach)
        position = center
        self.path = path.cgPath
        CATransaction.commit()
    }

    /// Rotates the hand without animation.
    ///
    /// - Parameter part: The fraction of a whole turn, clockwise from the top.
    func turn(to part: Double) {
        let angle = CGFloat(part.truncatingRemainder(dividingBy: 1)) * 2 * .pi
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        setAffineTransform(CGAffineTransform(rotationAngle: angle))
        CATransaction.commit()
    }
}
