import CoreGraphics
import Foundation
import TextLayout

/// Drags the selected text, after a long press of a finger or at once with the pointer.
///
/// If the text is dropped into the same view, `TextDrop` moves it. If it is moved to a different destination, this
/// object deletes the original text at the end of the drag, unless the text has changed in the meantime.
@MainActor
final class TextDrag: NSObject, UIDragInteractionDelegate {
    weak var host: (any TextTransferHost)?
    weak var textInteraction: UITextInteraction?
    weak var delegate: (any UITextDragDelegate)?
    var options: UITextDragOptions = []
    private(set) lazy var interaction = UIDragInteraction(delegate: self)
    private var dragged: (range: Range<Int>, string: String)?
    private weak var session: (any UIDragSession)?
    /// Whether `TextDrop` has already moved the text.
    var isMoved = false

    nonisolated deinit {}

    var isActive: Bool { session != nil && dragged != nil }

    // Chosen (Dragging): A text that has changed during its drag moves no text, and copies the items' data.
    /// Returns the range of this text that a session drags; `nil` if the session began elsewhere or the text has
    /// changed.
    func range(draggedBy other: (any UIDragSession)?) -> Range<Int>? {
        guard let other, let session, other === session, let dragged, let text = host?.editor.text,
            dragged.range.upperBound <= text.length, text.document.string(in: dragged.range) == dragged.string
        else { return nil }
        return dragged.range
    }

    /// Returns whether a session began in this text.
    func isSource(of other: (any UIDragSession)?) -> Bool {
        guard let other, let session else { return false }
        return other === session
    }

    // MARK: The dragged text

    func range(atWindowPoint point: CGPoint) -> Range<Int>? {
        guard let host, interaction.isEnabled, interaction.view === host else { return nil }
        return range(at: host.convert(point, from: nil))
    }

    // Chosen (Dragging): Text can be dragged if it is selected and its selection is visible: in the first responder,
    // not in secure text, and not while an input method composes. A click on the selection without a movement puts the
    // caret there; a finger that lifts the selection without a movement opens the edit menu.
    /// Returns the selected range if a point of the host is in it. Secure text and marked text cannot be dragged.
    private func range(at point: CGPoint) -> Range<Int>? {
        guard let host, host.content.isEditing, !host.editor.isSecure, host.editor.text.markedRange == nil,
            !host.editor.selection.isCaret, host.bounds.contains(point)
        else { return nil }
        let (origin, range) = (host.textOrigin, host.editor.selection.range)
        let inText = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        let rects = host.editor.lines.selectionRects(for: range, visible: Double(inText.y)...Double(inText.y))
        return rects.contains { $0.rect.contains(inText) } ? range : nil
    }

    private func items(of range: Range<Int>, in host: any TextTransferHost, for session: any UIDragSession)
        -> [UIDragItem]
    {
        let text = host.editor.attributed(host.editor.text.document[range]).attributedString
        let suggested = [UIDragItem(itemProvider: NSItemProvider(object: text))]
        guard let delegate else { return suggested }
        let request = TextDragRequest(
            host.editor.range(range), suggested: suggested, existing: session.items, session)
        return delegate.textDraggableView(host, itemsForDrag: request)
    }

    private func picture(of range: Range<Int>) -> UITargetedDragPreview? {
        host.flatMap { TextLinesPicture.preview(of: range, in: $0, options) }
    }

    // MARK: UIDragInteractionDelegate

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
        guard let host, let range = range(at: session.location(in: host)) else { return [] }
        let string = host.editor.text.document.string(in: range)
        let items = items(of: range, in: host, for: session)
        guard !items.isEmpty else { return [] }
        (dragged, self.session, isMoved) = ((range, string), session, false)
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        guard let host, !isSource(of: session), let range = range(at: point) else { return [] }
        return items(of: range, in: host, for: session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let host else { return nil }
        if let own = delegate?.textDraggableView(host, dragPreviewForLiftingItem: item, session: session) { return own }
        return picture(of: host.editor.selection.range) ?? UITargetedDragPreview(view: host)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        guard let host else { return }
        delegate?.textDraggableView(host, willAnimateLiftWith: animator, session: session)
        animator.addCompletion { [weak self] position in if position == .start { self?.cancelMove(session) } }
    }

    /// Ends a lift that did not become a drag, and opens the edit menu.
    private func cancelMove(_ session: any UIDragSession) {
        guard let host, isSource(of: session) else { return }
        (dragged, self.session) = (nil, nil)
        if host.content.isEditing { textInteraction?.openMenu(at: session.location(in: host)) }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        guard let host else { return }
        textInteraction?.closeMenu()
        delegate?.textDraggableView(host, dragSessionWillBegin: session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { host?.takesEdits == true }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        guard let host else { return }
        if operation == .move, !isMoved, host.takesEdits, let range = range(draggedBy: session) {
            host.editor.perform(TextEdit(range: range, replacement: TextDocument(), origin: .pasted))
        }
        if isSource(of: session) { (dragged, self.session) = (nil, nil) }
        delegate?.textDraggableView(host, dragSessionDidEnd: session, with: operation)
    }
}
