import UIKitCore

// Who is a child: those in the stack, and those that leave with a change whose turn has not come. Which transition shows what the
// changes say themselves, each in its turn.
extension UINavigationController: StagedContainer {
    package func join(_ child: UIViewController) {
        // One that is on its way out, and comes back: it goes to the end of the children.
        if child.parent === self {
            child.willMove(toParent: self)
            // A callback has given it to another container.
            guard child.parent === self else { return }
        }
        addChild(child)
    }

    package func didNotJoin(_ child: UIViewController) { stackStorage.remove(child) }

    /// Callbacks may have put another one on top, which has become a child before, or have brought the change to its end. Of
    /// several that were added a callback may have moved those below.
    package func childrenDidMove() {
        if stage.addedCount > 1 || children.last !== stack.last { orderChildren() }
        if displayed !== stack.last, isSeenOrComing { settleStack() }
    }

    /// Those of a change that has been shown leave, unless a later one has brought them back.
    func release(_ removed: [UIViewController]) { stage.release(removed.filter { !isInModel($0) }) }

    package var wantsTransition: Bool { false }
    package func nextTransition() -> ControllerTransition? { nil }
}
