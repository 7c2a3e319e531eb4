import UIKitCore

// The children are the controllers of the stack and those that leave with a pending change. Each change specifies its
// transition.
extension UINavigationController: StagedContainer {
    package func join(_ child: UIViewController) {
        // A controller that is leaving and is added again moves to the end of the children.
        if child.parent === self {
            child.willMove(toParent: self)
            // A callback has moved it to a different container.
            guard child.parent === self else { return }
        }
        addChild(child)
    }

    package func didNotJoin(_ child: UIViewController) { stackStorage.remove(child) }

    /// Callbacks may have pushed a controller that became a child earlier, or may have ended the change. If several
    /// controllers were added, a callback may have moved the lower ones.
    package func childrenDidMove() {
        if stage.addedCount > 1 || children.last !== stack.last { orderChildren() }
        if displayed !== stack.last, isSeenOrComing { settleStack() }
    }

    /// Removes the controllers of a change that was shown, unless a later change has added them again.
    func release(_ removed: [UIViewController]) { stage.release(removed.filter { !isInModel($0) }) }

    package var wantsTransition: Bool { false }
    package func nextTransition() -> ControllerTransition? { nil }
}
