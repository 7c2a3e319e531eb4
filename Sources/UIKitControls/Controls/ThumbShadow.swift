import CoreGraphics
import QuartzCore

extension CALayer {
    /// Adds the shadow of the thumb of a switch or slider.
    func showThumbShadow() {
        shadowColor = UIColor.black.cgColor
        shadowOpacity = 0.18
        shadowOffset = CGSize(width: 0, height: 3)
        shadowRadius = 4
    }
}
