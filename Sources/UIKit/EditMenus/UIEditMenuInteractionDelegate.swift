import CoreGraphics
import Foundation

/// An animator for additional animations when an edit menu opens or closes.
///
/// Follows <https://developer.apple.com/documentation/uikit/uieditmenuinteractionanimating>.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: AnyObject {
    /// Adds changes of views that are animated with the menu.
    func addAnimations(_ animations: @escaping @MainActor () -> Void)

    /// Adds a closure that is called when the animation has ended.
    func addCompletion(_ completion: @escaping @MainActor () -> Void)
}

extension MenuAnimator: UIEditMenuInteractionAnimating {}

/// The methods that provide the menu of a `UIEditMenuInteraction` and its place, and track it. All methods have a
/// default implementation.
///
/// Follows <https://developer.apple.com/documentation/uikit/uieditmenuinteractiondelegate>.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: AnyObject {
    /// Returns the menu for a configuration. The default is `nil`, for the suggested actions. A menu without elements
    /// that can be performed is not shown.
    ///
    /// - Parameters:
    ///   - interaction: The interaction.
    ///   - configuration: The configuration of the menu.
    ///   - suggestedActions: The groups of standard commands. They include commands that no responder can perform,
    ///     which are not shown.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?

    /// Returns the target rectangle, in the coordinates of the interaction's view. The default is `CGRect.null`, for
    /// the source point.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect

    /// Called before the menu opens. The default implementation is empty.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)

    /// Called before the menu closes. The default implementation is empty.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
    /// The default implementation returns `nil`, for the suggested actions.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }

    /// The default implementation returns `CGRect.null`, for the source point.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { .null }

    /// The default implementation is empty.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}

    /// The default implementation is empty.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
}

extension OptionalMethods {
    static let editMenu = OptionalMethods((any UIEditMenuInteractionDelegate).self) {
        $0 is any UIEditMenuInteractionDelegate.Type
    }
}
