/// A navigation controller, from the perspective of a split view in the module below: a container with a stack of
/// controllers under a bar. Collapsed split views push the navigation controllers of their columns onto each other's
/// stacks.
@MainActor
package protocol StackContainer: UIViewController {
    /// The controllers, the root first.
    var stack: [UIViewController] { get }
    /// The navigation controller that has lent its stack to this navigation controller; `nil` if the stack is this
    /// controller's own.
    var lender: (any StackContainer)? { get }
    /// The controllers of the stack, even while More's navigation controller shows them.
    var ownStack: [UIViewController] { get }
    /// The controller whose view is shown; during a transition, the outgoing controller.
    var displayed: UIViewController? { get }
    /// The bar items that a split view shows besides the items of the stack.
    var leadingBarItems: [UIBarButtonItem] { get set }

    func pushViewController(_ viewController: UIViewController, animated: Bool)
    @discardableResult
    func popViewController(animated: Bool) -> UIViewController?
    @discardableResult
    func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]?
    func setViewControllers(_ viewControllers: [UIViewController], animated: Bool)

    /// Replaces the stack in one transition.
    ///
    /// - Parameter isChecked: Whether invalid requests of a program are refused. A split view pushes navigation
    ///   controllers, which is otherwise invalid.
    func replaceStack(_ new: [UIViewController], animated: Bool, isChecked: Bool)
    /// Pushes controllers while their views remain in place. `displayTop` shows the new top.
    func adoptWithoutMovingViews(_ controllers: [UIViewController])
    /// Removes a controller and those above it from the stack, and returns them. Their views remain in place, and they
    /// remain children.
    func removeWithoutMovingViews(from controller: UIViewController) -> [UIViewController]
    /// Shows a controller without a transition.
    func displayTop(_ target: UIViewController?)
    /// Shows the top controller's item in the bar.
    func showTopItem()
}

extension StackContainer {
    /// The transitions that are not over.
    package var openTransitions: ObjectQueue<ControllerTransition> {
        extras?.exchangeHost?.transitions ?? ObjectQueue()
    }

    /// Returns whether the view of a controller is shown. During a transition, the incoming controller's view is shown
    /// as well.
    func isDisplaying(_ controller: UIViewController) -> Bool {
        displayed === controller
            || openTransitions.contains { transition in
                [.running, .ending].contains(transition.phase) && transition.incoming.contains { $0 === controller }
            }
    }

    /// Settles the open transitions.
    package func settleTransitions() { extras?.exchangesOfChildren.settle() }
}

/// Wraps a controller in a navigation controller: the module with navigation controllers makes split views conform.
@MainActor
package protocol ColumnWrapping {
    func makeStack(around controller: UIViewController) -> any StackContainer
}

/// A tab bar controller, from the perspective of its content.
@MainActor
package protocol TabContainer: UIViewController {
    /// Called when the displayed stack or its top has changed.
    func stackDidChange()
}
