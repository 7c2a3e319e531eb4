import Foundation
import QuartzCore
import UIKitCore

// Chosen (Controllers): A selection of a tab without an animator sends the did-callbacks after the commit at the end of
// the current turn of the run loop.
/// The policy for a change of the selected tab: replaces the displayed controller before the call returns, in the
/// recorded order for tabs (CallbackOrder.md, "Tab bar controller"). A second selection during a change ends the first
/// change.
///
/// Without an animator, the did-callbacks are sent after the commit at the end of the current turn of the run loop, as
/// for the root controller of a window.
@MainActor
final class TabPolicy: TransitionPolicy {
    private let container: UITabBarController
    private var old: UIViewController?
    private let new: UIViewController?
    /// Whether the tab bar controller had appeared when the transition began.
    private var isSeen = false

    init(_ container: UITabBarController, from old: UIViewController?, to new: UIViewController?) {
        (self.container, self.old, self.new) = (container, old, new)
    }

    /// Prepares the transition. If the tab bar controller has not appeared, the callbacks of the tabs are sent with
    /// its own callbacks.
    func prepare(_ transition: ControllerTransition) -> Bool {
        for child in [old, new] { _ = child?.settlePresentations() }
        // The callbacks of settled presentations may have moved the old controller under More.
        old = container.stage.shown.first
        isSeen = container.lifecycle.appearance == .appeared
        guard isSeen else { return true }
        transition.outgoing = [old?.controllerInPlace].compactMap { $0 }
        transition.incoming = [new?.controllerInPlace].compactMap { $0 }
        return true
    }

    func install(_ transition: ControllerTransition) {
        if let new, let view = new.viewInPlace { container.place(new, view) }
        container.setNeedsStatusBarAppearanceUpdate()
        let session = transition.session
        session.start()
        guard !session.isAnimated else { return }
        guard isSeen else { return transition.end(finished: true) }
        session.completeWithoutAnimation(inThisTurn: true)
    }

    func uninstall(_ transition: ControllerTransition, finished: Bool) {
        let (gone, stays) = finished ? (old, new) : (new, old)
        container.stage.rest(at: [stays].compactMap { $0 })
        guard let view = gone?.viewInPlace, view.superview === container.contentView else { return }
        view.removeFromSuperview()
    }

    func didEnd(_ transition: ControllerTransition, finished: Bool) {
        container.didChange(from: old, to: new, finished: finished)
    }
}
