import UIFoundation
import UIKitCore

/// A tab for searching, with the title and image of the system, at the trailing end of the bar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchtab>.
@preconcurrency @MainActor
open class UISearchTab: UITab {
    // Chosen (Controllers): A search tab is pinned and has a fixed identifier.
    /// Creates a search tab with the system's title and image. The tab is `pinned` and has a fixed identifier.
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
