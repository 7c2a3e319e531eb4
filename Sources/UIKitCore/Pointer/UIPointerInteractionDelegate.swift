import Foundation

/// The delegate of a pointer interaction. All methods are optional.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipointerinteractiondelegate>.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {
    /// Returns the region at the position of the pointer, or `nil` for no region. Called when the pointer moves. The
    /// default is `defaultRegion`, the whole view.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?

    /// Returns the style in a region, or `nil` for the style of the system. Called when the pointer enters the region.
    /// The default is `nil`.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?

    /// Called when the pointer enters a region, before its style is shown.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)

    /// Called when the pointer leaves a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    /// Returns the whole view.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }

    /// Returns `nil`.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }

    /// Does nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}

    /// Does nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}

/// Animates changes of a program together with the effect of a pointer style.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Adds animations that run with those of the effect.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a closure that is called after the animations, with `true` if they were completed.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}
