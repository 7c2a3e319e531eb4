/// A container whose children a `ChildStage` adds, shows and removes.
@MainActor
package protocol StagedContainer: UIViewController {
    /// Makes a controller a child, which receives `willMove(toParent:)`. Calls `addChild(_:)`, unless the controller
    /// was in a nested container.
    func beginAdding(_ child: UIViewController)

    /// Called when a controller could not become a child, or a callback removed it before.
    func didNotAdd(_ child: UIViewController)

    /// Called when a different parent or the program has removed a child.
    func childWasRemoved(_ child: UIViewController)

    /// Called when the children are the wanted children, except for children that are still visible.
    func childrenDidMove()

    /// Whether the shown children differ from the wanted children, or the running transition leads to different
    /// children.
    var wantsTransition: Bool { get }

    /// Creates the transition to the wanted children, which calls `ChildStage.begin(_:)`. No other transition runs
    /// when this is called. `nil` if a callback has changed the wanted children.
    func nextTransition() -> ControllerTransition?
}

extension StagedContainer {
    package func beginAdding(_ child: UIViewController) { addChild(child) }
    package func didNotAdd(_ child: UIViewController) {}
    package func childWasRemoved(_ child: UIViewController) {}
    package func childrenDidMove() {}
}
