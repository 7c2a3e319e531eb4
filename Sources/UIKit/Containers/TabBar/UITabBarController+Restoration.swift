import Foundation
import UIKitCore

extension UITabBarController: RestorationContainer {
    /// The controllers of the tabs, including those under More.
    package var restorationChildren: [UIViewController] { controllers ?? [] }

    private enum Key {
        static let tabs = "UITabBarController.tabs"
        static let selected = "UITabBarController.selected"
        static let showsMore = "UITabBarController.showsMore"
        static let aboveList = "UITabBarController.tabAboveMore"
        static let pushedOnMore = "UITabBarController.pushedOnMore"
    }

    // Chosen (Restoration): A tab bar controller keeps the selected tab, also More, and not the order of its tabs.
    /// Encodes the controllers of the tabs, the selected tab, and the controllers above More's list. The order of the
    /// tabs is not restored, since the program or the user determines it.
    func encodeTabs(with coder: NSCoder) {
        guard let coder = coder as? StateEncoder else { return }
        coder.encode(children: controllers ?? [], of: self, forKey: Key.tabs)
        if let more, let tab = more.tabAboveList {
            coder.encode(tab, forKey: Key.aboveList)
            // The stack of a navigation controller is encoded separately, also while More shows it.
            if !(tab is UINavigationController) {
                coder.encode(stack: more.viewControllers.dropFirst(2), of: self, forKey: Key.pushedOnMore)
            }
        }
        guard let selected = selectedViewController else { return }
        let isMore = selected === more
        coder.encode(isMore, forKey: Key.showsMore)
        if !isMore { coder.encode(selected, forKey: Key.selected) }
    }

    /// Selects the tab of the restored controller, whatever its index is. The program has already created the tabs.
    func decodeTabs(with coder: NSCoder) {
        if let selected = coder.decodeObject(forKey: Key.selected) as? UIViewController {
            if controllers?.contains(selected) == true { selectedViewController = selected }
        } else if coder.decodeBool(forKey: Key.showsMore), arrangement.usesMore {
            selectedViewController = moreNavigationController
        }
        guard let coder = coder as? StateDecoder, arrangement.usesMore,
            let tab = coder.decodeObject(forKey: Key.aboveList) as? UIViewController, isListed(tab)
        else { return }
        if moreController.tabAboveList !== tab { moreController.show(tab: tab, animated: false) }
        guard moreController.tabAboveList === tab, !(tab is UINavigationController) else { return }
        for page in coder.decodeChildren(forKey: Key.pushedOnMore)
        where !(page is UINavigationController) && page.canBeTaken(by: moreController) && page.parent == nil {
            moreController.pushViewController(page, animated: false)
        }
    }
}
