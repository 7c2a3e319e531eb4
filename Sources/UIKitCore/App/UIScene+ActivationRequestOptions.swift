import Foundation

extension UIScene {
    /// How a requested scene is to come.
    ///
    /// Follows <https://developer.apple.com/documentation/uikit/uiscene/activationrequestoptions>.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        /// The scene that requests the other one. A new window is as large as that of this scene (chosen).
        open weak var requestingScene: UIScene? {
            get { requestingSceneStorage }
            set { requestingSceneStorage = newValue }
        }

        @SharedWeak private var requestingSceneStorage: UIScene?

        /// Makes options without a requesting scene.
        public override init() { super.init() }

        nonisolated deinit {}
    }
}
