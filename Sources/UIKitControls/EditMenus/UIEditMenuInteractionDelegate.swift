import CoreGraphics
import Foundation

/// An animator that adds animations of the program to the opening or closing of an edit menu.
///
/// Follows <https://developer.apple.com/documentation/uikit/uieditmenuinteractionanimating>.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: AnyObject {
    /// Adds a closure whose changes of views are animated together with the menu.
    func addAnimations(_ animations: @escaping @MainActor () -> Void)

    /// Adds a closure that is called when the animation has ended.
    func addCompletion(_ completion: @escaping @MainActor () -> Void)
}

extension MenuAnimator: UIEditMenuInteractionAnimating {}

/// The methods that provide the menu and the target of a `UIEditMenuInteraction`, and that are called when the menu
/// opens and closes. All methods are optional.
///
/// Follows <https://developer.apple.com/documentation/uikit/uieditmenuinteractiondelegate>.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: AnyObject {
    /// Returns the menu for a configuration; `nil`, the default, for the suggested actions. If no element of the menu
    /// can be performed, the menu is not presented.
    ///
    /// - Parameters:
    ///   - interaction: The interaction.
    ///   - configuration: The configuration of the menu.
    ///   - suggestedActions: The groups of standard commands. Commands in them that no responder can perform are not
    ///     displayed.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?

    /// Returns the target rectangle, in the coordinate space of the interaction's view. The default is `CGRect.null`,
    /// which selects the source point.
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
