import CoreGraphics

/// A view with its own menu, such as a control. The view determines the place of the menu, and the menu has no preview
/// unless the view provides one. If the menu opens upward, its first element is the nearest.
@MainActor
package protocol MenuAttaching: UIView {
    /// Returns the point of the menu's middle, in the view's coordinates.
    func attachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint

    /// Returns the preview that is lifted while the menu is open. The default is `nil`, for no preview.
    func liftedPreview(
        for interaction: UIContextMenuInteraction, _ configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// Returns the target of the preview when the menu closes. The default is `nil`, for the original place.
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
