import CoreGraphics

/// A view whose menu is its own, as a control's: it is shown without a preview unless its delegate has one, where the view says, and where it opens upwards
/// its first element is the nearest one.
@MainActor
package protocol MenuAttaching: UIView {
    /// The point at which the middle of the menu is, in the view's space.
    func attachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint
}
