/// A container whose children a `ChildStage` adds, shows and removes.
@MainActor
package protocol StagedContainer: UIViewController {
    /// Makes a controller a child, which gets `willMove(toParent:)`: `addChild(_:)` unless it comes from a container inside.
    func join(_ child: UIViewController)

    /// A controller could not be made a child, or a callback has taken it away before it was one.
    func didNotJoin(_ child: UIViewController)

    /// Another has taken a child away, or the program has.
    func didLose(_ child: UIViewController)

    /// The children are those that were wanted last, but for some that are still seen.
    func childrenDidMove()

    /// Whether something else is to be shown than what is shown, or what the running transition leads to.
    var wantsTransition: Bool { get }

    /// The transition to what is to be shown, which calls `ChildStage.begin(_:)`. Nothing else runs when this is called. `nil`
    /// where a callback has changed what is wanted.
    func nextTransition() -> ControllerTransition?
}

extension StagedContainer {
    package func join(_ child: UIViewController) { addChild(child) }
    package func didNotJoin(_ child: UIViewController) {}
    package func didLose(_ child: UIViewController) {}
    package func childrenDidMove() {}
}
