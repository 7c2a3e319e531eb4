import CoreGraphics
import QuartzCore

extension CALayer {
    /// Shows the shadow of the thumb of switches and sliders.
    func showThumbShadow() {
        shadowColor = UIColor.black.cgColor
        shadowOpacity = 0.18
        shadowOffset = CGSize(width: 0, height: 3)
        shadowRadius = 4
    }
}
