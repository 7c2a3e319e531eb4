import CoreGraphics
import Foundation

// Chosen (Views): Glass views in a container keep their shapes. The gap between two of them that are side by side, or
// one above the other, is filled with glass if it is at most `spacing` wide.
/// Joins the glass of the views in the `contentView` of a `UIVisualEffectView` that are near each other.
///
///     let effect = UIGlassContainerEffect()
///     effect.spacing = 8
///     let container = UIVisualEffectView(effect: effect)
///     for view in glassViews { container.contentView.addSubview(view) }
///
/// A name of iOS 26. Follows <https://developer.apple.com/documentation/uikit/uiglasscontainereffect>.
open class UIGlassContainerEffect: UIVisualEffect {
    /// The largest distance in points at which two glass views are joined. The default is 0: they are joined if they
    /// touch.
    open var spacing: CGFloat = 0

    /// Returns an independent copy.
    nonisolated open override func copy(with zone: NSZone? = nil) -> Any {
        @MainActor func copied() -> UIGlassContainerEffect {
            let copy = UIGlassContainerEffect()
            copy.spacing = spacing
            return copy
        }
        return MainActor.assumeUnchecked(copied)
    }

    nonisolated open override var hash: Int { 0 }

    /// Effects with the same spacing are equal.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIGlassContainerEffect else { return false }
        @MainActor func same() -> Bool { spacing == other.spacing }
        return MainActor.assumeUnchecked(same)
    }

    nonisolated deinit {}
}
