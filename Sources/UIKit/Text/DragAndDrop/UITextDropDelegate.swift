import Foundation

/// Methods that control drops on a text and observe drags over it. All methods are optional.
///
/// The order of calls: `willBecomeEditableForDrop` if the text cannot be edited; `dropSessionDidEnter`;
/// `proposalForDrop` when the drag enters, reaches a different position in the text, or changes its items, and
/// `dropSessionDidUpdate` for each movement; `dropSessionDidExit` when it leaves. For a drop, `willPerformDrop` and
/// `previewForDroppingAllItemsWithDefault`. `dropSessionDidEnd` at the end.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextdropdelegate>.
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {
    /// Returns whether text that cannot be edited accepts a drop. The default is `.no`.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability

    /// Returns the proposal for a drop. The default is the suggested proposal.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal

    /// Called before a drop is performed. A delegate that is the performer performs the drop here. The default
    /// implementation is empty.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)

    /// Returns the target preview of all items. With `nil` they shrink and fade. The default is the default preview,
    /// which is the text in its new position.
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

    /// Called at the end of a drag that was over the text. The default implementation is empty.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}

extension UITextDropDelegate {
    /// Returns `.no`.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability { .no }

    /// Returns the suggested proposal.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal { drop.suggestedProposal }

    /// The default implementation is empty.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
    ) {}

    /// Returns the default preview.
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
