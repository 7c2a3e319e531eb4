/// When the children of a container arrive and leave. Orders are recorded, or chosen, for each kind of container
/// (CallbackOrder.md).
package enum ChildTiming: Sendable {
    /// They arrive when they are added, and leave when they are out of sight: tabs.
    case whenAdded
    /// They arrive when they are shown and nothing moves, and leave when they are out of sight: pages.
    case whenShown
    /// That they leave is announced inside the call; when they have left, and when they arrive, the container says: a stack, each
    /// change of which waits for its turn to be shown.
    case byContainer
}
