import Foundation

/// What of a flow layout is no longer right.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayoutinvalidationcontext>, and recorded
/// values: both properties are `true` in a new context.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether sizes and distances are to be asked of the delegate again.
    open var invalidateFlowLayoutDelegateMetrics = true

    /// Whether lines are to be broken again, with the sizes that are known where they are not asked again.
    open var invalidateFlowLayoutAttributes = true
}
