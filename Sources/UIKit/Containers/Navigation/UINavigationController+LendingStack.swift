import UIKitCore

// A stack that a different navigation controller displays temporarily. For example, the More navigation controller
// displays the stack of a tab.
extension UINavigationController: StackContainer {
    /// Displays the controllers of `other` above the controllers in `base`. The stack of `other` is empty until its
    /// controllers are returned.
    func displayPages(of other: UINavigationController, above base: [UIViewController], animated: Bool) {
        other.settleTransitions()
        let lent = other.viewControllers
        other.sharedRoot = lent.first
        other.borrower = self
        (shownLender, ownPageCount) = (other, base.count)
        other.stack = []
        other.displayed?.viewInPlace?.removeFromSuperview()
        other.displayed = nil
        for controller in lent {
            Containment.reparent(controller, to: self)
            // A callback has returned the controllers, or has already displayed them here.
            guard other.sharedRoot === lent.first else { return other.returnPages(lent, from: self) }
            guard !isInStack(controller) else { return }
        }
        setViewControllers(base + lent, animated: animated)
    }

    // Chosen (Controllers): Pages of a navigation controller that a different container displayed are put below pages
    // that were pushed in the meantime.
    /// Takes the controllers back that `other` displayed, including controllers that were pushed above them.
    /// Controllers that were pushed onto this controller in the meantime stay on top.
    func returnPages(_ controllers: [UIViewController], from other: UINavigationController) {
        (sharedRoot, borrower) = (nil, nil)
        if other.shownLender === self { other.shownLender = nil }
        other.settleTransitions()
        let known = Set(controllers.map(ObjectIdentifier.init))
        stack = controllers + stack.filter { !known.contains(ObjectIdentifier($0)) }
        for controller in controllers where isInModel(controller) {
            if controller.viewInPlace?.window == nil { controller.viewInPlace?.removeFromSuperview() }
            Containment.reparent(controller, to: self)
            // A callback has lent the controllers again.
            guard sharedRoot == nil else { return }
        }
        if children.last !== stack.last { orderChildren() }
        viewIfLoaded?.setNeedsLayout()
        settleStack()
    }

    package var lender: (any StackContainer)? { shownLender }

    package var ownStack: [UIViewController] {
        guard let borrower, borrower.shownLender === self else { return stack }
        let shown = Array(borrower.stack.dropFirst(borrower.ownPageCount))
        return shown.isEmpty ? [sharedRoot].compactMap { $0 } : shown
    }

    /// Replaces the stack, also while More's navigation controller shows it.
    func replaceOwnStack(_ controllers: [UIViewController]) {
        guard let borrower, borrower.shownLender === self else {
            return setViewControllers(controllers, animated: false)
        }
        sharedRoot = controllers.first
        borrower.setViewControllers(
            borrower.stack.prefix(borrower.ownPageCount) + controllers, animated: false)
    }

    /// The root controller, even while a different navigation controller displays it; `nil` if this controller has its
    /// own tab bar item.
    var controllerForTabBarItem: UIViewController? {
        tabBarItemIfMade == nil ? stackStorage.controllers.first ?? sharedRoot : nil
    }
}
