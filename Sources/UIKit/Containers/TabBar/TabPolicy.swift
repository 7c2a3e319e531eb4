import Foundation
import QuartzCore
import UIKitCore

/// One tab's controller takes the place of another's: inside the call, in the order that is recorded for tabs
/// (CallbackOrder.md, "Tab bar controller"). A second choice while a change runs brings that to its end first.
///
/// Without an animator the did-callbacks come after the commit of the turn, as for a window's root (chosen).
@MainActor
final class TabPolicy: TransitionPolicy {
    private let container: UITabBarController
    private var old: UIViewController?
    private let new: UIViewController?
    /// Whether the container was there when the transition began.
    private var isSeen = false

    init(_ container: UITabBarController, from old: UIViewController?, to new: UIViewController?) {
        (self.container, self.old, self.new) = (container, old, new)
    }

    /// In a tab bar controller that is not there the callbacks come with its own.
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
