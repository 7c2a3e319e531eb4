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

        /// For the activity with which a scene was requested, or what the program is to open.
        package init(userActivity: NSUserActivity? = nil, urlContexts: Set<UIOpenURLContext> = []) {
            userActivities = userActivity.map { [$0] } ?? []
            self.urlContexts = urlContexts
        }

        nonisolated deinit {}
    }
}
