import Foundation

/// Runs more animations beside those of a menu that opens or closes.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontextmenuinteractionanimating>.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// The controller that the preview shows, where a provider made one.
    var previewViewController: UIViewController? { get }

    /// Adds changes to views that are animated beside the menu.
    func addAnimations(_ animations: @escaping @MainActor () -> Void)

    /// Adds what is called when the animation is over.
    func addCompletion(_ completion: @escaping @MainActor () -> Void)
}

/// How a preview that was tapped goes away.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// It closes with the menu.
    case dismiss = 0
    /// It grows into what it shows.
    case pop = 1
}

/// Runs more animations beside those of a preview that was tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// How the preview goes away. The default is `pop`.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
