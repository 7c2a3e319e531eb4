/// In which order the two sides of a transition get their appearance callbacks: data, next to where it comes from.
///
/// Whatever the kind, a side that goes gets `viewWillDisappear` at the beginning and `viewDidDisappear` at the end, a side
/// that comes `viewWillAppear` and `viewDidAppear`. There is no order common to all kinds (CALLBACK_ORDER §0.1): only who is
/// first differs, and that is what a row of this table says.
package struct TransitionOrder: Sendable {
    package enum Side: Sendable { case outgoing, incoming }

    /// Who gets the will-callback first.
    package let beginning: [Side]
    /// Who gets the did-callback first.
    package let ending: [Side]
    /// Who hears first that the transition was cancelled, which sends the opposite will-callback.
    package let reversing: [Side]
    /// Who gets the did-callback first after a cancellation.
    package let endingReversed: [Side]

    /// A window's root is replaced, or the window is shown or hidden.
    ///
    /// Order not found anywhere (CALLBACK_ORDER §9). Chosen: that of a push, Old WD → New WA → Old DD → New DA (§3).
    package static let root = TransitionOrder(
        beginning: [.outgoing, .incoming], ending: [.outgoing, .incoming], reversing: [.incoming, .outgoing],
        endingReversed: [.incoming, .outgoing])

    /// `UIViewController.transition(from:to:…)`.
    ///
    /// The interleaving was not found (CALLBACK_ORDER §7, §9). Chosen: that of the recorded container which drives both
    /// sides by hand, New WA → Old WD → New DA → Old DD (§7, recorded test). Cancelled: New WD → Old WA → New DD → Old DA,
    /// as in a cancelled page curl (§6).
    static let childExchange = TransitionOrder(
        beginning: [.incoming, .outgoing], ending: [.incoming, .outgoing], reversing: [.incoming, .outgoing],
        endingReversed: [.incoming, .outgoing])

    /// A presentation and a dismissal.
    ///
    /// Recorded for full screen: Old WD → New WA → New DA → Old DD, and the same the other way round (CALLBACK_ORDER §5).
    /// Where the presenter's view stays, only the presented controller is in the transition. Cancelled: chosen as the
    /// mirror of that, New WD → Old WA → Old DA → New DD.
    package static let presentation = TransitionOrder(
        beginning: [.outgoing, .incoming], ending: [.incoming, .outgoing], reversing: [.incoming, .outgoing],
        endingReversed: [.outgoing, .incoming])
}
