import Foundation

extension UIWindowScene {
    /// What a window that opens shows, and how it comes.
    ///
    /// Follows <https://developer.apple.com/documentation/uikit/uiwindowscene/activationconfiguration>.
    @preconcurrency @MainActor
    open class ActivationConfiguration: NSObject {
        /// What the window is to show.
        open private(set) var userActivity: NSUserActivity
        /// How it is to come.
        open var options: UIScene.ActivationRequestOptions?

        /// Makes a configuration for an activity.
        public init(userActivity: NSUserActivity, options: UIScene.ActivationRequestOptions? = nil) {
            self.userActivity = userActivity
            self.options = options
            super.init()
        }

        nonisolated deinit {}
    }

    /// An action that opens a window, for menus. Where the program has one window at a time, it is replaced by the alternate action,
    /// or not shown.
    ///
    /// Follows <https://developer.apple.com/documentation/uikit/uiwindowscene/activationaction>.
    open class ActivationAction: UIAction {
        /// Says what the window is to show; `nil` opens none.
        public typealias ConfigurationProvider = @MainActor (ActivationAction) -> ActivationConfiguration?

        /// Makes an action.
        ///
        /// - Parameters:
        ///   - title: Its title; "Open in New Window" where it is empty.
        ///   - subtitle: What stands below the title.
        ///   - image: The image beside the title.
        ///   - identifier: Its name; without one it gets one of its own.
        ///   - discoverabilityTitle: What explains it in more words.
        ///   - attributes: How it is shown.
        ///   - alternate: What is shown and done instead, where the program has one window at a time.
        ///   - configurationProvider: Called when the action is chosen.
        public convenience init(
            title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
            discoverabilityTitle: String? = nil, attributes: Attributes = [], alternate: UIAction? = nil,
            _ configurationProvider: @escaping ConfigurationProvider
        ) {
            if UIApplication.shared.supportsMultipleScenes {
                self.init(
                    title: title.isEmpty ? "Open in New Window" : title, subtitle: subtitle, image: image,
                    selectedImage: nil, identifier: identifier, discoverabilityTitle: discoverabilityTitle,
                    attributes: attributes, state: .off
                ) { action in
                    guard let action = action as? ActivationAction, let configuration = configurationProvider(action)
                    else { return }
                    UIApplication.shared.requestSceneSessionActivation(
                        nil, userActivity: configuration.userActivity, options: configuration.options)
                }
            } else {
                self.init(
                    title: alternate?.title ?? title, subtitle: alternate?.subtitle ?? subtitle,
                    image: alternate?.image ?? image, selectedImage: alternate?.selectedImage, identifier: identifier,
                    discoverabilityTitle: alternate?.discoverabilityTitle ?? discoverabilityTitle,
                    attributes: alternate?.attributes ?? attributes.union(.hidden), state: alternate?.state ?? .off
                ) { action in alternate?.perform(sender: action.sender) }
            }
        }
    }
}
