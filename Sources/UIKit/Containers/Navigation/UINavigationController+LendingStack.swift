import UIKitCore

// A stack that is shown by another navigation controller for a time, as that of a tab is by More's.
extension UINavigationController {
    /// Shows the controllers of another one above those given here. The other one is empty until they are taken back.
    func takeStack(of other: UINavigationController, above base: [UIViewController], animated: Bool) {
        other.settleTransitions()
        let lent = other.viewControllers
        other.lentRoot = lent.first
        other.stack = []
        other.displayed?.viewIfLoaded?.removeFromSuperview()
        other.displayed = nil
        for controller in lent { Containment.reparent(controller, to: self) }
        setViewControllers(base + lent, animated: animated)
    }

    /// Has controllers again that another one showed, with those that came above them.
    func takeBack(_ controllers: [UIViewController], from other: UINavigationController) {
        lentRoot = nil
        other.settleTransitions()
        for controller in controllers {
            if controller.viewIfLoaded?.window == nil { controller.viewIfLoaded?.removeFromSuperview() }
            Containment.reparent(controller, to: self)
        }
        stack = controllers
        viewIfLoaded?.setNeedsLayout()
    }

    /// The root, unless this one has an item of its own; also while the root is shown elsewhere.
    var controllerForTabBarItem: UIViewController? {
        extras?.tabBarItem == nil ? stackStorage.controllers.first ?? lentRoot : nil
    }
}
