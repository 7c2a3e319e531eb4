import UIFoundation
import UIKitCore

/// The tab for searching, whose title and image are the system's. It stands at the trailing end of the bar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchtab>.
@preconcurrency @MainActor
open class UISearchTab: UITab {
    /// Makes a tab with the title and the image that the system has for searching, which is `pinned` and has an identifier of its
    /// own (both chosen).
    ///
    /// - Parameter viewControllerProvider: Called once, when the tab is shown for the first time.
    public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        let system = UITabBarItem.SystemItem.search
        super.init(
            title: system.title, image: UIImage(systemName: system.symbolName), identifier: "com.apple.UIKit.search",
            viewControllerProvider: viewControllerProvider)
        preferredPlacement = .pinned
    }
}
