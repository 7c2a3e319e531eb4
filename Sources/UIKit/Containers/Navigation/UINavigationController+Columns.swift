import UIKitCore

// What split views, which are in the module below, need of navigation controllers.
extension UINavigationController: StackContainer {}

extension UISplitViewController: ColumnWrapping {
    package func makeStack(around controller: UIViewController) -> any StackContainer {
        UINavigationController(rootViewController: controller)
    }
}
