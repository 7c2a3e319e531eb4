import UIKitCore

// A navigation controller in the stack of another one. Programs cannot push one; a split view that collapses puts the navigation
// controllers of its columns on top of the first one's stack (recorded, CallbackOrder.md, "Split view"). There is one bar, the
// outermost one's, which shows the whole way back.
extension UINavigationController {
    /// Whether this one is in the stack of another.
    var isNested: Bool { parent is UINavigationController }

    /// Whose bar shows what is on top.
    var barOwner: UINavigationController { (parent as? UINavigationController)?.barOwner ?? self }

    /// Whether its own bar takes no room.
    var isBarHidden: Bool { bars.isNavigationBarHidden || isNested }

    /// The controllers that the bar leads through, with those of nested stacks.
    var barStack: [UIViewController] {
        guard stackStorage.hasNavigationControllers else { return stack }
        return stack.flatMap { ($0 as? UINavigationController)?.barStack ?? [$0] }
    }

    /// The innermost of those on top that has something to go back to.
    var innermostToPop: UINavigationController? {
        if let nested = stack.last as? UINavigationController, let inner = nested.innermostToPop { return inner }
        return stack.count > 1 ? self : nil
    }

    /// Shows the item of what is on top in the bar.
    package func showTopItem() {
        navigationBarInUse.show(navigationBarInUse.topItem, previous: navigationBarInUse.backItem)
    }

    /// Puts controllers on top of the stack while their views stay where they are seen. `displayTop` shows the new top.
    package func adoptWithoutMovingViews(_ controllers: [UIViewController]) {
        settleTransitions()
        let new = controllers.filter { controller in !stack.contains { $0 === controller } }
        stack += new
        for controller in new where isInModel(controller) {
            Containment.reparent(controller, to: self)
            // A callback may have moved it elsewhere, or taken it off the stack before it was a child.
            guard controller.parent === self else {
                stackStorage.remove(controller)
                continue
            }
            let goesLater = openTransitions.contains { transition in
                (transition.policy as? NavigationPolicy)?.change.removed.contains { $0 === controller } == true
            }
            if !isInModel(controller), !goesLater { release([controller]) }
        }
        if children.last !== stack.last { orderChildren() }
    }

    /// Takes a controller and those above it out of the stack, and answers them, while their views stay where they are
    /// seen. They are children still.
    package func removeWithoutMovingViews(from controller: UIViewController) -> [UIViewController] {
        settleTransitions()
        guard let place = stack.firstIndex(where: { $0 === controller }) else { return [] }
        let taken = Array(stack[place...])
        stack.removeSubrange(place...)
        return taken
    }
}

extension UIViewController {
    /// Whose item a bar shows for it: that on top, for a navigation controller in the stack of another.
    var barTop: UIViewController { (self as? UINavigationController)?.barStack.last ?? self }
}
