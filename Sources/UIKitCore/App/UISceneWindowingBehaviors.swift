import Foundation

/// The permitted operations on a scene's window.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscenewindowingbehaviors>.
@preconcurrency @MainActor
open class UISceneWindowingBehaviors: NSObject {
    // Chosen (Windows): A window whose scene is not closable ignores the desktop's button.
    /// Whether the user can close the window; `true` by default. The desktop's button remains, but has no effect while
    /// this is `false`.
    open var isClosable = true

    nonisolated deinit {}
}
