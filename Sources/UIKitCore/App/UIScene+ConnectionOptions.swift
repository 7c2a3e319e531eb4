import Foundation

extension UIScene {
    /// Why a scene connects.
    ///
    /// Follows <https://developer.apple.com/documentation/uikit/uiscene/connectionoptions>.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        /// What the program wants the scene to show: the activity of `requestSceneSessionActivation(_:userActivity:options:errorHandler:)`.
        /// Empty for the first scene.
        open private(set) var userActivities: Set<NSUserActivity>

        /// The addresses that the scene is to open: those with which the program was launched.
        open private(set) var urlContexts: Set<UIOpenURLContext>

        /// The quick action with which the program was launched.
        open private(set) var shortcutItem: UIApplicationShortcutItem?

        /// The type of the activity with which the program was launched, and which is on its way: always `nil`, since activities come with
        /// the launch.
        open private(set) var handoffUserActivityType: String?

        /// The program that asks for addresses to be opened: `nil`, since desktops do not say.
        open private(set) var sourceApplication: String?

        /// For the activity with which a scene was requested, or what the program is to open.
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
