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

    /// Text that is too long is seen as while it is edited.
    func dropDidChange() { setNeedsLayout() }
}
