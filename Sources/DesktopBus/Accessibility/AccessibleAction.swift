internal import AccessibilityTree

/// An action of the interface `Action`.
struct AccessibleAction: Equatable {
    var name: String
    var command: AccessibilityCommand

    /// The roles of elements that are not activated. On iOS every element can be, without an effect.
    private static let passiveRoles: Set<AccessibilityRole> = [
        .staticText, .heading, .image, .progressIndicator, .activityIndicator,
    ]

    /// The actions of an element: activating is the first, and custom actions are the last.
    static func actions(of node: AccessibilityNode) -> [AccessibleAction] {
        guard node.isElement, node.id != 0 else { return [] }
        var actions: [AccessibleAction] = []
        if node.actions.contains(.activate), !passiveRoles.contains(node.role) {
            actions.append(AccessibleAction(name: "click", command: .activate))
        }
        if node.actions.contains(.increment) {
            actions.append(AccessibleAction(name: "increment", command: .increment))
        }
        if node.actions.contains(.decrement) {
            actions.append(AccessibleAction(name: "decrement", command: .decrement))
        }
        for (index, name) in node.customActions.enumerated() {
            actions.append(AccessibleAction(name: name, command: .custom(index)))
        }
        return actions
    }
}
