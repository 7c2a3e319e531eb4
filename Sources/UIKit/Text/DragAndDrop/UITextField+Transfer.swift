extension UITextField: TextTransferHost {
    var takesEdits: Bool { isEnabled }
    var hasOneLine: Bool { true }
    var takesAttributes: Bool { allowsEditingTextAttributes }

    func prepareForInsertion() -> Bool {
        let replacesAll = hasText && (clearsAtChange || clearsOnInsertion)
        clearForChange(isInsertion: true)
        return replacesAll
    }

    func setEditable(_ isEditable: Bool) {}

    /// During a drag, text that is too long is shown as during editing.
    func dropDidChange() { setNeedsLayout() }
}
