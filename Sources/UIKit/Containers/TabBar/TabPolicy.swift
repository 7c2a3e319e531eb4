import Foundation
import QuartzCore
import UIKitCore

/// A transition that replaces the controller of one tab by the next, inside the call, in the recorded order for tabs
/// (CallbackOrder.md, "Tab bar controller"). A second selection during a change ends the first change.
///
/// Without an animator the did-callbacks are sent after the commit of the turn, as for the root of a window (chosen).
@MainActor
final class TabPolicy: TransitionPolicy {
    private let container: UITabBarController
    private var old: UIViewController?
    private let new: UIViewController?
    /// Whether the container had appeared when the transition began.
    private var isSeen = false

    init(_ container: UITabBarController, from old: UIViewController?, to new: UIViewController?) {
        (self.container, self.old, self.new) = (container, old, new)
    }

    /// If the tab bar controller has not appeared, the callbacks are sent with its own.
    func prepare(_ transition: ControllerTransition) -> Bool {
        for child in [old, new] { _ = child?.settlePresentations() }
        // Callbacks of these may have moved it under More.
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
