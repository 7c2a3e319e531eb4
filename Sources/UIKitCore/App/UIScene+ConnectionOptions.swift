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

        /// For the activity with which a scene was requested.
        package init(userActivity: NSUserActivity? = nil) { userActivities = userActivity.map { [$0] } ?? [] }

        nonisolated deinit {}
    }
}
