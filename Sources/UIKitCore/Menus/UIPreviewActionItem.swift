import Foundation

/// An action below a preview: a `UIPreviewAction` or a `UIPreviewActionGroup`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipreviewactionitem>.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
    /// The title of the action.
    var title: String { get }
}
