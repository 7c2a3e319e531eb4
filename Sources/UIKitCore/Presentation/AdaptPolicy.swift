import Foundation
import QuartzCore

// Chosen (Controllers): If the style of a presentation changes while it is shown, only controllers that appear or
// disappear get appearance callbacks.
/// Changes the style of a presentation: a different presentation controller takes over the container, and a different
/// controller may be shown.
///
/// Appearance callbacks are sent only to controllers that become visible or invisible (not recorded). A controller
/// that is shown before and after receives none. If a different controller is shown, the previous controller
/// disappears first, so that it can become a child of the new controller.
@MainActor
final class AdaptPolicy: TransitionPolicy {
    private enum Part {
        /// The previous controller disappears.
        case leaving
        /// The style changes, and the new controller appears.
        case coming
    }

    private let presentation: Presentation
    private let adaptation: PresentationAdaptation
    private let part: Part
    private var coversPresenter = false
    private var uncoversPresenter = false

    private init(_ presentation: Presentation, _ adaptation: PresentationAdaptation, _ part: Part) {
        self.presentation = presentation
        self.adaptation = adaptation
        self.part = part
    }

    static func submit(_ adaptation: PresentationAdaptation, of presentation: Presentation) {
        submit(adaptation, of: presentation, adaptation.shown === presentation.presented ? .coming : .leaving)
    }

    private static func submit(_ adaptation: PresentationAdaptation, of presentation: Presentation, _ part: Part) {
        guard let container = presentation.containerView else { return }
        let session = TransitionSession(
            participants: .init(from: presentation.presented, to: part == .coming ? adaptation.shown : nil),
            containerView: container, isAnimated: false, presentationStyle: adaptation.style)
        presentation.host.submit(
            ControllerTransition(
                .presentation, policy: AdaptPolicy(presentation, adaptation, part), session: session),
            start: .now)
    }

    var canReverse: Bool { false }

    private var isRequestedShown: Bool { adaptation.shown === presentation.requested }

    func prepare(_ transition: ControllerTransition) -> Bool {
        guard presentation.phase == .presented, let container = presentation.containerView,
            let presenter = presentation.presenter
        else { return false }
        if part == .leaving {
            if container.isInShownWindow { transition.outgoing = [presentation.presented] }
            return true
        }
        presentation.moveNextPresentation(to: adaptation.shown)
        let isCovered = presentation.presenterPlace != nil
        coversPresenter = adaptation.controller.shouldRemovePresentersView && !isCovered
        uncoversPresenter = isCovered && !adaptation.controller.shouldRemovePresentersView
        guard container.isInShownWindow else { return true }
        transition.incoming = [adaptation.shown]
        // A controller that remains visible must not follow its presenter, which appears or disappears.
        if adaptation.shown === presentation.presented { AppearanceCallbacks.hold(adaptation.shown) }
        if coversPresenter { transition.outgoing = [presenter] }
        if uncoversPresenter { transition.incoming.append(presenter) }
        return true
    }

    func install(_ transition: ControllerTransition) {
        if part == .coming { exchange(transition.session) }
        transition.session.start()
        transition.end(finished: true)
    }

    private func exchange(_ session: TransitionSession) {
        guard let container = presentation.containerView else { return }
        let old = presentation.controller
        let oldView = old.presentedView
        old.dismissalTransitionWillBegin()
        old.dismissalTransitionDidEnd(true)
        if uncoversPresenter { presentation.restorePresenter() }
        if isRequestedShown { presentation.takeRequestedOutOfParent() }
        let system = presentation.requested as? any SystemPresented
        system?.prepareForSystemPresentation(in: adaptation.style)
        presentation.show(adaptation)
        let (new, original) = (adaptation.controller, presentation.requestedController)
        new.applyTraits()
        if system == nil {
            original.delegate?.presentationController(
                original, willPresentWithAdaptiveStyle: presentation.isAdapted ? adaptation.style : .none,
                transitionCoordinator: session)
        }
        new.presentationTransitionWillBegin()
        if let view = new.presentedView {
            // The old view may be inside the new view by now.
            if view !== oldView, oldView?.superviewStorage === container { oldView?.removeFromSuperview() }
            view.frame = new.frameOfPresentedViewInContainerView
            if view.superviewStorage !== container { container.addSubview(view) }
        }
        container.setNeedsLayout()
    }

    func uninstall(_ transition: ControllerTransition, finished: Bool) {
        guard finished else { return }
        if part == .leaving {
            presentation.controller.presentedView?.removeFromSuperview()
            if isRequestedShown { presentation.takeRequestedOutOfParent() }
            return
        }
        if coversPresenter, let view = presentation.presenter?.viewStorage {
            presentation.takePresenter(view)
            presentation.coverPresenter()
        }
        adaptation.controller.presentationTransitionDidEnd(true)
        presentation.containerView?.layoutIfNeeded()
    }

    func didEnd(_ transition: ControllerTransition, finished: Bool) {
        switch part {
        case .leaving where presentation.phase == .presented: Self.submit(adaptation, of: presentation, .coming)
        case .leaving: presentation.withdraw(adaptation)
        // The size classes may have changed during the transition.
        case .coming: presentation.containerView?.setNeedsLayout()
        }
    }

    func withdrawn(_ transition: ControllerTransition) { presentation.withdraw(adaptation) }
}
