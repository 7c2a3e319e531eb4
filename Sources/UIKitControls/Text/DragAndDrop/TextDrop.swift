import CoreGraphics
import Foundation
import TextLayout

// Chosen (Dragging): A drop into a text makes it first responder, and selects the dropped text; if the delegate
// refuses editing, the drop has no effect. Several items are a line each, in fields with a space between.
// `.replaceAll` can be undone, and calls the delegate as typing does.
/// Accepts drops into a text. A caret shows the drop position. Text that was dragged from the same view is moved.
@MainActor
final class TextDrop: NSObject, UIDropInteractionDelegate {
    weak var host: (any TextTransferHost)?
    weak var delegate: (any UITextDropDelegate)?
    private(set) lazy var interaction = UIDropInteraction(delegate: self)
    private let caret = TextDropCaret()
    /// Whether an unfinished drag is over the text, or was over it.
    private(set) var isActive = false
    /// Whether a drag is currently over the text.
    private(set) var isOver = false { didSet { if isOver != oldValue { host?.dropDidChange() } } }
    /// The last proposal, with the position and the number of items that it applies to.
    private var answer: (place: TextPlace, itemCount: Int, proposal: UITextDropProposal)?
    private var editability = UITextDropEditability.no
    /// The destination of the drop: the range of text that was moved within the view, otherwise the drop position. All
    /// items are inserted there together.
    private var landing: (moved: Range<Int>?, place: TextPlace)?
    private weak var firstItem: UIDragItem?

    nonisolated deinit {}

    // MARK: The effect of a drop

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard let host, takes(session, in: host) else { return false }
        guard !host.takesEdits else { return true }
        guard let delegate, !(host is UITextField) else { return false }
        let request = request(session, at: place(of: session, in: host), in: host)
        editability = delegate.textDroppableView(host, willBecomeEditableForDrop: request)
        return editability != .no
    }

    private func takes(_ session: any UIDropSession, in host: any TextTransferHost) -> Bool {
        if host.pasteConfiguration != nil { return host.canPaste(session.items.map(\.itemProvider)) }
        return host.transfer.pasteDelegate != nil || session.canLoadObjects(ofClass: NSString.self)
    }

    private func place(of session: any UIDropSession, in host: any TextTransferHost) -> TextPlace {
        host.layoutIfNeeded()
        let (point, origin) = (session.location(in: host), host.textOrigin)
        return host.editor.lines.place(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
    }

    private func request(
        _ session: any UIDropSession, at place: TextPlace, in host: any TextTransferHost
    ) -> TextDropRequest {
        let (drag, own) = (host.transfer.drag, session.localDragSession)
        var operation = UIDropOperation.copy
        if let range = drag.range(draggedBy: own), session.allowsMoveOperation {
            // A drop inside or beside the dragged range would not move the text.
            operation = range.lowerBound <= place.offset && place.offset <= range.upperBound ? .cancel : .move
        }
        return TextDropRequest(
            host.editor.position(place), UITextDropProposal(operation: operation), isSameView: drag.isSource(of: own),
            session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        guard let host else { return }
        (isActive, isOver, answer, landing) = (true, true, nil, nil)
        delegate?.textDroppableView(host, dropSessionDidEnter: session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        guard let host, isOver else { return UIDropProposal(operation: .cancel) }
        let place = place(of: session, in: host)
        if answer.map({ $0.place != place || $0.itemCount != session.items.count }) ?? true {
            let request = request(session, at: place, in: host)
            let proposal =
                delegate?.textDroppableView(host, proposalForDrop: request) ?? request.suggestedProposal
            answer = (place, session.items.count, proposal)
        }
        delegate?.textDroppableView(host, dropSessionDidUpdate: session)
        guard let proposal = answer?.proposal, isOver else { return UIDropProposal(operation: .cancel) }
        if proposal.operation == .copy || proposal.operation == .move {
            caret.show(at: place, in: host)
        } else {
            caret.hide(in: host)
        }
        return proposal
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        guard let host else { return }
        leave(host)
        delegate?.textDroppableView(host, dropSessionDidExit: session)
    }

    private func leave(_ host: any TextTransferHost) {
        caret.hide(in: host)
        (isOver, answer) = (false, nil)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        guard let host else { return }
        leave(host)
        (isActive, landing) = (false, nil)
        delegate?.textDroppableView(host, dropSessionDidEnd: session)
    }

    // MARK: The drop

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let host, let proposal = answer?.proposal else { return }
        let place = place(of: session, in: host)
        leave(host)
        (landing, firstItem) = ((nil, place), session.items.first)
        let request = request(session, at: place, in: host)
        delegate?.textDroppableView(host, willPerformDrop: request)
        guard proposal.dropPerformer == .view || delegate == nil else { return }
        if editability == .yes, !host.takesEdits { host.setEditable(true) }
        let own = host.transfer.drag.range(draggedBy: session.localDragSession)
        // Chosen (Dragging): A text view that the user cannot edit accepts no dropped text.
        guard editability == .temporary || host.isFirstResponder || host.becomeFirstResponder() else { return }
        if let own, proposal.useFastSameViewOperations, proposal.dropAction == .insert {
            host.transfer.drag.isMoved = true
            move(own, to: place.offset, keeps: proposal.operation == .copy, in: host)
        } else {
            load(session, proposal, at: place.offset, into: host)
        }
    }

    private func load(
        _ session: any UIDropSession, _ proposal: UITextDropProposal, at offset: Int, into host: any TextTransferHost
    ) {
        let replacesAll = host.prepareForInsertion() || proposal.dropAction == .replaceAll
        let text = host.editor.text
        let range =
            switch proposal.dropAction {
            case _ where replacesAll: 0..<text.length
            case .replaceSelection where !text.selection.isCaret: text.selection.range
            default: offset..<offset
            }
        let items = session.items.map { (provider: $0.itemProvider, localObject: $0.localObject) }
        TextPaste.begin(items, into: range, of: host) { host, range in host.selectedTextRange = range }
    }

    // Chosen (Dragging): A drag moves text within its view and copies it everywhere else; if a different target
    // proposes a move, the text is deleted at its source when the drag is over.
    // Chosen (Dragging): When a drag moves text within its view, the delegate is called for the new place first, then
    // for the old one; if it refuses to delete, both copies remain.
    /// Moves or copies a part of the text within the text, as one undo step. The delegate is called for the insertion
    /// first, then for the deletion. If it refuses the deletion, the text is in both places.
    private func move(_ range: Range<Int>, to offset: Int, keeps: Bool, in host: any TextTransferHost) {
        let editor = host.editor
        guard keeps || offset < range.lowerBound || offset > range.upperBound, offset <= editor.text.length else {
            return
        }
        let part = editor.text.document[range]
        let inserted = offset..<offset + part.length
        editor.unmark()
        editor.undoManager.beginUndoGrouping()
        defer { editor.undoManager.endUndoGrouping() }
        let steps = editor.undoSteps
        let copy = TextEdit(
            range: offset..<offset, replacement: part, selection: TextSelection(inserted), origin: .pasted)
        guard editor.perform(copy), editor.undoSteps == steps else { return }
        landing?.moved = inserted
        guard !keeps else { return }
        let isBefore = offset <= range.lowerBound
        let old = isBefore ? range.lowerBound + part.length..<range.upperBound + part.length : range
        let new = isBefore ? inserted : inserted.lowerBound - range.count..<inserted.upperBound - range.count
        // The delegate may have changed the text.
        guard old.upperBound <= editor.text.length, editor.text.document.string(in: old) == part.string,
            editor.perform(
                TextEdit(range: old, replacement: TextDocument(), selection: TextSelection(new), origin: .pasted))
        else { return }
        landing?.moved = new
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let host, item === firstItem else { return nil }
        let preview = target(of: defaultPreview, in: host)
        return delegate.map { $0.textDroppableView(host, previewForDroppingAllItemsWithDefault: preview) } ?? preview
    }

    /// Returns the preview of the text at its new position. For text whose data must be loaded first, the preview is
    /// at the position where it will be inserted.
    private func target(of preview: UITargetedDragPreview, in host: any TextTransferHost) -> UITargetedDragPreview {
        guard let landing else { return preview }
        host.layoutIfNeeded()
        if let moved = landing.moved, let own = TextLinesPicture.preview(of: moved, in: host, []) { return own }
        let (line, origin) = (host.editor.caretRect(at: landing.place), host.textOrigin)
        let isMirrored = host.editor.lines.isRightToLeft(at: landing.place.offset)
        let half = preview.size.width / 2
        let center = CGPoint(x: origin.x + line.midX + (isMirrored ? -half : half), y: origin.y + line.midY)
        return preview.retargetedPreview(with: UIDragPreviewTarget(container: host, center: center))
    }
}

/// A caret at the drop position, which does not blink. It replaces the caret of the text.
@MainActor
private final class TextDropCaret: UIView {
    private var hidden: CGFloat?

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.cornerRadius = 1
    }

    required init?(coder: NSCoder) { nil }

    func show(at place: TextPlace, in host: any TextTransferHost) {
        let content = host.content
        if superview !== content {
            hidden = content.caret.alpha
            content.addSubview(self)
        }
        content.caret.alpha = 0
        let origin = host.textOrigin
        frame = host.caretRect(for: host.editor.position(place)).offsetBy(dx: -origin.x, dy: -origin.y)
        backgroundColor = host.tintColor
    }

    func hide(in host: any TextTransferHost) {
        removeFromSuperview()
        if let hidden { host.content.caret.alpha = hidden }
        hidden = nil
    }
}
