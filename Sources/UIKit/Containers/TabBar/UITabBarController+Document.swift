import Foundation
import InterfaceDocuments

extension UITabBarController {
    /// Decodes the controllers of a storyboard or nib, in their order. Unless it specifies an index, no controller is
    /// selected until the tab bar controller appears (recorded on iOS 26.1).
    func decodeTabs(from coder: DocumentCoder) {
        let controllers = coder.relationshipControllers("viewControllers").filter { $0 !== self }
        if !controllers.isEmpty { replaceControllers(controllers, animated: false, selects: false) }
        let index = coder.element.integer(.selectedIndex, default: 0)
        if index > 0 { selectedIndex = index }
    }

    static func addTabControllerProperties(to table: NamedProperties) -> NamedProperties {
        table
            .adding("delegate", \UITabBarController.delegate)
            .adding("viewControllers", \UITabBarController.viewControllers)
            .adding("customizableViewControllers", \UITabBarController.customizableViewControllers)
            .adding("selectedIndex", \UITabBarController.selectedIndex)
            .adding(reading: "tabBar", \UITabBarController.tabBar)
    }
}
