import Foundation

/// One change of a navigation controller's stack, which a single transition shows.
struct NavigationChange {
    let operation: UINavigationController.Operation
    /// The controller on top after the change.
    let target: UIViewController?
    let added: [UIViewController]
    /// The controllers that leave the stack, the lowest first.
    var removed: [UIViewController]
    let isAnimated: Bool
    /// The whole stack before the change, if the change replaced it.
    var replaced: [UIViewController]?
    /// The interaction that drives the transition by touches.
    var interaction: UIPercentDrivenInteractiveTransition?

    init(
        _ operation: UINavigationController.Operation, to target: UIViewController?, added: [UIViewController] = [],
        removed: [UIViewController] = [], animated: Bool
    ) {
        self.operation = operation
        self.target = target
        self.added = added
        self.removed = removed
        isAnimated = animated
    }
}
