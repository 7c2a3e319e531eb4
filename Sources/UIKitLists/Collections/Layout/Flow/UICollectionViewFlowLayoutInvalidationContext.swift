import Foundation

/// The invalid parts of a flow layout.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayoutinvalidationcontext>, and
/// recorded values: both properties are `true` in a new context.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the sizes and spacing must be loaded from the delegate again.
    open var invalidateFlowLayoutDelegateMetrics = true

    /// Whether the lines must be computed again. If the delegate's metrics are still valid, the known sizes are used.
    open var invalidateFlowLayoutAttributes = true
}
