import Foundation

extension UIScene {
    /// The reasons for connecting a scene.
    ///
    /// Follows <https://developer.apple.com/documentation/uikit/uiscene/connectionoptions>.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        /// The requested content: the activity of
        /// `requestSceneSessionActivation(_:userActivity:options:errorHandler:)`. Empty for the first scene.
        open private(set) var userActivities: Set<NSUserActivity>

        /// The addresses that launched the program, to open in the scene.
        open private(set) var urlContexts: Set<UIOpenURLContext>

        /// The quick action that launched the program.
        open private(set) var shortcutItem: UIApplicationShortcutItem?

        /// The type of an announced activity that launched the program: always `nil`, since activities are delivered
        /// with the launch.
        open private(set) var handoffUserActivityType: String?

        /// The program that requests opening addresses: `nil`, since desktops do not report it.
        open private(set) var sourceApplication: String?

        /// Creates options with the requested activity, addresses and quick action.
        init(
            userActivity: NSUserActivity? = nil, urlContexts: Set<UIOpenURLContext> = [],
            shortcutItem: UIApplicationShortcutItem? = nil
        ) {
            self.shortcutItem = shortcutItem
            userActivities = userActivity.map { [$0] } ?? []
            self.urlContexts = urlContexts
        }

        nonisolated deinit {}
    }
}
