import CoreGraphics

/// The cause of a scroll view's movement.
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
    /// A finger holds content that was decelerating, without having moved.
    case caught
    case animating

    /// Whether the content follows a motion.
    var isMoving: Bool { self == .decelerating || self == .animating }
}

/// A scroll view whose pages are groups of its content.
@MainActor
package protocol GroupPaging: UIScrollView {
    /// The offset of the group nearest to the current offset; `nil` if scrolling may end between groups.
    var nearestGroupOffset: CGPoint? { get }
}

/// A running drag.
struct ScrollDrag {
    /// The offset, without rubber band, for a translation of zero.
    var start = CGPoint.zero
    /// Whether the content follows in each direction.
    var horizontal = true
    var vertical = true
    /// The offset at the beginning of the drag, for paging.
    var startOffset = CGPoint.zero
    /// The velocity that the stopped motion adds to a fling in its direction, in points per second of the offset.
    var carried = CGPoint.zero
}
