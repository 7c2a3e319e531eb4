import Foundation
import UIKitCore

extension UITabBarController: RestorationContainer {
    /// The tabs' controllers, also those that are listed under More.
    package var restorationChildren: [UIViewController] { viewControllers ?? [] }

    private enum Key {
        static let tabs = "UITabBarController.tabs"
        static let selected = "UITabBarController.selected"
        static let showsMore = "UITabBarController.showsMore"
    }

    /// Writes the tabs' controllers, and which is selected. Their order is not restored: it is the program's, or its user's.
    func encodeTabs(with coder: NSCoder) {
        coder.encode(viewControllers ?? [], forKey: Key.tabs)
        guard let selected = selectedViewController else { return }
        let isMore = selected === more
        coder.encode(isMore, forKey: Key.showsMore)
        if !isMore { coder.encode(selected, forKey: Key.selected) }
    }

    /// Selects the tab of the controller that was selected, wherever it is now. The tabs themselves are there: the program makes them.
    func decodeTabs(with coder: NSCoder) {
        if let selected = coder.decodeObject(forKey: Key.selected) as? UIViewController {
            if viewControllers?.contains(selected) == true { selectedViewController = selected }
        } else if coder.decodeBool(forKey: Key.showsMore), arrangement.usesMore {
            selectedViewController = moreNavigationController
        }
    }
}
