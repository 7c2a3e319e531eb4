/// A text whose editing can be disabled.
@MainActor
package protocol AccessibilityEditing: AccessibilityObject {
    /// Whether the text can be edited.
    var acceptsAccessibilityEdits: Bool { get }
}
