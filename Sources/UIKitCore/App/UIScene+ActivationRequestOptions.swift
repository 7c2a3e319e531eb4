import Foundation

extension UIScene {
    /// The options of a scene request.
    ///
    /// Follows <https://developer.apple.com/documentation/uikit/uiscene/activationrequestoptions>.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        // Chosen (Windows): A new window has the size of the window that requests it.
        /// The requesting scene. A new window has the size of that scene's window.
        open weak var requestingScene: UIScene? {
            get { requestingSceneStorage }
            set { requestingSceneStorage = newValue }
        }

        @SharedWeak private var requestingSceneStorage: UIScene?

        /// Creates options without a requesting scene.
        public override init() { super.init() }

        nonisolated deinit {}
    }
}
