import Foundation

/// An animator that adds animations of the program to the opening or closing of a context menu.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontextmenuinteractionanimating>.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// The preview controller; `nil` if the configuration has no preview provider.
    var previewViewController: UIViewController? { get }

    /// Adds a closure whose changes of views are animated together with the menu.
    func addAnimations(_ animations: @escaping @MainActor () -> Void)

    /// Adds a closure that is called when the animation has ended.
    func addCompletion(_ completion: @escaping @MainActor () -> Void)
}

/// The animation of the preview after the user has tapped it.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The preview closes with the menu.
    case dismiss = 0
    /// The preview grows and opens its content.
    case pop = 1
}

/// An animator that adds animations of the program after the user has tapped the preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// The animation of the preview. The default is `pop`.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
