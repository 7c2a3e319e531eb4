import AccessibilityTree

extension UITextView: AccessibilityDescribing, AccessibilityEditing, AccessibilityTextDisplaying {
    package func describe(_ node: inout AccessibilityNode) {
        node.role = .textView
        node.traits.insert(.multiLine)
        if isEditable { node.traits.insert(.textEntry) }
        if isFirstResponder, isEditable { node.traits.insert(.isEditing) }
        node.text = AccessibilityText(
            text ?? "", selection: selectedRange.location..<(selectedRange.location + selectedRange.length),
            isEditable: isEditable, isMultiline: true)
        if isEditable { node.actions.formUnion([.editText, .focus]) }
        if isSelectable { node.actions.insert(.selectText) }
    }

    package var acceptsAccessibilityEdits: Bool { isEditable }

    package var laidOutText: (any LaidOutText)? {
        editor.isEmpty ? nil : EditedText(editor: editor, origin: textOrigin, alignment: textAlignment)
    }
}
