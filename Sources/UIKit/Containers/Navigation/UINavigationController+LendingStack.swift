import UIKitCore

// A stack that is shown by another navigation controller for a time, as that of a tab is by More's.
extension UINavigationController {
    /// Shows the controllers of another one above those given here. The other one is empty until they are taken back.
    func borrowPages(of other: UINavigationController, above base: [UIViewController], animated: Bool) {
        other.settleTransitions()
        let lent = other.viewControllers
        other.borrowedRoot = lent.first
        other.borrower = self
        (shownLender, ownPageCount) = (other, base.count)
        other.stack = []
        other.displayed?.viewInPlace?.removeFromSuperview()
        other.displayed = nil
        for controller in lent {
            Containment.reparent(controller, to: self)
            // A callback has given them back, or shown them here already.
            guard other.borrowedRoot === lent.first else { return other.returnPages(lent, from: self) }
            guard !isInStack(controller) else { return }
        }
        setViewControllers(base + lent, animated: animated)
    }

    /// Has controllers again that another one showed, with those that came above them. What has been pushed here meanwhile
    /// stands on top of them (chosen).
    func returnPages(_ controllers: [UIViewController], from other: UINavigationController) {
        (borrowedRoot, borrower) = (nil, nil)
        if other.shownLender === self { other.shownLender = nil }
        other.settleTransitions()
        let known = Set(controllers.map(ObjectIdentifier.init))
        stack = controllers + stack.filter { !known.contains(ObjectIdentifier($0)) }
        for controller in controllers where isInModel(controller) {
            if controller.viewInPlace?.window == nil { controller.viewInPlace?.removeFromSuperview() }
            Containment.reparent(controller, to: self)
            // A callback has lent them again.
            guard borrowedRoot == nil else { return }
        }
        if children.last !== stack.last { orderChildren() }
        viewIfLoaded?.setNeedsLayout()
        settleStack()
    }

    package var lender: (any StackContainer)? { shownLender }

    package var ownStack: [UIViewController] {
        guard let borrower, borrower.shownLender === self else { return stack }
        let shown = Array(borrower.stack.dropFirst(borrower.ownPageCount))
        return shown.isEmpty ? [borrowedRoot].compactMap { $0 } : shown
    }

    /// Replaces the stack, also while More's navigation controller shows it.
    func replaceOwnStack(_ controllers: [UIViewController]) {
        guard let borrower, borrower.shownLender === self else {
            return setViewControllers(controllers, animated: false)
        }
        borrowedRoot = controllers.first
        borrower.setViewControllers(
            borrower.stack.prefix(borrower.ownPageCount) + controllers, animated: false)
    }

    /// The root, unless this one has an item of its own; also while the root is shown elsewhere.
    var controllerForTabBarItem: UIViewController? {
        extras?.tabBarItem == nil ? stackStorage.controllers.first ?? borrowedRoot : nil
    }
}
