/// When the children of a container arrive and leave. Orders are recorded, or chosen, for each kind of container
/// (CallbackOrder.md).
package enum ChildTiming: Sendable {
    /// Children arrive when they are added, and leave when they are invisible: tabs.
    case whenAdded
    /// Children arrive when they are shown and no transition runs, and leave when they are invisible: pages.
    case whenShown
    /// The removal is announced inside the call. The container determines when children have left and when they
    /// arrive: a stack, whose changes wait for their turn to be shown.
    case byContainer

    /// The order of pending steps; the first possible step is next. Children that arrive on addition arrive first,
    /// then unwanted children leave, shown children arrive, and wanted children are added.
    var steps: [ChildStep] {
        switch self {
        case .whenAdded: [.becomeMember, .remove, .beginRemoval, .beginAdding]
        case .whenShown: [.remove, .beginRemoval, .becomeMember, .beginAdding]
        case .byContainer: [.becomeMember, .beginRemoval, .remove, .beginAdding]
        }
    }
}

/// A step for one child of a container.
package enum ChildStep: Int, CaseIterable, Sendable {
    /// `addChild(_:)`.
    case beginAdding
    /// `didMove(toParent:)`.
    case becomeMember
    /// `willMove(toParent: nil)`.
    case beginRemoval
    /// `removeFromParent()`.
    case remove
}
