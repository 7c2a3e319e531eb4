import Foundation

/// The options for the destruction of a scene. Create the subclass for the kind of scene.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscenedestructionrequestoptions>.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
    nonisolated deinit {}
}

/// Options for the destruction of a window scene.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiwindowscenedestructionrequestoptions>.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// The animation of the dismissal. A desktop closes all windows in the same way.
    open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard

    /// Creates options with the standard animation.
    public override init() { super.init() }
}

extension UIWindowScene {
    /// The animations for closing a window. The raw values are the same as in UIKit.
    public enum DismissalAnimation: Int, Sendable {
        /// The window is closed.
        case standard = 1
        /// The content was accepted, such as a sent message.
        case commit = 2
        /// The content was discarded.
        case decline = 3
    }
}
