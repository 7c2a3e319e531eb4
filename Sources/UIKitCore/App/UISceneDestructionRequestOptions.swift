import Foundation

/// How a scene is to go; made as the subclass for its kind.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscenedestructionrequestoptions>.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
    nonisolated deinit {}
}

/// How a window scene is to go.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiwindowscenedestructionrequestoptions>.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// What the user has done with the window's content. A desktop closes all its windows in the same way.
    open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard

    /// Makes options for a window that just closes.
    public override init() { super.init() }
}

extension UIWindowScene {
    /// Why a window goes, for its animation. Raw values are UIKit's.
    public enum DismissalAnimation: Int, Sendable {
        /// It is closed.
        case standard = 1
        /// What is in it was accepted, as a message that was sent.
        case commit = 2
        /// What is in it was dropped.
        case decline = 3
    }
}
