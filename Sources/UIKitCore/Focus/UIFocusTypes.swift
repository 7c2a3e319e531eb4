import Foundation

/// In which direction the focus moves.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
    /// The directions as bits, with Apple's values.
    public let rawValue: UInt

    /// Makes the directions that these bits stand for.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Up.
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    /// Down.
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    /// To the left.
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    /// To the right.
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// To the next group.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// To the group before.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
    /// To the first group.
    public static let first = UIFocusHeading(rawValue: 1 << 8)
    /// To the last group.
    public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// Which item of a group the tab key leads to: the one of the highest priority.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    /// The priority; more is higher.
    public let rawValue: Int

    /// Makes a priority.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Makes a priority.
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    /// No priority: the place decides.
    public static let ignored = UIFocusGroupPriority(0)
    /// That of the item that had the focus last in its group.
    public static let previouslyFocused = UIFocusGroupPriority(1000)
    /// For the main item of a group.
    public static let prioritized = UIFocusGroupPriority(2000)
    /// That of the item that has the focus.
    public static let currentlyFocused = UIFocusGroupPriority(.max)
}

/// A move of the focus.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifocusupdatecontext>.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    private let previous: UIView?
    private let next: UIView?
    private let heading: UIFocusHeading

    /// Of a list: one with paths, which is given to its delegate.
    package init(previous: UIView?, next: UIView?, heading: UIFocusHeading) {
        (self.previous, self.next, self.heading) = (previous, next, heading)
        super.init()
    }

    nonisolated deinit {}

    /// The item that has the focus before the move; `nil` for none.
    open var previouslyFocusedItem: (any UIFocusItem)? { previous }

    /// The item that has the focus after the move; `nil` for none.
    open var nextFocusedItem: (any UIFocusItem)? { next }

    /// The view that has the focus before the move; `nil` for none.
    open var previouslyFocusedView: UIView? { previous }

    /// The view that has the focus after the move; `nil` for none.
    open var nextFocusedView: UIView? { next }

    /// The direction of the move; empty where the program moves the focus.
    open var focusHeading: UIFocusHeading { heading }
}

/// Collects animations that run beside a move of the focus.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifocusanimationcoordinator>.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    nonisolated deinit {}

    /// Adds changes that are animated with the move, a quarter of a second long, and what is called at their end.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        if let animations { self.animations.append(animations) }
        if let completion { completions.append(completion) }
    }

    /// Begins the animations, when all that were notified had their chance to add some.
    package func run() {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        let (animations, completions) = (animations, completions)
        UIView.animate(withDuration: 0.25) {
            for animation in animations { animation() }
        } completion: { _ in
            for completion in completions { completion() }
        }
    }
}
