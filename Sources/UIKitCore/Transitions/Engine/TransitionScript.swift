/// The order of a transition's steps, as data.
///
/// Orders differ by kind of transition; no order is common to all (CallbackOrder.md, "Overview"). A script has three
/// lists of steps: for the beginning, for the end of a finished transition, and for the end of a canceled one. The
/// rows are in `TransitionScript+Rows.swift`.
package struct TransitionScript: Sendable {
    package enum Side: Sendable { case outgoing, incoming }

    package enum Step: Sendable, Hashable {
        /// The will-callback of a side. In `begin` and `finish` it has the direction of the transition, in `cancel`
        /// the opposite direction.
        case will(Side)
        /// The did-callback that belongs to the side's last will-callback.
        case did(Side)
        /// The policy puts the incoming views in place and starts the animation.
        case install
        /// The policy removes the views of the side that has disappeared.
        case uninstall
        /// The policy calls the container's delegate.
        case willShow, didShow
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
