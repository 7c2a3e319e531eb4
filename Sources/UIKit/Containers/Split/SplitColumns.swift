import UIKitCore

/// The controllers of the columns: the controllers that were set, and the children that show them.
@MainActor
struct SplitColumns {
    struct Slot {
        /// The controller that the program has set. It is retained as the child or by the stack of the child, so that a
        /// controller that is popped can be deallocated.
        weak var given: UIViewController?
        /// The controller, or the navigation controller that wraps it.
        var child: UIViewController?

        /// Whether the split view created the child.
        var isWrapped: Bool { given !== child }
    }

    private var slots = [Slot](repeating: Slot(), count: 4)

    // Chosen (Controllers): If the controller of a column was popped from the navigation controller that wraps it, the
    // controller that is then on top belongs to the column.
    subscript(column: UISplitViewController.Column) -> Slot {
        get {
            var slot = slots[column.rawValue]
            if slot.isWrapped, let stack = (slot.child as? UINavigationController)?.ownStack, !stack.isEmpty,
                !stack.contains(where: { $0 === slot.given })
            {
                slot.given = stack.last { page in
                    !(page is UINavigationController) && !slots.contains { $0.child === page }
                }
            }
            return slot
        }
        set { slots[column.rawValue] = newValue }
    }

    static let all: [UISplitViewController.Column] = [.primary, .supplementary, .secondary, .compact]
    /// The columns that become a stack.
    static let stacked: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]

    /// Returns the column of a child.
    func column(of child: UIViewController) -> UISplitViewController.Column? {
        Self.all.first { self[$0].child === child }
    }

    /// Returns the column of a child, or of a controller that the program has set.
    func ownColumn(of controller: UIViewController) -> UISplitViewController.Column? {
        Self.all.first { self[$0].child === controller || self[$0].given === controller }
    }

    /// The columns with children, without `compact`.
    var stackable: [UISplitViewController.Column] { Self.stacked.filter { self[$0].child != nil } }
}
