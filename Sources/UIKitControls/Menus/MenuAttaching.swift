import CoreGraphics

/// A view that provides its own menu, such as a control. The view determines the position of the menu. The menu has no
/// preview unless the view provides one. If the menu opens upward, its first element is at the bottom, nearest to the
/// view.
@MainActor
package protocol MenuAttaching: UIView {
    /// Returns the point that the menu is horizontally centered on, in the view's coordinate space.
    func attachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint

    /// Returns the preview that is lifted while the menu is open. The default is `nil`, for no preview.
    func liftedPreview(
        for interaction: UIContextMenuInteraction, _ configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// Returns the preview that the lifted preview moves to when the menu closes; `nil`, the default, to move it back
    /// to its original position.
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
