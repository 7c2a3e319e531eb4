/// A change of an `EditableText`, before it is made: what a delegate is asked about, what undoes another one, what invalidates lines.
package struct TextEdit {
    /// What is replaced, in UTF-16 units of the text before the change. Empty where text is only added.
    package var range: Range<Int>
    /// What stands there afterwards, with its attributes.
    package var replacement: TextDocument
    /// What is selected afterwards.
    package var selection: TextSelection
    /// What is marked afterwards.
    var markedRange: Range<Int>?

    package init(
        range: Range<Int>, replacement: TextDocument, selection: TextSelection? = nil, markedRange: Range<Int>? = nil
    ) {
        (self.range, self.replacement, self.markedRange) = (range, replacement, markedRange)
        let end = range.lowerBound + replacement.length
        self.selection = selection ?? TextSelection(end..<end)
    }

    /// Whether characters change, and not only what is selected or marked.
    package var changesText: Bool { !range.isEmpty || !replacement.isEmpty }
}
