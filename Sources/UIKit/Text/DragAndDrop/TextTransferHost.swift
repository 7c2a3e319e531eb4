import Foundation
import TextLayout

/// A field or text view whose text is dragged, and which takes what is dropped and pasted.
@MainActor
protocol TextTransferHost: TextEditorHost, UITextDraggable, UITextDroppable {
    var content: TextContentView { get }
    /// What drags, and takes drops.
    var transfer: TextTransfer { get }
    /// Whether the user can change the text.
    var takesEdits: Bool { get }
    /// Whether line breaks become spaces.
    var hasOneLine: Bool { get }
    /// Whether text keeps attributes of its own.
    var takesAttributes: Bool { get }
    /// Something is about to be put in by the user.
    ///
    /// - Returns: Whether it replaces all of the text, which is selected then.
    @discardableResult func prepareForInsertion() -> Bool
    /// An item of which a paste delegate makes text.
    func makePasteItem(
        _ provider: NSItemProvider, _ localObject: Any?, _ attributes: [NSAttributedString.Key: Any],
        _ completion: @escaping (NSAttributedString?) -> Void
    ) -> TextPasteItem
    /// Text that cannot be edited takes a drop. A field does not.
    func setEditable(_ isEditable: Bool)
    /// A drag has come over the text, or has gone.
    func dropDidChange()
}

extension TextTransferHost {
    /// Puts text in the place of a range: the delegate is asked, and it is one step for undoing.
    ///
    /// - Returns: Where the text is; the range itself where nothing was put in.
    @discardableResult
    func putIn(_ string: NSAttributedString, _ range: UITextRange) -> UITextRange {
        guard let offsets = editor.offsets(range) else { return range }
        editor.unmark()
        editor.endTyping()
        defer { editor.endTyping() }
        let text = hasOneLine ? UITextField.oneLine(string.string) : string.string
        var edit = editor.text.replacement(of: offsets, with: text)
        if takesAttributes, text == string.string { edit.replacement = TextDocument(string) }
        let inserted = offsets.lowerBound..<offsets.lowerBound + edit.replacement.length
        edit = TextEdit(range: offsets, replacement: edit.replacement, selection: TextSelection(inserted))
        guard edit.changesText, editor.perform(edit), inserted.upperBound <= editor.text.length else { return range }
        return editor.range(inserted)
    }
}

/// What a field or text view has for dragging, dropping and pasting.
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

    /// Has the delegate make text of what is on the pasteboard, where there is one.
    ///
    /// - Returns: Whether there is.
    func paste(into host: any TextTransferHost) -> Bool {
        guard pasteDelegate != nil else { return false }
        host.prepareForInsertion()
        let items = UIPasteboard.general.itemProviders.map { (provider: $0, localObject: nil as Any?) }
        TextPaste.begin(items, into: host.editor.selection.range, of: host) { host, range in
            host.selectedTextRange = host.textRange(from: range.end, to: range.end)
        }
        return true
    }
}
