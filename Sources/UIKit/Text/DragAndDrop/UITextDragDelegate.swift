import Foundation

/// Methods that provide the items of a drag from a text and observe it. All methods are optional.
///
/// The order of calls: `itemsForDrag`, `dragPreviewForLiftingItem` for each item, `willAnimateLiftWith`;
/// `dragSessionWillBegin` when the finger moves; `dragSessionDidEnd` after the drag and its animations.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextdragdelegate>.
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {
    /// Returns the items for a drag that begins, or the items that a tap adds. An empty array prevents the drag. The
    /// default is the suggested items.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem]

    /// Returns the preview of a lifted item. With `nil`, the default, it shows the lines of the selection.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview?

    /// Called before the text is lifted. The default implementation is empty.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession)

    /// Called when the finger begins to move the text. The default implementation is empty.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)

    /// Called at the end of the drag. The default implementation is empty.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation)
}

extension UITextDragDelegate {
    /// Returns the suggested items.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] { dragRequest.suggestedItems }

    /// Returns `nil`, for a preview of the lines.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? { nil }

    /// The default implementation is empty.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {}

    /// The default implementation is empty.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
    ) {}

    /// The default implementation is empty.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation
    ) {}
}
