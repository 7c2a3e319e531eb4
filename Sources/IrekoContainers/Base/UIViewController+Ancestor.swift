import UIKit

extension UIViewController {
    /// Returns the nearest ancestor of a type, or `nil` if no ancestor has that type.
    ///
    /// This is the equivalent of `navigationController` for any container class. The search follows `parent`,
    /// beginning with the controller's own parent.
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
