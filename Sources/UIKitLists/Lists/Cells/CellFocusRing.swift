import CoreGraphics
import Foundation

// Chosen (Lists): A cell of a collection view has the same focus ring as a row of a table.
extension UIView {
    /// Adds a ring to a cell with the keyboard focus. Returns the ring.
    func addFocusRing() -> UIView {
        // A cell can be smaller than twice the thickness of the ring.
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
