import Foundation

extension UIScene {
    /// How an address is to be opened by another program.
    ///
    /// Follows <https://developer.apple.com/documentation/uikit/uiscene/openexternalurloptions>.
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
        /// Whether only an app that is made for the address is to open it, which desktops have none of; `false` by default.
        open var universalLinksOnly = false

        /// Makes the default options.
        public override init() { super.init() }

        nonisolated deinit {}
    }
}
