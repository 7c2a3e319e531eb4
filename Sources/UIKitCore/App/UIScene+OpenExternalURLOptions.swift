import Foundation

extension UIScene {
    /// The options for opening an address in a different program.
    ///
    /// Follows <https://developer.apple.com/documentation/uikit/uiscene/openexternalurloptions>.
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
        /// Whether to open the address only in an app for universal links, which desktops do not have; `false` by
        /// default.
        open var universalLinksOnly = false

        /// Creates the default options.
        public override init() { super.init() }

        nonisolated deinit {}
    }
}
