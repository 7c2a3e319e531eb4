/// A navigation controller, as a split view sees it, which is in the module below: a container with a stack of controllers under a
/// bar. Split views put the ones of their columns on one another's stacks.
@MainActor
package protocol StackContainer: UIViewController {
    /// The controllers, the first one first.
    var stack: [UIViewController] { get }
    /// The navigation controller that has lent its stack to this one; `nil` for controllers of its own.
    var lender: (any StackContainer)? { get }
    /// The controllers of the stack, also while More's navigation controller shows them.
    var ownStack: [UIViewController] { get }
    /// The controller whose view is in its place; in a transition the one that was there before.
    var displayed: UIViewController? { get }
    /// What a split view shows in the bar besides the items of the stack.
    var leadingBarItems: [UIBarButtonItem] { get set }

    func pushViewController(_ viewController: UIViewController, animated: Bool)
    @discardableResult
    func popViewController(animated: Bool) -> UIViewController?
    @discardableResult
    func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]?
    func setViewControllers(_ viewControllers: [UIViewController], animated: Bool)

    /// Replaces the stack in one transition.
    ///
    /// - Parameter isChecked: Whether what a program must not do is refused. A split view puts navigation controllers there.
    func replaceStack(_ new: [UIViewController], animated: Bool, isChecked: Bool)
    /// Puts controllers on top of the stack while their views stay where they are seen. `displayTop` shows the new top.
    func adoptWithoutMovingViews(_ controllers: [UIViewController])
    /// Takes a controller and those above it out of the stack, and answers them, while their views stay where they are
    /// seen. They are children still.
    func removeWithoutMovingViews(from controller: UIViewController) -> [UIViewController]
    /// Shows a controller without a transition.
    func displayTop(_ target: UIViewController?)
    /// Shows the item of what is on top in the bar.
    func showTopItem()
}

extension StackContainer {
    /// The transitions that are not over.
    package var openTransitions: ObjectQueue<ControllerTransition> {
        extras?.exchangeHost?.transitions ?? ObjectQueue()
    }

    /// Brings them to their end.
    package func settleTransitions() { extras?.exchangesOfChildren.settle() }
}

/// What puts a controller into a stack of its own: the module that has navigation controllers makes split views conform.
@MainActor
package protocol ColumnWrapping {
    func makeStack(around controller: UIViewController) -> any StackContainer
}

/// A tab bar controller, as what is inside sees it.
@MainActor
package protocol TabContainer: UIViewController {
    /// What is displayed is another stack or has another top.
    func stackDidChange()
}
