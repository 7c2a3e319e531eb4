import CoreGraphics
import Foundation

/// Runs more animations beside those of an edit menu that opens or closes.
///
/// Follows <https://developer.apple.com/documentation/uikit/uieditmenuinteractionanimating>.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: AnyObject {
    /// Adds changes to views that are animated beside the menu.
    func addAnimations(_ animations: @escaping @MainActor () -> Void)

    /// Adds what is called when the animation is over.
    func addCompletion(_ completion: @escaping @MainActor () -> Void)
}

extension MenuAnimator: UIEditMenuInteractionAnimating {}

/// Says which menu a `UIEditMenuInteraction` shows and where, and follows it. All methods have a default.
///
/// Follows <https://developer.apple.com/documentation/uikit/uieditmenuinteractiondelegate>.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: AnyObject {
    /// The menu for a configuration; what the system suggests for `nil`, which is the default. A menu without elements that can be
    /// performed is not shown.
    ///
    /// - Parameters:
    ///   - interaction: The interaction.
    ///   - configuration: The configuration for which the menu is shown.
    ///   - suggestedActions: The groups of standard commands. Commands that no responder can perform are in them, and are not shown.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?

    /// What the menu is to be beside, in the space of the interaction's view; the source point for `CGRect.null`, the default.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect

    /// The menu is about to open. Does nothing by default.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)

    /// The menu is about to close. Does nothing by default.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
    /// What the system suggests.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }

    /// The source point.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { .null }

    /// Nothing.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}

    /// Nothing.
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
