import UIKitCore

// The children of a navigation controller are the controllers in the stack and the controllers that a pending change
// removes. Each change creates its own transition.
extension UINavigationController: StagedContainer {
    package func beginAdding(_ child: UIViewController) {
        // A child that is being removed and is added again moves to the end of the children.
        if child.parent === self {
            child.willMove(toParent: self)
            // A callback has moved the child to a different parent.
            guard child.parent === self else { return }
        }
        addChild(child)
    }

    package func didNotAdd(_ child: UIViewController) { stackStorage.remove(child) }

    /// Updates the order of the children. Callbacks may have pushed controllers, ended the change, or moved
    /// controllers that were added below.
    package func childrenDidMove() {
        if stage.addedCount > 1 || children.last !== stack.last { orderChildren() }
        if displayed !== stack.last, isVisibleOrAppearing { settleStack() }
    }

    /// Removes the controllers that a displayed change has removed from the stack, unless a later change has added
    /// them again.
    func release(_ removed: [UIViewController]) { stage.release(removed.filter { !isInModel($0) }) }

    /// The transitions that are not over.
    var openTransitions: ObjectQueue<ControllerTransition> { stage.host.transitions }

    /// Settles the open transitions.
    func settleTransitions() { stage.settle() }

    package var wantsTransition: Bool { false }
    package func nextTransition() -> ControllerTransition? { nil }
}
