/// Progress of a controller in becoming a child of a container, and in leaving it.
///
///     wanted ──join──▶ joining ──wasAdded──▶ arriving ──arrive──▶ member
///        │                │                   │   ▲                 │
///        │                │                   │   └─────stay─────┐   │       (after an arrival: straight to member)
///        │                │                   └──announceRemoval─▶ leaving ──remove──▶ gone
///        └────────────────┴──lose: it was refused, or a different parent has taken it──────▶
///
/// A leaving child can be wanted again, and then joins again. `willMove(toParent:)` is sent between `joining` and
/// `arriving`, `didMove(toParent:)` before `member`, and `willMove(toParent: nil)` before `leaving`. The place of the
/// child's view is independent (`ChildPlace`): the removal of a popped page is announced while it is still shown
/// (CallbackOrder.md, "Navigation controller").
package enum ChildMembership: Sendable {
    case wanted, joining, arriving, member, leaving, gone

    /// Whether the controller is a child.
    package var isChild: Bool {
        switch self {
        case .arriving, .member, .leaving: true
        case .wanted, .joining, .gone: false
        }
    }

    // Each method returns whether the diagram has the arrow; if not, the value is unchanged.

    package mutating func join() -> Bool { go(from: self == .wanted, to: .joining) }
    package mutating func wasAdded() -> Bool { go(from: self == .joining, to: .arriving) }
    package mutating func arrive() -> Bool { go(from: self == .arriving, to: .member) }
    package mutating func announceRemoval() -> Bool { go(from: self == .arriving || self == .member, to: .leaving) }
    package mutating func stay() -> Bool { go(from: self == .leaving, to: .arriving) }
    package mutating func stayArrived() -> Bool { go(from: self == .leaving, to: .member) }
    package mutating func joinAgain() -> Bool { go(from: self == .leaving, to: .wanted) }
    package mutating func remove() -> Bool { go(from: self == .leaving, to: .gone) }
    package mutating func lose() -> Bool { go(from: self != .gone, to: .gone) }

    private mutating func go(from isPossible: Bool, to next: Self) -> Bool {
        if isPossible { self = next }
        return isPossible
    }
}

/// Place of a child's view in its container.
///
///     out ──▶ coming ──▶ shown ──▶ going ──▶ out
///      ▲────────┘          ▲─────────┘                  (a transition that is cancelled)
package enum ChildPlace: Sendable { case out, coming, shown, going }
