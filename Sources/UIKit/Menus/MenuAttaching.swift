import CoreGraphics

/// A view whose menu is its own, as a control's: it is shown where the view says, and without a preview unless the view has one. Where it
/// opens upwards its first element is the nearest one.
@MainActor
package protocol MenuAttaching: UIView {
    /// The point at which the middle of the menu is, in the view's space.
    func attachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint

    /// What is lifted while the menu is open; `nil`, which is so unless implemented, for nothing.
    func liftedPreview(
        for interaction: UIContextMenuInteraction, _ configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// Where what was lifted goes when the menu closes; `nil`, which is so unless implemented, for back to its place.
    func loweredPreview(
        for interaction: UIContextMenuInteraction, _ configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
}

extension MenuAttaching {
    package func liftedPreview(
        for interaction: UIContextMenuInteraction, _ configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    package func loweredPreview(
        for interaction: UIContextMenuInteraction, _ configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
}
