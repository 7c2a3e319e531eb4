import Foundation

extension UIScene {
    /// Why a scene connects. Empty on Linux: nothing launches an app with more than its arguments.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {}
}
