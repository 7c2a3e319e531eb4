import Foundation

/// A part of an interface that can contain the keyboard's focus: a view or a controller.
///
/// Environments form a tree through `parentFocusEnvironment`. Before the focus moves, the environments that it leaves
/// and enters can prevent the move, and they are notified afterwards.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifocusenvironment>.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// The preferred environments for the focus inside this environment, the most preferred first.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

    /// The environment around this environment; `nil` for a window.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

    /// The group of the items in the environment; `nil` inherits the group of the parent environment. The tab key
    /// moves between groups, arrow keys move inside a group.
    var focusGroupIdentifier: String? { get }

    /// Requests a move of the focus to a preferred environment in the next turn, if the focus is inside this
    /// environment.
    func setNeedsFocusUpdate()

    /// Performs an update requested by `setNeedsFocusUpdate()` immediately.
    func updateFocusIfNeeded()

    /// Returns whether the focus may move. Called for the environments of the old item first, then for the
    /// environments of the new item.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

    /// Called after the focus moved into, out of or inside the environment.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
    /// For responders, the next environment along the responder chain.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? {
        var responder = (self as? UIResponder)?.next
        while let current = responder {
            if let environment = current as? any UIFocusEnvironment { return environment }
            responder = current.next
        }
        return nil
    }

    /// Schedules an update in the focus system of the scene.
    public func setNeedsFocusUpdate() { UIFocusSystem.focusSystem(for: self)?.scheduleUpdate(self) }

    /// Performs the pending update of the scene's focus system.
    public func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }
}

/// A focusable item.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifocusitem>.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the item is currently focusable.
    var canBecomeFocused: Bool { get }

    /// Whether the item is focused.
    var isFocused: Bool { get }

    /// The item's rectangle in the coordinate space of its container.
    var frame: CGRect { get }

    /// The appearance of the focused item; `nil` for no effect.
    var focusEffect: UIFocusEffect? { get }

    /// The priority of the item in its group: the tab key moves to the item of the highest priority.
    var focusGroupPriority: UIFocusGroupPriority { get }
}

extension UIView: UIFocusItem {}
extension UIViewController: UIFocusEnvironment {}
