/// Progress of a controller in becoming a child of a container, and in leaving it.
///
///     wanted ──beginAdding──▶ beingAdded ──wasAdded──▶ added ──becomeMember──▶ member
///       ▲                                              │  ▲                     │  ▲
///       │                                              ▼  │ stays               ▼  │ remains, if it was a member
///       └────────────────wanted again───────────────── beingRemoved ──remove──▶ forgotten
///
/// A child that was refused, or that a different parent has taken, is forgotten in any state. `willMove(toParent:)` is
/// sent between `beingAdded` and `added`, `didMove(toParent:)` before `member`, and `willMove(toParent: nil)` before
/// `beingRemoved`. The place of the child's view is independent (`ChildPlace`): the removal of a popped page is
/// announced while it is still shown (CallbackOrder.md, "Navigation controller").
package enum ChildMembership: Sendable {
    case wanted, beingAdded, added, member, beingRemoved

    /// Whether the controller is a child.
    var isChild: Bool {
        switch self {
        case .added, .member, .beingRemoved: true
        case .wanted, .beingAdded: false
        }
    }
}

/// Place of a child's view in its container.
///
///     out ──▶ incoming ──▶ shown ──▶ outgoing ──▶ out
///      ▲─────────┘           ▲──────────┘                  (a transition that is cancelled)
package enum ChildPlace: Sendable { case out, incoming, shown, outgoing }
