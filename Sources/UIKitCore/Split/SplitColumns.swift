/// The controllers of the columns: the controllers that were set, and the children that show them.
@MainActor
struct SplitColumns {
    struct Slot {
        /// The controller that the program has set.
        var given: UIViewController?
        /// The controller, or the navigation controller that wraps it.
        var child: UIViewController?

        /// Whether the split view created the child.
        var isWrapped: Bool { given !== child }
    }

    private var slots = [Slot](repeating: Slot(), count: 4)

    subscript(column: UISplitViewController.Column) -> Slot {
        get { slots[column.rawValue] }
        set { slots[column.rawValue] = newValue }
    }

    static let all: [UISplitViewController.Column] = [.primary, .supplementary, .secondary, .compact]
    /// The columns that become a stack.
    static let stacked: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]

    /// Returns the column of a child.
    func column(of child: UIViewController) -> UISplitViewController.Column? {
        Self.all.first { self[$0].child === child }
    }

    /// The columns with children, without `compact`.
    var stackable: [UISplitViewController.Column] { Self.stacked.filter { self[$0].child != nil } }
}
