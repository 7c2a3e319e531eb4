import Foundation
import IrekoTesting
import TestSupport
import UIKit

/// Two text views, one above the other, and a field for drags between them, with a log of their delegates' calls.
@MainActor
final class TextDragWorld: UIViewController, UITextDragDelegate, UITextDropDelegate {
    let upper = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 100))
    let lower = UITextView(frame: CGRect(x: 20, y: 250, width: 300, height: 100))
    let field = UITextField(frame: CGRect(x: 20, y: 400, width: 300, height: 40))
    let texts = TextLog()
    var log: [String] = []
    var proposal: (any UITextDropRequest) -> UITextDropProposal = { $0.suggestedProposal }
    var items: (any UITextDragRequest) -> [UIDragItem] = { $0.suggestedItems }
    var editability = UITextDropEditability.no
    /// Called in each callback, with its name.
    var onCallback: (String) -> Void = { _ in }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        for text in [upper, lower] {
            text.font = .systemFont(ofSize: 17)
            text.delegate = texts
            view.addSubview(text)
        }
        field.delegate = texts
        view.addSubview(field)
    }

    /// Logs the drags and drops of the texts.
    func observe() {
        for text in [upper, lower] {
            text.textDragDelegate = self
            text.textDropDelegate = self
        }
        field.textDragDelegate = self
        field.textDropDelegate = self
    }

    private func note(_ view: UIView, _ line: String) {
        log.append("\(view === upper ? "upper" : view === lower ? "lower" : "field") \(line)")
        onCallback(line)
    }

    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] {
        note(textDraggableView, "items of \"\(textDraggableView.text(in: dragRequest.dragRange) ?? "")\"")
        return items(dragRequest)
    }

    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? {
        note(textDraggableView, "lift preview")
        return nil
    }

    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) { note(textDraggableView, "will lift") }

    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
    ) { note(textDraggableView, "begin") }

    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation
    ) { note(textDraggableView, "drag end \(operation.rawValue)") }

    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability {
        note(textDroppableView, "editable?")
        return editability
    }

    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal {
        let offset = textDroppableView.offset(from: textDroppableView.beginningOfDocument, to: drop.dropPosition)
        note(textDroppableView, "proposal at \(offset)\(drop.isSameView ? " in itself" : "")")
        return proposal(drop)
    }

    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
    ) { note(textDroppableView, "perform") }

    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        note(textDroppableView, "drop preview")
        return defaultPreview
    }

    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
    ) { note(textDroppableView, "enter") }

    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
    ) { note(textDroppableView, "update") }

    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
    ) { note(textDroppableView, "exit") }

    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
    ) { note(textDroppableView, "drop end") }

    // MARK: Places

    /// The position of the caret at an offset, in the window.
    func caret(_ text: any UIView & UITextInput, _ offset: Int) -> CGPoint {
        guard let place = text.position(from: text.beginningOfDocument, offset: offset) else { return .zero }
        let rect = text.convert(text.caretRect(for: place), to: nil)
        return CGPoint(x: rect.midX, y: rect.midY)
    }

    /// The middle between the first and last character of a text's selection.
    func middle(_ text: any UIView & UITextInput, _ range: Range<Int>) -> CGPoint {
        let (first, last) = (caret(text, range.lowerBound), caret(text, range.upperBound))
        return CGPoint(x: (first.x + last.x) / 2, y: first.y)
    }

    func select(_ text: any UIView & UITextInput, _ range: Range<Int>) {
        text.becomeFirstResponder()
        guard let first = text.position(from: text.beginningOfDocument, offset: range.lowerBound),
            let last = text.position(from: text.beginningOfDocument, offset: range.upperBound)
        else { return }
        text.selectedTextRange = text.textRange(from: first, to: last)
    }

    func selected(_ text: any UITextInput) -> String { text.selectedTextRange.flatMap { text.text(in: $0) } ?? "" }
}

extension Stage {
    /// Drags with the pointer between two points.
    func dragWithMouse(from start: CGPoint, to end: CGPoint) {
        mouse(.began, start)
        advance(by: 0.02)
        mouse(.moved, CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2))
        advance(by: 0.02)
        mouse(.moved, end)
        advance(by: 0.02)
        mouse(.ended, end)
        advance(by: 1)
    }
}
