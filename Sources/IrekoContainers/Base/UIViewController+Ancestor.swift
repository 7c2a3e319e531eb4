import UIKit

extension UIViewController {
    /// The nearest controller above this one that has a type; `nil` where there is none.
    ///
    /// What `navigationController` does for its class, for any container's. Goes up by `parent` and looks at each controller
    /// from the nearest on; the controller itself does not count.
    public func nearestAncestor<Container: UIViewController>(ofType type: Container.Type = Container.self) -> Container?
    {
        var ancestor = parent
        while let controller = ancestor {
            if let container = controller as? Container { return container }
            ancestor = controller.parent
        }
        return nil
    }
}
