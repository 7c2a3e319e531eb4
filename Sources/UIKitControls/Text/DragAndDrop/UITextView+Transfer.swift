import Foundation
import TextLayout

extension UITextView: TextTransferHost {
    var takesEdits: Bool { isEditable }
    var hasOneLine: Bool { false }
    var takesAttributes: Bool { allowsEditingTextAttributes }

    func prepareForInsertion() -> Bool {
        guard clearsOnInsertion else { return false }
        editor.select(TextSelection(0..<editor.text.length), isInput: true)
        return true
    }

    func makePasteItem(
        _ provider: NSItemProvider, _ localObject: Any?, _ attributes: [NSAttributedString.Key: Any],
        _ completion: @escaping (NSAttributedString?) -> Void
    ) -> TextPasteItem {
        TextPasteItem(provider, localObject, attributes, takesAttributes: takesAttributes, completion)
    }

    func setEditable(_ isEditable: Bool) { self.isEditable = isEditable }

    func dropDidChange() {}
}
