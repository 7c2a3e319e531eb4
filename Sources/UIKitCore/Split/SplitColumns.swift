/// The controllers of the columns: what was set, and the child that shows it.
@MainActor
struct SplitColumns {
    struct Slot {
        /// What the program has set.
        var given: UIViewController?
        /// That, or the navigation controller around it.
        var child: UIViewController?

        /// Whether the child was made here.
        var isWrapped: Bool { given !== child }
    }

    private var slots = [Slot](repeating: Slot(), count: 4)

    subscript(column: UISplitViewController.Column) -> Slot {
        get { slots[column.rawValue] }
        set { slots[column.rawValue] = newValue }
    }

    static let all: [UISplitViewController.Column] = [.primary, .supplementary, .secondary, .compact]
    /// Those that become a stack.
    static let stacked: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]

    /// The column whose child a controller is.
    func column(of child: UIViewController) -> UISplitViewController.Column? {
        Self.all.first { self[$0].child === child }
    }

    /// The children, without `compact`.
    var stackable: [UISplitViewController.Column] { Self.stacked.filter { self[$0].child != nil } }
}
