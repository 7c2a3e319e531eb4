import Foundation

/// Proposes and performs drops. All methods have a default implementation; without `sessionDidUpdate`, drops are
/// refused.
///
/// Order of calls: `canHandle`, once each time that a drag enters the view; `sessionDidEnter`; `sessionDidUpdate` then
/// and with each movement; `sessionDidExit` when the drag leaves or is canceled. For a drop `performDrop`,
/// `previewForDropping` and `willAnimateDropWith` for each item, and after the animation `concludeDrop`. At the end
/// `sessionDidEnd` for all views that the drag entered.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidropinteractiondelegate>.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: AnyObject {
    /// Returns whether the view can handle the drag; otherwise the views around it are considered. The default
    /// implementation returns `true`.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool

    /// Called when the drag entered the view. The default implementation has no effect.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)

    /// Returns the effect of a drop at the finger's position. The default implementation returns `.cancel`.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal

    /// Called when the drag left the view. The default implementation has no effect.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)

    /// Performs the drop. Load the data of the items in this method. The default implementation has no effect.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)

    /// Called after the animation of the drop. The default implementation has no effect.
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)

    /// Called when a drag that entered the view earlier is over. The default implementation has no effect.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)

    /// Returns the destination of an item. With the default, `nil`, the item shrinks and fades at its position.
    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?

    /// Called before an item moves to its destination. The default implementation has no effect.
    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
}

extension UIDropInteractionDelegate {
    /// Returns `true`.
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }

    /// Has no effect.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}

    /// Returns a proposal that refuses the drop.
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .cancel) }

    /// Has no effect.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}

    /// Has no effect.
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}

    /// Has no effect.
    public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}

    /// Has no effect.
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}

    /// Returns `nil`: the item fades.
    public func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { nil }

    /// Has no effect.
    public func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) {}
}

extension OptionalMethods {
    static let drop = OptionalMethods((any UIDropInteractionDelegate).self) { $0 is any UIDropInteractionDelegate.Type }
}
