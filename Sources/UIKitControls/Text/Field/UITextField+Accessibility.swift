import AccessibilityTree

extension UITextField: AccessibilityDescribing, AccessibilityEditing, AccessibilityTextDisplaying {
    package func describe(_ node: inout AccessibilityNode) {
        node.role = isSecureTextEntry ? .secureTextField : plainRole
        node.traits.insert(.textEntry)
        if isSecureTextEntry { node.traits.insert(.secureTextField) }
        if isFirstResponder { node.traits.insert(.isEditing) }
        node.placeholder = placeholder
        node.text = AccessibilityText(
            text ?? "", selection: selectedUnits, isEditable: isEnabled, isSecure: isSecureTextEntry)
        node.actions.formUnion(isEnabled ? [.editText, .selectText, .focus] : [])
    }

    package var acceptsAccessibilityEdits: Bool { isEnabled }

    package var laidOutText: (any LaidOutText)? {
        editor.isEmpty ? nil : EditedText(editor: editor, origin: textOrigin, alignment: textAlignment)
    }

    /// The clear button and the controls beside the text.
    package var elementsBeside: [AccessibilityObject] { subviews.filter { $0 is UIControl } }
}
