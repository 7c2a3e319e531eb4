import UIKit

extension UIViewController {
    /// The nearest ancestor of a type; `nil` where there is none.
    ///
    /// Does for any container what `navigationController` does for its class. Follows `parent`, from the nearest
    /// ancestor on; the controller itself does not count.
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
