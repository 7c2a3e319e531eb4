import UIKit

extension UIViewController {
    /// Returns whether a container may adopt the controller when its state is restored: the controller has no parent,
    /// presenting controller or superview, and does not contain the container. The preserved state may be damaged, or
    /// may be of a program with a different hierarchy.
    func canReturn(to container: UIViewController) -> Bool {
        guard parent == nil, presentingViewController == nil, viewIfLoaded?.superview == nil else { return false }
        var ancestor: UIViewController? = container
        while let controller = ancestor {
            if controller === self { return false }
            ancestor = controller.parent ?? controller.presentingViewController
        }
        return true
    }
}
