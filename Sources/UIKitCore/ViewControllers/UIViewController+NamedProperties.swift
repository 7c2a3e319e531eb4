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
            .adding("modalPresentationStyle", \UIViewController.presentationStyleNumber)
            .adding("modalTransitionStyle", \UIViewController.transitionStyleNumber)
            .adding("overrideUserInterfaceStyle", \UIViewController.interfaceStyleNumber)
            .adding(reading: "navigationItem", \UIViewController.navigationItem)
    }

    // Objective-C's enumerations are numbers. One that no case has is left out.

    private var presentationStyleNumber: Int {
        get { modalPresentationStyle.rawValue }
        set { if let value = UIModalPresentationStyle(rawValue: newValue) { modalPresentationStyle = value } }
    }

    private var transitionStyleNumber: Int {
        get { modalTransitionStyle.rawValue }
        set { if let value = UIModalTransitionStyle(rawValue: newValue) { modalTransitionStyle = value } }
    }

    private var interfaceStyleNumber: Int {
        get { overrideUserInterfaceStyle.rawValue }
        set { if let value = UIUserInterfaceStyle(rawValue: newValue) { overrideUserInterfaceStyle = value } }
    }
}
