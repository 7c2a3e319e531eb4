import Foundation

/// One change of a navigation controller's stack, which one transition shows.
struct NavigationChange {
    let operation: UINavigationController.Operation
    /// The controller on top after it.
    let target: UIViewController?
    let added: [UIViewController]
    /// Those that go, the lowest first.
    var removed: [UIViewController]
    let isAnimated: Bool
    /// The whole stack before, where that was replaced.
    var replaced: [UIViewController]?
    /// What fingers drive it by.
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
