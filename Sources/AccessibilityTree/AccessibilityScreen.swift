/// The texts of a screen, which determine the text that describes a new screen.
package struct AccessibilityScreen: Sendable {
    private struct Element: Sendable {
        var id: UInt64
        var label: String
        var isHeading: Bool
        /// Whether the element is the title of a dialog, which a screen reader speaks when the focus enters the dialog.
        var isDialogTitle: Bool
    }

    private var elements: [Element] = []

    /// A screen without elements.
    package init() {}

    /// The screen that a tree describes.
    package init(_ root: AccessibilityNode) { add(root, dialog: nil) }

    private mutating func add(_ node: AccessibilityNode, dialog: String?) {
        let roles: [AccessibilityRole] = [.heading, .staticText, .image]
        if node.isElement, roles.contains(node.role), let label = node.label, !label.isEmpty {
            elements.append(
                Element(id: node.id, label: label, isHeading: node.role == .heading, isDialogTitle: label == dialog))
        }
        let dialog = [.alert, .sheet].contains(node.role) ? node.label ?? node.elements.first?.label ?? "" : dialog
        for child in node.children { add(child, dialog: dialog) }
    }

    /// Returns the text that describes the screen after an earlier screen: its first heading that the earlier screen
    /// did not have, or else its first new text or image. Returns `nil` without such an element, and for a dialog.
    package func description(after earlier: AccessibilityScreen) -> String? {
        let known = Dictionary(earlier.elements.map { ($0.id, $0.label) }) { first, _ in first }
        let heading = elements.first { $0.isHeading && known[$0.id] != $0.label }
        if let heading { return heading.isDialogTitle ? nil : heading.label }
        return elements.first { known[$0.id] == nil }?.label
    }
}
