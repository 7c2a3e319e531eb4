import CoreGraphics
import Foundation
import QuartzCore

/// One controller presented by another, from the call of `present` to the end of its dismissal.
///
///     waiting ──layout pass──▶ presenting ──▶ presented ──dismiss──▶ dismissing ──▶ gone
///                                   │             ▲                      │            ▲
///                                   │             └────── cancelled ─────┘            │
///                                   └──────────────── cancelled ──────────────────────┘
///
/// The model (who presents whom) changes inside the call; callbacks and views follow in the next layout pass, as
/// recorded (CALLBACK_ORDER §5, timing). The presenter owns its presentation, and that the presented controller.
@MainActor
final class Presentation {
    enum Phase { case waiting, presenting, presented, dismissing, gone }

    let presented: UIViewController
    weak var presenter: UIViewController?
    weak var source: UIViewController?
    let controller: UIPresentationController
    var phase = Phase.waiting
    var containerView: PresentationContainerView?
    /// Where the presenter's view was before it was taken away; `nil` while it is not taken away.
    var presenterPlace: ViewPlace?
    /// Who in the presenter was first responder; gets that back in the end.
    private weak var coveredResponder: UIResponder?
    var session: TransitionSession?
    /// Whether a gesture asked for the dismissal under way; its delegate hears of the end.
    var isDismissedByUser = false

    init(
        presented: UIViewController, presenter: UIViewController, source: UIViewController,
        controller: UIPresentationController
    ) {
        self.presented = presented
        self.presenter = presenter
        self.source = source
        self.controller = controller
        style = presented.modalPresentationStyle.resolved
        controller.presenter = presenter
        controller.presentation = self
    }

    /// The style it is presented in.
    let style: UIModalPresentationStyle

    /// Whether no transition moves the presented view, so that layout may place it.
    var isSettled: Bool { phase == .presented }

    // MARK: The model

    func link() {
        presenter?.extrasForWriting.presentation = self
        presented.extrasForWriting.ownPresentation = self
    }

    func unlink() {
        phase = .gone
        if presenter?.extras?.presentation === self { presenter?.extrasForWriting.presentation = nil }
        presented.extrasForWriting.ownPresentation = nil
        presented.extrasForWriting.presentationController = nil
        ContainmentChecker.noteRemoval(of: presented)
    }

    /// The presentation that the presented controller, or a controller inside it, has made.
    var above: Presentation? { Self.made(inside: presented) }

    /// This presentation and those on top of it, from the bottom.
    var stack: [Presentation] {
        var stack = [self]
        while let next = stack[stack.count - 1].above { stack.append(next) }
        return stack
    }

    static func made(inside controller: UIViewController) -> Presentation? {
        if let presentation = controller.extras?.presentation { return presentation }
        for child in controller.childrenStorage {
            if let presentation = made(inside: child) { return presentation }
        }
        return nil
    }

    /// Every presentation made by a controller, by one inside it, or on top of these: several where children have contexts
    /// of their own.
    static func all(inside controller: UIViewController) -> [Presentation] {
        var found: [Presentation] = []
        if let presentation = controller.extras?.presentation {
            found = [presentation] + all(inside: presentation.presented)
        }
        for child in controller.childrenStorage { found += all(inside: child) }
        return found
    }

    // MARK: Views

    /// Puts the container over what is covered: the window's content, or the presenter's view.
    func install(_ container: PresentationContainerView) {
        guard let presenter, let view = presenter.viewStorage, let window = view.window else { return }
        containerView = container
        if controller.shouldPresentInFullscreen {
            container.frame = window.bounds
            var top: UIView = view
            while let superview = top.superviewStorage, superview !== window { top = superview }
            window.insertSubview(container, aboveSubview: top)
        } else {
            container.frame = view.frame
            view.superviewStorage?.insertSubview(container, aboveSubview: view)
        }
        if controller.shouldRemovePresentersView {
            presenterPlace = ViewPlace(of: view)
            view.frame = container.bounds
            container.insertSubview(view, at: 0)
        }
    }

    /// Puts the presenter's view back where it was.
    func restorePresenter() {
        guard let place = presenterPlace, let view = presenter?.viewStorage else { return }
        presenterPlace = nil
        place.restore(view, below: containerView)
    }

    /// Nobody types into what is covered: its first responder gives its place up, until the presentation has gone.
    func putResponderAside() {
        guard let view = presenter?.viewStorage, let window = view.window, let responder = window.firstResponder,
            view.isInChain(of: responder), responder.resignFirstResponder()
        else { return }
        coveredResponder = responder
    }

    /// Makes it first again, unless somebody else has become that or it has gone.
    func restoreResponder() {
        guard let responder = coveredResponder else { return }
        coveredResponder = nil
        guard let window = presenter?.viewStorage?.window, window.firstResponder == nil,
            responder.nearestView?.window === window
        else { return }
        responder.becomeFirstResponder()
    }

    func removeContainer() {
        containerView?.removeFromSuperview()
        containerView = nil
    }

    // MARK: Going without a transition of its own

    /// Brings what is under way on top of a controller to its end, before something else happens to all of it: a transition
    /// that runs is completed, one that has not begun is as if it had not been asked for.
    static func settleAll(over controller: UIViewController) {
        for presentation in all(inside: controller) {
            if let session = presentation.session, session.hasBegun {
                session.completeTransition(true)
            } else {
                presentation.callOff()
            }
        }
    }

    /// A transition that waits for the layout pass is as if it had not been asked for, except that who coordinates with it
    /// hears that it was cancelled.
    func callOff() {
        session?.completeTransition(false)
        session = nil
        switch phase {
        case .waiting:
            presented.lifecycle.isBeingPresented = false
            unlink()
        case .dismissing:
            presented.lifecycle.isBeingDismissed = false
            isDismissedByUser = false
            phase = .presented
        case .presenting, .presented, .gone: break
        }
    }

    /// Takes the presentations on top of a controller away at once, as when the window gets another root; that one's view
    /// is out of the window already. Appearance callbacks are the caller's.
    static func dropAll(over controller: UIViewController) {
        for presentation in all(inside: controller).reversed() {
            presentation.controller.dismissalTransitionWillBegin()
            presentation.presented.viewStorage?.removeFromSuperview()
            if presentation.presenter === controller {
                presentation.presenterPlace = nil
                presentation.presenter?.viewStorage?.removeFromSuperview()
            } else {
                presentation.restorePresenter()
            }
            presentation.removeContainer()
            presentation.unlink()
            presentation.controller.dismissalTransitionDidEnd(true)
        }
    }

    /// What a controller, or one inside it, presents in its own context goes when it leaves its parent (chosen): nobody could
    /// dismiss it any more.
    static func takeAlong(with controller: UIViewController) {
        guard made(inside: controller) != nil else { return }
        settleAll(over: controller)
        let transition = ControllerTransition(
            order: .presentation, incoming: [],
            outgoing: presentedControllers(over: controller).reversed().filter {
                $0.lifecycle.appearance != .disappeared
            }, isAnimated: false)
        transition.uninstall = { _ in dropAll(over: controller) }
        transition.begin()
        transition.finish()
    }

    /// The controllers presented on top of one, from the bottom.
    static func presentedControllers(over controller: UIViewController) -> [UIViewController] {
        all(inside: controller).map(\.presented)
    }
}
