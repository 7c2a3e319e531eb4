import CoreGraphics
import Foundation
import QuartzCore
import TextLayout

/// Takes what is dropped into a text: a caret shows where, and what comes from the same text is moved.
@MainActor
final class TextDrop: NSObject, UIDropInteractionDelegate {
    weak var host: (any TextTransferHost)?
    weak var delegate: (any UITextDropDelegate)?
    private(set) lazy var interaction = UIDropInteraction(delegate: self)
    private let caret = TextDropCaret()
    /// Whether a drag is over the text, or was and is not over yet.
    private(set) var isActive = false
    /// Whether a drag is over the text.
    private(set) var isOver = false { didSet { if isOver != oldValue { host?.dropDidChange() } } }
    /// What would be done at a place, for a number of items.
    private var answer: (place: TextPlace, itemCount: Int, proposal: UITextDropProposal)?
    private var editability = UITextDropEditability.no
    /// Where the text was put that came from here, or else where what is dropped goes; all items go there as one.
    private var landing: (moved: Range<Int>?, place: TextPlace)?
    private weak var firstItem: UIDragItem?
    private var scrolling: ScheduledWork?

    nonisolated deinit {}

    // MARK: What a drop would do

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
            // It would be where it is.
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
        scroll(host, session)
        return proposal
    }

    /// Text goes on scrolling while something is held near its upper or lower edge.
    private func scroll(_ host: any TextTransferHost, _ session: any UIDropSession) {
        scrolling?.cancel()
        scrolling = nil
        guard let view = host as? UITextView, view.isScrollEnabled, isOver else { return }
        let visible = view.bounds.inset(by: view.adjustedContentInset)
        let y = session.location(in: view).y
        let edge = min(Self.scrollEdge, visible.height / 4)
        let direction: CGFloat = y < visible.minY + edge ? -1 : y > visible.maxY - edge ? 1 : 0
        guard direction != 0 else { return }
        scrolling = MainLoop.current.schedule(at: CACurrentMediaTime() + Self.scrollInterval) {
            [weak self, weak view, weak session] in
            guard let self, let view, let session, isOver else { return }
            let insets = view.adjustedContentInset
            let last = max(-insets.top, view.contentSize.height + insets.bottom - view.bounds.height)
            let y = min(max(view.contentOffset.y + direction * Self.scrollStep, -insets.top), last)
            guard y != view.contentOffset.y else { return }
            view.contentOffset.y = y
            caret.show(at: place(of: session, in: view), in: view)
            scroll(view, session)
        }
    }

    /// From the edge, in points, and how far text scrolls in how many seconds (chosen).
    private static let scrollEdge: CGFloat = 24
    private static let scrollStep: CGFloat = 8
    private static let scrollInterval = 1.0 / 30

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        guard let host else { return }
        leave(host)
        delegate?.textDroppableView(host, dropSessionDidExit: session)
    }

    private func leave(_ host: any TextTransferHost) {
        scrolling?.cancel()
        scrolling = nil
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
        // What the program does not let the user edit takes nothing (chosen).
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

    /// Moves or copies a part of the text in it, in one step for undoing. The delegate is asked about the new place first, then about the old
    /// one; where it refuses to delete, there are two.
    private func move(_ range: Range<Int>, to offset: Int, keeps: Bool, in host: any TextTransferHost) {
        let editor = host.editor
        guard keeps || offset < range.lowerBound || offset > range.upperBound, offset <= editor.text.length else {
            return
        }
        let part = editor.text.document[range]
        let inserted = offset..<offset + part.length
        editor.unmark()
        editor.endTyping()
        editor.undoManager.beginUndoGrouping()
        defer {
            editor.endTyping()
            editor.undoManager.endUndoGrouping()
        }
        let steps = editor.undoSteps
        guard
            editor.perform(TextEdit(range: offset..<offset, replacement: part, selection: TextSelection(inserted))),
            editor.undoSteps == steps
        else { return }
        landing?.moved = inserted
        guard !keeps else { return }
        editor.endTyping()
        let isBefore = offset <= range.lowerBound
        let old = isBefore ? range.lowerBound + part.length..<range.upperBound + part.length : range
        let new = isBefore ? inserted : inserted.lowerBound - range.count..<inserted.upperBound - range.count
        // The delegate may have changed the text.
        guard old.upperBound <= editor.text.length, editor.text.document.string(in: old) == part.string,
            editor.perform(TextEdit(range: old, replacement: TextDocument(), selection: TextSelection(new)))
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

    /// The text in its new place; what is loaded first goes to where it will begin.
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

/// Where a drop would put text: a caret that does not blink. The text's own is not seen meanwhile.
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
        frame = host.editor.caretRect(at: place)
        backgroundColor = host.tintColor
    }

    func hide(in host: any TextTransferHost) {
        removeFromSuperview()
        if let hidden { host.content.caret.alpha = hidden }
        hidden = nil
    }
}
