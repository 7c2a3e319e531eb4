import Foundation

extension UIViewController {
    static func addControllerProperties(to properties: NamedProperties) -> NamedProperties {
        properties
            .adding("view", \UIViewController.view)
            .adding("title", \UIViewController.title)
            .adding("tabBarItem", \UIViewController.tabBarItem)
            .adding("toolbarItems", \UIViewController.toolbarItems)
            .adding("preferredContentSize", \UIViewController.preferredContentSize)
            .adding("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed)
            .adding("extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars)
            .adding("automaticallyAdjustsScrollViewInsets", \UIViewController.automaticallyAdjustsScrollViewInsets)
            .adding("definesPresentationContext", \UIViewController.definesPresentationContext)
            .adding(
                "providesPresentationContextTransitionStyle",
                \UIViewController.providesPresentationContextTransitionStyle
            )
            .adding("modalInPresentation", \UIViewController.isModalInPresentation)
            .adding("modalPresentationStyle", \UIViewController.modalPresentationStyle)
            .adding("modalTransitionStyle", \UIViewController.modalTransitionStyle)
            .adding("overrideUserInterfaceStyle", \UIViewController.overrideUserInterfaceStyle)
            .adding(reading: "navigationItem", \UIViewController.navigationItem)
    }
}
