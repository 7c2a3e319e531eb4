import UIKitCore

// A navigation controller in the stack of another navigation controller. Programs cannot push one. When a split view
// collapses, it puts the navigation controllers of its columns onto the stack of the first column's navigation
// controller (recorded, CallbackOrder.md, "Split view"). Only the bar of the outermost navigation controller is
// visible, and its items include those of the nested stacks.
extension UINavigationController {
    /// Whether this controller is in the stack of a navigation controller.
    var isNested: Bool { parent is UINavigationController }

    /// The outermost navigation controller, whose bar shows the top.
    var barOwner: UINavigationController { (parent as? UINavigationController)?.barOwner ?? self }

    /// Whether the controller's own navigation bar takes no space.
    var isBarHidden: Bool { bars.isNavigationBarHidden || isNested }

    /// The controllers whose items the bar displays, including controllers in nested stacks.
    var barStack: [UIViewController] {
        guard stackStorage.hasNavigationControllers else { return stack }
        return stack.flatMap { ($0 as? UINavigationController)?.barStack ?? [$0] }
    }

    /// The innermost navigation controller at the top of the stack that can pop a controller.
    var innermostToPop: UINavigationController? {
        if let nested = stack.last as? UINavigationController, let inner = nested.innermostToPop { return inner }
        return stack.count > 1 ? self : nil
    }

    /// Shows the item of the top controller in the bar.
    func showTopItem() {
        navigationBarInUse.show(navigationBarInUse.topItem, previous: navigationBarInUse.backItem)
    }

    /// Returns whether the view of a controller is shown. During a transition, the incoming controller's view is shown
    /// as well.
    func isDisplaying(_ controller: UIViewController) -> Bool {
        displayed === controller || motion?.incoming === controller
    }

    /// Adds controllers to the top of the stack, while their views stay visible in their current superviews. A later
    /// call of `displayTop(_:)` displays the new top.
    func adoptWithoutMovingViews(_ controllers: [UIViewController]) {
        settleTransitions()
        let new = controllers.filter { controller in !stack.contains { $0 === controller } }
        stack += new
        for controller in new where isInModel(controller) {
            Containment.reparent(controller, to: self)
            // A callback may have moved the controller to a different parent, or removed it from the stack before it
            // became a child.
            guard controller.parent === self else {
                stackStorage.remove(controller)
                continue
            }
            let isPostponed = openTransitions.contains { transition in
                (transition.policy as? NavigationPolicy)?.change.removed.contains { $0 === controller } == true
            }
            if !isInModel(controller), !isPostponed { release([controller]) }
        }
        if children.last !== stack.last { orderChildren() }
    }

    /// Removes a controller and the controllers above it from the stack, and returns them. They remain children, and
    /// their views stay visible in their current superviews.
    func removeWithoutMovingViews(from controller: UIViewController) -> [UIViewController] {
        settleTransitions()
        guard let place = stack.firstIndex(where: { $0 === controller }) else { return [] }
        let taken = Array(stack[place...])
        stack.removeSubrange(place...)
        return taken
    }
}

extension UIViewController {
    /// The controller whose item a bar displays. For a navigation controller, it is the top of its stack.
    var barTop: UIViewController { (self as? UINavigationController)?.barStack.last ?? self }
}
