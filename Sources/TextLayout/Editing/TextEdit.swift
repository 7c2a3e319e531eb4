/// A description of a change of a `TextStore`. It is passed to a delegate before the change is made, is used to undo a
/// change, and determines which lines are invalidated.
package struct TextEdit {
    /// The origin of a change, which determines how the change is undone.
    package enum Origin: Hashable, Sendable {
        /// Typed or deleted at the caret. Adjacent changes are undone in one step.
        case typed
        /// Typed text that the system has converted. The replaced range begins with UTF-16 units before the selection.
        /// Undoing the change once restores these units and the typed text.
        case converted(typed: String, replacing: Int)
        /// Marked by an input method.
        case composed
        /// Pasted, cut, dropped or changed by another command, which is a separate undo step.
        case pasted
        /// Changed by the program.
        case program
    }

    /// The replaced range, in UTF-16 units of the text before the change. It is empty for an insertion.
    package var range: Range<Int>
    /// The new text in the range, with its attributes.
    package var replacement: TextDocument
    /// The selection after the change.
    package var selection: TextSelection
    /// The marked range after the change.
    var markedRange: Range<Int>?
    package var origin: Origin
    /// Whether the delegate is not called for permission: it has already permitted the change, or the change needs no
    /// permission.
    package var isPermitted: Bool

    package init(
        range: Range<Int>, replacement: TextDocument, selection: TextSelection? = nil, markedRange: Range<Int>? = nil,
        origin: Origin = .typed, isPermitted: Bool = false
    ) {
        (self.range, self.replacement, self.markedRange) = (range, replacement, markedRange)
        (self.origin, self.isPermitted) = (origin, isPermitted)
        let end = range.lowerBound + replacement.length
        self.selection = selection ?? TextSelection(end..<end)
    }

    /// Whether the characters are changed, and not only the selection and the marked range.
    package var changesText: Bool { !range.isEmpty || !replacement.isEmpty }
}
