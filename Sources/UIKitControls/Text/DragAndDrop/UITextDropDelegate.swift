import Foundation

/// The methods that control drops into a text, and that are called during a drag over the text. All methods are
/// optional.
///
/// The methods are called in this order:
/// - `willBecomeEditableForDrop` if the text cannot be edited, then `dropSessionDidEnter`;
/// - `proposalForDrop` when the drag enters the text, moves to a different text position, or changes its items, and
///   `dropSessionDidUpdate` for each movement;
/// - `dropSessionDidExit` when the drag leaves the text, or for a drop `willPerformDrop` and
///   `previewForDroppingAllItemsWithDefault`;
/// - `dropSessionDidEnd` at the end.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextdropdelegate>.
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {
    /// Returns whether text that cannot be edited accepts a drop. The default is `.no`.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability

    /// Returns the proposal for a drop at a position. The default is the suggested proposal.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal

    /// Called before a drop is performed. If the proposal specifies the delegate as its performer, this method
    /// performs the drop. The default implementation is empty.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)

    /// Returns the preview that all items move to; `nil` to shrink and fade the items. The default is the default
    /// preview, which is the text at its new position.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?

    /// Called when the drag has entered the text. The default implementation is empty.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)

    /// Called when the drag has moved over the text. The default implementation is empty.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)

    /// Called when the drag has left the text. The default implementation is empty.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)

    /// Called when a drag that was over the text has ended. The default implementation is empty.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}

extension UITextDropDelegate {
    /// The default implementation returns `.no`.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability { .no }

    /// The default implementation returns the suggested proposal.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal { drop.suggestedProposal }

    /// The default implementation is empty.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
    ) {}

    /// The default implementation returns the default preview.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { defaultPreview }

    /// The default implementation is empty.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
    ) {}

    /// The default implementation is empty.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
    ) {}

    /// The default implementation is empty.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
    ) {}

    /// The default implementation is empty.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
    ) {}
}
