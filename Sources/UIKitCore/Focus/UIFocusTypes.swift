import Foundation

/// Directions of a focus movement.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
    /// The raw bits, with Apple's values.
    public let rawValue: UInt

    /// Creates directions from raw bits.
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
    /// To the previous group.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
    /// To the first group.
    public static let first = UIFocusHeading(rawValue: 1 << 8)
    /// To the last group.
    public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// The priority of an item in its group: the tab key moves to the item of the highest priority.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    /// The priority; larger values have precedence.
    public let rawValue: Int

    /// Creates a priority.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Creates a priority.
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    /// No priority: the position is used.
    public static let ignored = UIFocusGroupPriority(0)
    /// The priority of the item that was focused last in its group.
    public static let previouslyFocused = UIFocusGroupPriority(1000)
    /// The priority of the main item of a group.
    public static let prioritized = UIFocusGroupPriority(2000)
    /// The priority of the focused item.
    public static let currentlyFocused = UIFocusGroupPriority(.max)
}

/// The context of a focus movement.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifocusupdatecontext>.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    private let previous: UIView?
    private let next: UIView?
    private let heading: UIFocusHeading

    /// Creates a context. Lists pass a context with index paths to their delegates.
    package init(previous: UIView?, next: UIView?, heading: UIFocusHeading) {
        (self.previous, self.next, self.heading) = (previous, next, heading)
        super.init()
    }

    nonisolated deinit {}

    /// The item that is focused before the move, or `nil`.
    open var previouslyFocusedItem: (any UIFocusItem)? { previous }

    /// The item that is focused after the move, or `nil`.
    open var nextFocusedItem: (any UIFocusItem)? { next }

    /// The view that is focused before the move, or `nil`.
    open var previouslyFocusedView: UIView? { previous }

    /// The view that is focused after the move, or `nil`.
    open var nextFocusedView: UIView? { next }

    /// The direction of the move; empty if the program moves the focus.
    open var focusHeading: UIFocusHeading { heading }
}

/// Collects animations that run with a focus movement.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifocusanimationcoordinator>.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    nonisolated deinit {}

    /// Adds changes to animate with the move, for a quarter of a second, and a completion.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        if let animations { self.animations.append(animations) }
        if let completion { completions.append(completion) }
    }

    /// Starts the animations, after all notified environments had the opportunity to add animations.
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
