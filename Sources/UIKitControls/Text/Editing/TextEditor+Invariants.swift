import TextLayout

extension TextEditor {
    /// A description of an invariant of the text or its lines that does not hold, or `nil`. It is checked in builds
    /// with `IREKO_INVARIANTS`.
    fileprivate var violatedInvariant: String? { text.violatedInvariant ?? lines.violatedInvariant }
}

extension UITextField {
    /// A description of an invariant of the text or its lines that does not hold, or `nil`.
    package var violatedInvariant: String? { editor.violatedInvariant }
}

extension UITextView {
    /// A description of an invariant of the text or its lines that does not hold, or `nil`.
    package var violatedInvariant: String? { editor.violatedInvariant }
}
