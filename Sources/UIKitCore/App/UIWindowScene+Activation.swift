import Foundation

extension UIWindowScene {
    /// The content of a new window, and its options.
    ///
    /// Follows <https://developer.apple.com/documentation/uikit/uiwindowscene/activationconfiguration>.
    @preconcurrency @MainActor
    open class ActivationConfiguration: NSObject {
        /// The content of the window.
        open private(set) var userActivity: NSUserActivity
        /// The options of the request.
        open var options: UIScene.ActivationRequestOptions?

        /// Creates a configuration for an activity.
        public init(userActivity: NSUserActivity, options: UIScene.ActivationRequestOptions? = nil) {
            self.userActivity = userActivity
            self.options = options
            super.init()
        }

        nonisolated deinit {}
    }

    /// A menu action that opens a window. If the program supports only one window, the action is replaced by its
    /// alternate, or hidden without an alternate.
    ///
    /// Follows <https://developer.apple.com/documentation/uikit/uiwindowscene/activationaction>.
    open class ActivationAction: UIAction {
        /// A closure that returns the content of the window, or `nil` to open no window.
        public typealias ConfigurationProvider = @MainActor (ActivationAction) -> ActivationConfiguration?

        /// Creates an action.
        ///
        /// - Parameters:
        ///   - title: The title; "Open in New Window" if it is empty.
        ///   - subtitle: The text below the title.
        ///   - image: The image next to the title.
        ///   - identifier: The identifier; `nil` creates a unique one.
        ///   - discoverabilityTitle: A longer description.
        ///   - attributes: The attributes.
        ///   - alternate: The replacement if the program supports only one window.
        ///   - configurationProvider: Called when the action is selected.
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
