import Foundation
import InterfaceDocuments

extension UITabBarController {
    /// Decodes the controllers of a storyboard or nib, in their order. The first controller is selected unless it
    /// specifies an index.
    func decodeTabs(from coder: DocumentCoder) {
        let controllers = coder.relationshipControllers("viewControllers").filter { $0 !== self }
        if !controllers.isEmpty { replaceControllers(controllers, animated: false) }
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
