import Foundation

/// A part of an interface that the keyboard's focus can be in: a view or a controller.
///
/// Environments form a tree, by `parentFocusEnvironment`. When the focus is to move, those that it leaves and those that it enters
/// are asked, and told afterwards.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifocusenvironment>.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// Where the focus goes first when it is to go here, the most wanted first.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

    /// The environment around this one; `nil` for a window.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

    /// The group that items in the environment belong to; `nil` for that of the environment around it. The tab key leads from
    /// group to group, arrow keys inside of one.
    var focusGroupIdentifier: String? { get }

    /// Asks for the focus to go to a preferred environment in the next turn, if it is in this environment.
    func setNeedsFocusUpdate()

    /// Does at once what `setNeedsFocusUpdate()` asked for.
    func updateFocusIfNeeded()

    /// Whether the focus may move so. Environments that hold the old item are asked first, then those that hold the new one.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

    /// Called after the focus has moved into the environment, out of it or inside of it.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
    /// For responders the next environment along their chain.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? {
        var responder = (self as? UIResponder)?.next
        while let current = responder {
            if let environment = current as? any UIFocusEnvironment { return environment }
            responder = current.next
        }
        return nil
    }

    /// Asks the focus system of the scene.
    public func setNeedsFocusUpdate() { UIFocusSystem.focusSystem(for: self)?.scheduleUpdate(self) }

    /// Asks the focus system of the scene.
    public func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }
}

/// Something that can have the keyboard's focus.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifocusitem>.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the item can have the focus now.
    var canBecomeFocused: Bool { get }

    /// Whether the item has the focus.
    var isFocused: Bool { get }

    /// The item's rectangle in the space of what holds it.
    var frame: CGRect { get }

    /// How the item shows that it has the focus; `nil` for not at all.
    var focusEffect: UIFocusEffect? { get }

    /// Which item of a group the tab key leads to: the one of the highest priority.
    var focusGroupPriority: UIFocusGroupPriority { get }
}

extension UIView: UIFocusItem {}
extension UIViewController: UIFocusEnvironment {}
