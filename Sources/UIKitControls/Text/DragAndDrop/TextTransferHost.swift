import Foundation
import TextLayout

/// A text field or text view whose text can be dragged, and that accepts drops and pasted items.
@MainActor
protocol TextTransferHost: TextEditorHost, UITextDraggable, UITextDroppable {
    var content: TextContentView { get }
    /// The implementation of dragging, dropping and pasting.
    var transfer: TextTransfer { get }
    /// Whether the user can change the text.
    var takesEdits: Bool { get }
    /// Whether line breaks in inserted text are replaced by spaces.
    var hasOneLine: Bool { get }
    /// Whether inserted text keeps its attributes.
    var takesAttributes: Bool { get }
    /// Called before text of the user is inserted.
    ///
    /// - Returns: Whether the inserted text replaces the whole text. In that case, the whole text is selected.
    @discardableResult func prepareForInsertion() -> Bool
    /// Creates an item that the paste delegate converts to text.
    func makePasteItem(
        _ provider: NSItemProvider, _ localObject: Any?, _ attributes: [NSAttributedString.Key: Any],
        _ completion: @escaping (NSAttributedString?) -> Void
    ) -> TextPasteItem
    /// Makes the text editable after a drop. A text field ignores the call.
    func setEditable(_ isEditable: Bool)
    /// Called when a drag has entered or left the text.
    func dropDidChange()
}

extension TextTransferHost {
    /// Replaces a range by text, as one undo step, if the delegate permits it.
    ///
    /// - Returns: The range of the inserted text; the given range if no text was inserted.
    @discardableResult
    func putIn(_ string: NSAttributedString, _ range: UITextRange) -> UITextRange {
        guard let offsets = editor.offsets(range) else { return range }
        editor.unmark()
        let text = hasOneLine ? UITextField.oneLine(string.string) : string.string
        var edit = editor.text.replacement(of: offsets, with: text, origin: .pasted)
        if takesAttributes, text == string.string { edit.replacement = TextDocument(string) }
        let inserted = offsets.lowerBound..<offsets.lowerBound + edit.replacement.length
        edit.selection = TextSelection(inserted)
        guard edit.changesText, editor.perform(edit), inserted.upperBound <= editor.text.length else { return range }
        return editor.range(inserted)
    }
}

/// The drag, drop and paste behavior of a field or text view.
@MainActor
final class TextTransfer {
    let drag = TextDrag()
    let drop = TextDrop()
    weak var pasteDelegate: (any UITextPasteDelegate)?

    nonisolated deinit {}

    func add(to host: any TextTransferHost, beside interaction: UITextInteraction) {
        drag.host = host
        drag.textInteraction = interaction
        drop.host = host
        host.addInteraction(drag.interaction)
        host.addInteraction(drop.interaction)
        let press = interaction.press
        press.mayDrag = { [weak drag] in drag?.range(atWindowPoint: $0) != nil }
        press.isDragPossible = { [weak drag] in drag?.interaction.canLift == true }
    }

    /// Passes the contents of the pasteboard to the paste delegate, which converts them to text.
    ///
    /// - Returns: Whether the text has a paste delegate; otherwise the method has no effect.
    func paste(into host: any TextTransferHost) -> Bool {
        guard pasteDelegate != nil else { return false }
        host.prepareForInsertion()
        let items = UIPasteboard.general.itemProviders.map { (provider: $0, localObject: nil as Any?) }
        // The selection may be inside a surrogate pair, which pasted text does not divide.
        let range = host.editor.text.rounded(host.editor.selection.range)
        TextPaste.begin(items, into: range, of: host) { host, range in
            host.selectedTextRange = host.textRange(from: range.end, to: range.end)
        }
        return true
    }
}
