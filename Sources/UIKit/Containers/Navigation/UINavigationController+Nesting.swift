import UIKitCore

// A navigation controller in the stack of an outer navigation controller. Programs cannot push one. A collapsing split
// view puts the navigation controllers of its columns on top of the first one's stack (recorded, CallbackOrder.md,
// "Split view"). Only the outermost bar is visible, and shows the whole path back.
extension UINavigationController {
    /// Whether this controller is in the stack of a navigation controller.
    var isNested: Bool { parent is UINavigationController }

    /// The outermost navigation controller, whose bar shows the top.
    var barOwner: UINavigationController { (parent as? UINavigationController)?.barOwner ?? self }

    /// Whether its own bar takes no space.
    var isBarHidden: Bool { bars.isNavigationBarHidden || isNested }

    /// The controllers whose items the bar shows, with those in nested stacks.
    var barStack: [UIViewController] {
        guard stackStorage.hasNavigationControllers else { return stack }
        return stack.flatMap { ($0 as? UINavigationController)?.barStack ?? [$0] }
    }

    /// The innermost navigation controller at the top that can pop a controller.
    var innermostToPop: UINavigationController? {
        if let nested = stack.last as? UINavigationController, let inner = nested.innermostToPop { return inner }
        return stack.count > 1 ? self : nil
    }

    /// Shows the item of the top controller in the bar.
    package func showTopItem() {
        navigationBarInUse.show(navigationBarInUse.topItem, previous: navigationBarInUse.backItem)
    }

    /// Puts controllers on top of the stack while their views stay visible where they are. `displayTop` shows the new
    /// top.
    package func adoptWithoutMovingViews(_ controllers: [UIViewController]) {
        settleTransitions()
        let new = controllers.filter { controller in !stack.contains { $0 === controller } }
        stack += new
        for controller in new where isInModel(controller) {
            Containment.reparent(controller, to: self)
            // A callback may have moved it elsewhere, or removed it from the stack before it became a child.
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

    /// Removes a controller and those above it from the stack, and returns them, while their views stay visible where
    /// they are. They remain children.
    package func removeWithoutMovingViews(from controller: UIViewController) -> [UIViewController] {
        settleTransitions()
        guard let place = stack.firstIndex(where: { $0 === controller }) else { return [] }
        let taken = Array(stack[place...])
        stack.removeSubrange(place...)
        return taken
    }
}

extension UIViewController {
    /// The controller whose item a bar shows: for a navigation controller the top of its stack.
    var barTop: UIViewController { (self as? UINavigationController)?.barStack.last ?? self }
}
