/// Progress of a controller in becoming a child of a container, and in leaving it.
///
///     wanted ──join──▶ joining ──wasAdded──▶ arriving ──arrive──▶ member
///        │                │                   │   ▲                 │
///        │                │                   │   └─────stay─────┐   │       (after an arrival: straight to member)
///        │                │                   └──beginRemoval─▶ leaving ──remove──▶ gone
///        └────────────────┴──lose: it was refused, or a different parent has taken it──────▶
///
/// A leaving child can be wanted again, and then joins again. `willMove(toParent:)` is sent between `beingAdded` and
/// `added`, `didMove(toParent:)` before `member`, and `willMove(toParent: nil)` before `beingRemoved`. The place of the
/// child's view is independent (`ChildPlace`): the removal of a popped page is announced while it is still shown
/// (CallbackOrder.md, "Navigation controller").
package enum ChildMembership: Sendable {
    case wanted, beingAdded, added, member, beingRemoved, removed

    /// Whether the controller is a child.
    package var isChild: Bool {
        switch self {
        case .added, .member, .beingRemoved: true
        case .wanted, .beingAdded, .removed: false
        }
    }

    // Each method returns whether the diagram has the arrow; if not, the value is unchanged.

    package mutating func beginAdding() -> Bool { go(from: self == .wanted, to: .beingAdded) }
    package mutating func wasAdded() -> Bool { go(from: self == .beingAdded, to: .added) }
    package mutating func becomeMember() -> Bool { go(from: self == .added, to: .member) }
    package mutating func beginRemoval() -> Bool { go(from: self == .added || self == .member, to: .beingRemoved) }
    package mutating func stay() -> Bool { go(from: self == .beingRemoved, to: .added) }
    package mutating func remainMember() -> Bool { go(from: self == .beingRemoved, to: .member) }
    package mutating func wantAgain() -> Bool { go(from: self == .beingRemoved, to: .wanted) }
    package mutating func remove() -> Bool { go(from: self == .beingRemoved, to: .removed) }
    package mutating func discard() -> Bool { go(from: self != .removed, to: .removed) }

    private mutating func go(from isPossible: Bool, to next: Self) -> Bool {
        if isPossible { self = next }
        return isPossible
    }
}

/// Place of a child's view in its container.
///
///     out ──▶ coming ──▶ shown ──▶ going ──▶ out
///      ▲────────┘          ▲─────────┘                  (a transition that is cancelled)
package enum ChildPlace: Sendable { case out, incoming, shown, outgoing }
