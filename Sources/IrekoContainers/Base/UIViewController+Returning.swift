import UIKit

extension UIViewController {
    /// Whether a container may take the controller back when its state is restored: it belongs to nothing else, and the container is
    /// not inside of it. What is kept may be damaged, or of a program whose controllers had other places.
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
