import CoreGraphics

/// What moves the content of a scroll view.
///
///              finger moves 10 points        lifted, with velocity or out of range
///     still ────────────────────▶ dragging ────────────────────────────▶ decelerating
///      ▲ ▲                         │   ▲                                   │     │ finger comes down
///      │ └────── lifted slowly ────┘   └──────── finger moves ──── caught ◀┼─────┘
///      │                                                            │      │
///      ├───────────────────────────── lifted in range ──────────────┘      │ settled
///      ├───────────────────────────────────────────────────────────────────┘
///      └──── end, or finger ──── animating ◀──── setContentOffset(_:animated: true), from any but dragging
enum ScrollPhase {
    case still
    case dragging
    case decelerating
    /// A finger holds content that was decelerating, and has not moved yet.
    case caught
    case animating

    /// Whether the content moves by a formula.
    var isMoving: Bool { self == .decelerating || self == .animating }
}

/// A drag that is going on.
struct ScrollDrag {
    /// The offset without rubber band at which the translation was zero.
    var start = CGPoint.zero
    /// Which directions the content follows.
    var horizontal = true
    var vertical = true
    /// The offset when the drag began, from which a page further is counted.
    var startOffset = CGPoint.zero
    /// What the motion that the finger stopped gives to a fling in its direction, in points a second of the offset.
    var carried = CGPoint.zero
}
