/// In which order a transition does what it does: data, next to where it comes from.
///
/// Orders differ by kind of transition; there is none common to all (CallbackOrder.md, "Overview"). A script has
/// three lists of steps: for the beginning, for the end of a transition that finished, and for that of one that was
/// cancelled. The rows are in `TransitionScript+Rows.swift`.
package struct TransitionScript: Sendable {
    package enum Side: Sendable { case outgoing, incoming }

    /// A point where a container calls its delegate.
    package enum Hook: Sendable, Hashable { case willShow, didShow }

    package enum Step: Sendable, Hashable {
        /// The will-callback of a side: in `begin` and `finish` towards where the transition goes, in `cancel` back.
        case will(Side)
        /// The did-callback that belongs to the side's last will-callback.
        case did(Side)
        /// The policy puts the incoming views in place and starts the animation.
        case install
        /// The policy takes the views of the side that is gone away.
        case uninstall
        /// The policy calls a delegate.
        case hook(Hook)
    }

    package let begin: [Step]
    package let finish: [Step]
    package let cancel: [Step]

    package init(begin: [Step], finish: [Step], cancel: [Step]) {
        self.begin = begin
        self.finish = finish
        self.cancel = cancel
    }
}
