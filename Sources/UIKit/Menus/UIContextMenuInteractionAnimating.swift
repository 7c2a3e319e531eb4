import Foundation

/// An animator for additional animations when a menu opens or closes.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontextmenuinteractionanimating>.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// The controller of the preview, if the configuration has a preview provider.
    var previewViewController: UIViewController? { get }

    /// Adds changes of views that are animated with the menu.
    func addAnimations(_ animations: @escaping @MainActor () -> Void)

    /// Adds a closure that is called when the animation has ended.
    func addCompletion(_ completion: @escaping @MainActor () -> Void)
}

/// The animation of a tapped preview.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The preview closes with the menu.
    case dismiss = 0
    /// The preview grows to show its content.
    case pop = 1
}

/// An animator for additional animations when a preview is tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// The animation of the preview. The default is `pop`.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
