import UIKitCore

// A conformance for split views, which are in a lower module.
extension UINavigationController: StackContainer {}

extension UISplitViewController: ColumnWrapping {
    package func makeStack(around controller: UIViewController) -> any StackContainer {
        UINavigationController(rootViewController: controller)
    }
}
