/// One row for each kind of transition. "Recorded" and "chosen" say how sure the order is; the evidence is in
/// Documentation/CallbackOrder.md under the heading that is named.
extension TransitionScript {
    /// A navigation controller's push and pop. Recorded ("Navigation controller"): Old WD, New WA, Old DD, New DA, with
    /// `willShow` directly after New WA and `didShow` after New DA; cancelled: New WD, New DD, Old WA, Old DA, without
    /// delegate calls.
    package static let navigation = TransitionScript(
        begin: [.will(.outgoing), .will(.incoming), .hook(.willShow), .install],
        finish: [.uninstall, .did(.outgoing), .did(.incoming), .hook(.didShow)],
        cancel: [.will(.incoming), .did(.incoming), .uninstall, .will(.outgoing), .did(.outgoing)])

    /// Another tab is selected. Recorded ("Tab bar controller"): New WA, Old WD, Old DD, New DA. Cancelled: chosen, as a
    /// cancelled page curl.
    package static let tab = TransitionScript(
        begin: [.will(.incoming), .will(.outgoing), .install],
        finish: [.uninstall, .did(.outgoing), .did(.incoming)],
        cancel: [.will(.incoming), .will(.outgoing), .uninstall, .did(.incoming), .did(.outgoing)])

    /// A page controller that scrolls. Recorded ("Page view controller"): New WA, Old WD, New DA, Old DD; cancelled: Old WA,
    /// Old DA, New WD, New DD.
    package static let pageScroll = TransitionScript(
        begin: [.will(.incoming), .will(.outgoing), .install],
        finish: [.did(.incoming), .uninstall, .did(.outgoing)],
        cancel: [.will(.outgoing), .did(.outgoing), .will(.incoming), .uninstall, .did(.incoming)])

    /// A page controller that turns its pages. Recorded ("Page view controller"): New WA, Old WD, Old DD, New DA; cancelled:
    /// New WD, Old WA, New DD, Old DA.
    package static let pageCurl = TransitionScript(
        begin: [.will(.incoming), .will(.outgoing), .install],
        finish: [.uninstall, .did(.outgoing), .did(.incoming)],
        cancel: [.will(.incoming), .will(.outgoing), .uninstall, .did(.incoming), .did(.outgoing)])

    /// A presentation and a dismissal. Recorded for full screen ("Presentation"): Old WD, New WA, New DA, Old DD, and the same
    /// the other way round; where the presenter's view stays, only the presented controller is in the transition.
    /// Cancelled: chosen as the mirror of that, New WD, Old WA, Old DA, New DD.
    package static let presentation = TransitionScript(
        begin: [.will(.outgoing), .will(.incoming), .install],
        finish: [.uninstall, .did(.incoming), .did(.outgoing)],
        cancel: [.will(.incoming), .will(.outgoing), .uninstall, .did(.outgoing), .did(.incoming)])

    /// Columns of a split view come and go. Nothing is recorded ("Storyboard unwinding, state restoration, split view"). Chosen:
    /// the order of a push, and cancelled that of a cancelled push.
    static let split = TransitionScript(
        begin: [.will(.outgoing), .will(.incoming), .install],
        finish: [.uninstall, .did(.outgoing), .did(.incoming)],
        cancel: [.will(.incoming), .did(.incoming), .uninstall, .will(.outgoing), .did(.outgoing)])

    /// A window's root is replaced, or the window is shown or hidden. Chosen: the order of a push.
    package static let root = TransitionScript(
        begin: [.will(.outgoing), .will(.incoming), .install],
        finish: [.uninstall, .did(.outgoing), .did(.incoming)],
        cancel: [.will(.incoming), .will(.outgoing), .uninstall, .did(.incoming), .did(.outgoing)])

    /// `transition(from:to:…)`. Chosen: the order of the recorded container that drives both sides by hand ("Custom
    /// containment"), New WA, Old WD, New DA, Old DD; cancelled as a page curl: New WD, Old WA, New DD, Old DA.
    package static let exchange = TransitionScript(
        begin: [.will(.incoming), .will(.outgoing), .install],
        finish: [.uninstall, .did(.incoming), .did(.outgoing)],
        cancel: [.will(.incoming), .will(.outgoing), .uninstall, .did(.incoming), .did(.outgoing)])
}
