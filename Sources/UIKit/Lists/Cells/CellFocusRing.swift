import CoreGraphics
import Foundation

extension UIView {
    /// Puts a ring into a cell that has the keyboard's focus. Returns it.
    func addFocusRing() -> UIView {
        // A cell may be lower than the ring is thick.
        let ring = UIView(frame: bounds.insetBy(dx: min(2, bounds.width / 2), dy: min(2, bounds.height / 2)))
        ring.isUserInteractionEnabled = false
        ring.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        ring.layer.borderWidth = 3
        ring.layer.cornerRadius = 8
        ring.layer.borderColor = tintColor.withAlphaComponent(0.6).resolvedColor(with: traitCollection).cgColor
        addSubview(ring)
        return ring
    }
}
