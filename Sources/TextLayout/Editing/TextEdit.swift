/// A description of a change of an `EditableText`. It is passed to a delegate before the change is made, is used to
/// undo a change, and determines which lines are invalidated.
package struct TextEdit {
    /// The replaced range, in UTF-16 units of the text before the change. It is empty for an insertion.
    package var range: Range<Int>
    /// The new text in the range, with its attributes.
    package var replacement: TextDocument
    /// The selection after the change.
    package var selection: TextSelection
    /// The marked range after the change.
    var markedRange: Range<Int>?

    package init(
        range: Range<Int>, replacement: TextDocument, selection: TextSelection? = nil, markedRange: Range<Int>? = nil
    ) {
        (self.range, self.replacement, self.markedRange) = (range, replacement, markedRange)
        let end = range.lowerBound + replacement.length
        self.selection = selection ?? TextSelection(end..<end)
    }

    /// Whether the characters are changed, and not only the selection and the marked range.
    package var changesText: Bool { !range.isEmpty || !replacement.isEmpty }
}
