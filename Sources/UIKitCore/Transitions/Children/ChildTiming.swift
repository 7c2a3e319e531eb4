/// When the children of a container arrive and leave. Orders are recorded, or chosen, for each kind of container
/// (CallbackOrder.md).
package enum ChildTiming: Sendable {
    /// Children arrive when they are added, and leave when they are invisible: tabs.
    case whenAdded
    /// Children arrive when they are shown and no transition runs, and leave when they are invisible: pages.
    case whenShown
    /// The removal is announced inside the call. The container determines when children have left and when they
    /// arrive: a stack, whose changes wait for their turn to be shown.
    case byContainer
}
