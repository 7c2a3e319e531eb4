import CoreGraphics
import QuartzCore

extension CALayer {
    /// The shadow under a switch's and a slider's thumb.
    func showThumbShadow() {
        shadowColor = UIColor.black.cgColor
        shadowOpacity = 0.18
        shadowOffset = CGSize(width: 0, height: 3)
        shadowRadius = 4
    }
}
