/// A navigation controller, from the perspective of segues, presentations and state restoration.
@MainActor
package protocol StackContainer: UIViewController {
    /// The controllers, the root first.
    var stack: [UIViewController] { get }
    /// The navigation controller that has lent its stack to this navigation controller; `nil` if the stack is this
    /// controller's own.
    var lender: (any StackContainer)? { get }
    /// The controllers of the stack, even while More's navigation controller shows them.
    var ownStack: [UIViewController] { get }

    func pushViewController(_ viewController: UIViewController, animated: Bool)
}
