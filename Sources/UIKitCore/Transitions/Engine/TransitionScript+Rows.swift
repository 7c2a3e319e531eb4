/// One row for each kind of transition. "Recorded" and "chosen" state the certainty of the order; the evidence is in
/// the named chapters of CallbackOrder.md. WA, DA, WD and DD abbreviate `viewWillAppear`, `viewDidAppear`,
/// `viewWillDisappear` and `viewDidDisappear`; Old is the outgoing controller and New the incoming controller.
extension TransitionScript {
    /// A navigation controller's push and pop. Recorded (CallbackOrder.md, "Navigation controller"): Old WD, New WA,
    /// Old DD, New DA, with `willShow` directly after New WA and `didShow` after New DA; canceled: New WD, New DD, Old
    /// WA, Old DA, without delegate calls.
    package static let navigation = TransitionScript(
        begin: [.will(.outgoing), .will(.incoming), .willShow, .install],
        finish: [.uninstall, .did(.outgoing), .did(.incoming), .didShow],
        cancel: [.will(.incoming), .did(.incoming), .uninstall, .will(.outgoing), .did(.outgoing)])

    /// A selection of a different tab. Recorded (CallbackOrder.md, "Tab bar controller"): New WA, Old WD, Old DD, New
    /// DA. Canceled: chosen, as a canceled page curl.
    package static let tab = TransitionScript(
        begin: [.will(.incoming), .will(.outgoing), .install],
        finish: [.uninstall, .did(.outgoing), .did(.incoming)],
        cancel: [.will(.incoming), .will(.outgoing), .uninstall, .did(.incoming), .did(.outgoing)])

    /// A page controller that scrolls. Recorded (CallbackOrder.md, "Page view controller"): New WA, Old WD, New DA, Old
    /// DD; canceled: Old WA, Old DA, New WD, New DD.
    package static let pageScroll = TransitionScript(
        begin: [.will(.incoming), .will(.outgoing), .install],
        finish: [.did(.incoming), .uninstall, .did(.outgoing)],
        cancel: [.will(.outgoing), .did(.outgoing), .will(.incoming), .uninstall, .did(.incoming)])

    /// A page controller that turns its pages. Recorded (CallbackOrder.md, "Page view controller"): New WA, Old WD, Old
    /// DD, New DA; canceled: New WD, Old WA, New DD, Old DA.
    package static let pageCurl = TransitionScript(
        begin: [.will(.incoming), .will(.outgoing), .install],
        finish: [.uninstall, .did(.outgoing), .did(.incoming)],
        cancel: [.will(.incoming), .will(.outgoing), .uninstall, .did(.incoming), .did(.outgoing)])

    /// A presentation and a dismissal. Recorded for full screen (CallbackOrder.md, "Presentation"): Old WD, New WA, New
    /// DA, Old DD, in both directions; if the presenter's view remains, only the presented controller is in the
    /// transition. Canceled: chosen as the mirror of that, New WD, Old WA, Old DA, New DD.
    package static let presentation = TransitionScript(
        begin: [.will(.outgoing), .will(.incoming), .install],
        finish: [.uninstall, .did(.incoming), .did(.outgoing)],
        cancel: [.will(.incoming), .will(.outgoing), .uninstall, .did(.outgoing), .did(.incoming)])

    /// Columns of a split view are shown and hidden. No order is recorded (CallbackOrder.md, "Split view"). The chosen
    /// order is that of a push; if canceled, the order of a canceled push.
    package static let split = TransitionScript(
        begin: [.will(.outgoing), .will(.incoming), .install],
        finish: [.uninstall, .did(.outgoing), .did(.incoming)],
        cancel: [.will(.incoming), .did(.incoming), .uninstall, .will(.outgoing), .did(.outgoing)])

    /// A window's root is replaced, or the window is shown or hidden. The chosen order is that of a push.
    package static let root = TransitionScript(
        begin: [.will(.outgoing), .will(.incoming), .install],
        finish: [.uninstall, .did(.outgoing), .did(.incoming)],
        cancel: [.will(.incoming), .will(.outgoing), .uninstall, .did(.incoming), .did(.outgoing)])

    /// `transition(from:to:…)`. The chosen order is that of the recorded container that drives both sides manually
    /// (CallbackOrder.md, "Custom containment"), New WA, Old WD, New DA, Old DD; canceled as a page curl: New WD, Old
    /// WA, New DD, Old DA.
    package static let exchange = TransitionScript(
        begin: [.will(.incoming), .will(.outgoing), .install],
        finish: [.uninstall, .did(.incoming), .did(.outgoing)],
        cancel: [.will(.incoming), .will(.outgoing), .uninstall, .did(.incoming), .did(.outgoing)])
}
