import QuartzCore

/// A view with a different appearance in its lifted picture. For example, a lifted cell is not highlighted and has no
/// separator.
@MainActor
package protocol LiftedPictureSource: UIView {
    /// Prepares the view for a picture. Returns a closure that restores the view.
    func prepareForLiftedPicture() -> () -> Void
}

/// The mask of a view that is hidden while its lifted picture is visible.
final class HidingMask: CALayer {
    fileprivate var own: CALayer?
}

extension UIView {
    /// Hides the view behind its lifted picture, or shows it again. It is hidden by a mask, which programs do not
    /// read.
    package func setHiddenBehindPicture(_ isHidden: Bool) {
        let hiding = layer.mask as? HidingMask
        guard isHidden != (hiding != nil) else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        guard isHidden else { return layer.mask = hiding?.own }
        let mask = HidingMask()
        mask.own = layer.mask
        layer.mask = mask
    }

    /// Returns a picture of the view for a menu or a drag, even if the view is hidden behind a former picture; `nil`
    /// for a view without an area.
    package func liftedPicture() -> UIView? {
        let isHidden = layer.mask is HidingMask
        setHiddenBehindPicture(false)
        defer { setHiddenBehindPicture(isHidden) }
        let restore = (self as? any LiftedPictureSource)?.prepareForLiftedPicture()
        defer { restore?() }
        return snapshotView(afterScreenUpdates: true)
    }
}
