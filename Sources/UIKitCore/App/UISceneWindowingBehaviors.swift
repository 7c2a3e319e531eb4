import Foundation

/// What the user can do with a scene's window.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscenewindowingbehaviors>.
@preconcurrency @MainActor
open class UISceneWindowingBehaviors: NSObject {
    /// Whether the user can close the window; `true` by default. The desktop's button stays where it is, and does nothing
    /// while this is `false`.
    open var isClosable = true

    nonisolated deinit {}
}
