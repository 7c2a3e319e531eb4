import Foundation

/// How a preview looks.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipreviewparameters>.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
    /// Makes parameters for a view as it is.
    public override init() { super.init() }

    nonisolated deinit {}

    /// The part of the view that is seen, in its own space; `nil`, the default, for all of it.
    open var visiblePath: UIBezierPath?
    /// What casts the shadow, in the view's own space; `nil`, the default, for what is seen.
    open var shadowPath: UIBezierPath?
    /// What is behind the view; `nil`, the default, for the system's background.
    open var backgroundColor: UIColor!
}
