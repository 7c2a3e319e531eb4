import UIKit

/// A hand that points up from the middle of its layer, so that it turns around that.
final class DialHandLayer: CAShapeLayer {
    /// Gives the hand its shape.
    ///
    /// - Parameters:
    ///   - reach: Its length from the middle on, in points.
    ///   - tail: How far it reaches beyond the middle.
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

    /// Points somewhere at once.
    ///
    /// - Parameter part: Of a whole turn, clockwise from the top.
    func turn(to part: Double) {
        let angle = CGFloat(part.truncatingRemainder(dividingBy: 1)) * 2 * .pi
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        setAffineTransform(CGAffineTransform(rotationAngle: angle))
        CATransaction.commit()
    }
}
