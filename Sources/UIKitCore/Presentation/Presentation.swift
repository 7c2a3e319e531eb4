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
/// recorded (CallbackOrder.md, "Presentation"). The presenter owns its presentation, and that the presented controller.
///
/// What was asked for stays (`requested`, `requestedController`); what is shown for it follows the environment
/// (`presented`, `controller`, `style`): see `PresentationAdaptation`.
@MainActor
final class Presentation {
    enum Phase { case waiting, presenting, presented, dismissing, gone }

    /// The controller that was to be presented.
    let requested: UIViewController
    let requestedStyle: UIModalPresentationStyle
    /// What manages the presentation in the style that was asked for.
    let requestedController: UIPresentationController
    /// The controller that is shown: the requested one, or what its delegate gave for another style.
    @exclusivity(unchecked) private(set) var presented: UIViewController
    /// What manages the presentation now.
    @exclusivity(unchecked) private(set) var controller: UIPresentationController
    /// The style it is presented in now.
    @exclusivity(unchecked) private(set) var style: UIModalPresentationStyle
    /// The size classes for which it was decided how it is presented, and the decision that waits to be carried out.
    @exclusivity(unchecked) var adaptedTo: SizeClasses?
    @exclusivity(unchecked) var comingAdaptation: PresentationAdaptation?
    @exclusivity(unchecked) var isAskingHowToAdapt = false
    @SharedWeak var presenter: UIViewController?
    /// The controller that was asked to present, which may be inside the presenter.
    @SharedWeak var caller: UIViewController?
    let host = TransitionHost()
    let weakReference = WeakReference<Presentation>()
    @exclusivity(unchecked) var phase = Phase.waiting
    @exclusivity(unchecked) var containerView: PresentationContainerView?
    /// Where the presenter's view was before it was taken away, or still is until then; `nil` while it is not taken away.
    @exclusivity(unchecked) var presenterPlace: ViewPlace?
    /// Who in the presenter was first responder; gets that back in the end.
    private weak var coveredResponder: UIResponder?
    /// Whether a gesture asked for the dismissal under way; its delegate is notified of the end.
    @exclusivity(unchecked) var isDismissedByUser = false

    init(
        presented: UIViewController, presenter: UIViewController, controller: UIPresentationController,
        style: UIModalPresentationStyle
    ) {
        requested = presented
        requestedStyle = style
        requestedController = controller
        self.presented = presented
        self.presenter = presenter
        self.controller = controller
        self.style = style
        controller.presenter = presenter
        weakReference.object = self
        controller.presentation = self
    }

    /// A presenter may be freed that presents still, as with a window that is.
    deinit {
        weakReference.object = nil
        guard let containerView, MainThread.isCurrent else { return }
        MainActor.assumeIsolated { containerView.removeFromSuperview() }
    }

    /// Whether no transition moves the presented view, so that layout may place it.
    var isSettled: Bool { phase == .presented }

    /// Whether the user can dismiss it: neither it nor anything on top of it is in a transition.
    var canBeDismissedByUser: Bool { stack.allAre(.presented) }

    /// Whether the presented view is seen where the presenter is: it is in its container, and that is in the hierarchy.
    var showsPresented: Bool {
        guard phase != .gone, let containerView, containerView.superviewStorage != nil else { return false }
        return presented.viewStorage?.isInside(containerView) == true
    }

    // MARK: The model

    func link() {
        presenter?.extrasForWriting.presentation = self
        presented.extrasForWriting.ownPresentation = self
        // From here on the presentation keeps it. Otherwise it and the presented controller, which it keeps, would keep each
        // other when the presenter goes with the presentation.
        presented.extrasForWriting.presentationController = nil
        requested.extras?.presentationController = nil
        Self.linked.append(weakReference)
    }

    /// Shows something else for what was asked for, or in another style. Views and callbacks are the caller's.
    func show(_ adaptation: PresentationAdaptation) {
        let isLinked = presented.extras?.ownPresentation === self
        if isLinked { presented.extras?.ownPresentation = nil }
        (presented, controller, style) = (adaptation.shown, adaptation.controller, adaptation.style)
        controller.presenter = presenter
        controller.presentation = self
        if isLinked {
            presented.extrasForWriting.ownPresentation = self
            presented.extrasForWriting.presentationController = nil
        }
    }

    func unlink() {
        phase = .gone
        for index in Self.linked.indices.reversed() {
            let linked = Self.linked[index].object
            if linked == nil || linked === self { Self.linked.remove(at: index) }
        }
        if presenter?.extras?.presentation === self { presenter?.extrasForWriting.presentation = nil }
        presented.extrasForWriting.ownPresentation = nil
        presented.keepTraits(nil)
        UIContext.current.noteRemoval(of: presented)
    }

    /// The presentation that the presented controller, or a controller inside it, has made.
    var above: Presentation? { Self.made(inside: presented) }

    /// This presentation and those on top of it, from the bottom.
    var stack: [Presentation] {
        var stack = [self]
        while let next = stack[stack.count - 1].above { stack.append(next) }
        return stack
    }

    /// All that are linked, in the order in which they were presented.
    private static var linked: [WeakReference<Presentation>] {
        get { UIContext.current.presentations }
        set { UIContext.current.presentations = newValue }
    }

    /// The presentation that a controller has made, or the oldest by one inside it.
    static func made(inside controller: UIViewController) -> Presentation? {
        if let presentation = controller.extras?.presentation { return presentation }
        for reference in linked {
            guard let presentation = reference.object else { continue }
            if presentation.presenter?.isInside(controller, through: .parents) == true { return presentation }
        }
        return nil
    }

    /// Every presentation made by a controller, by one inside it, or on top of these, from the bottom: several where
    /// children have contexts of their own.
    static func all(inside controller: UIViewController) -> [Presentation] {
        var found: [Presentation] = []
        // Those from which the way to the controller is known.
        var inside: Set<ObjectIdentifier> = [ObjectIdentifier(controller)]
        for reference in linked {
            guard let presentation = reference.object else { continue }
            var next = presentation.presenter
            while let current = next, !inside.contains(ObjectIdentifier(current)) {
                next = current.parentStorage ?? current.extras?.ownPresentation?.presenter
            }
            guard next != nil else { continue }
            inside.insert(ObjectIdentifier(presentation.presented))
            found.append(presentation)
        }
        return found
    }

    // MARK: What can be used

    /// The views of a window that can be used, and the controller in front: all of the window, or what was presented from the topmost
    /// modal one on, with what that leaves usable behind it.
    static func usableViews(in window: UIWindow) -> (views: [UIView], front: UIViewController?) {
        var usable: (views: [UIView], front: UIViewController?) = ([window], window.root)
        guard let root = window.root else { return usable }
        for presentation in all(inside: root) where presentation.controller.shouldPresentInFullscreen {
            guard presentation.containerView?.window === window, let view = presentation.controller.presentedView else {
                continue
            }
            usable.front = presentation.presented
            guard presentation.controller.isModal else { continue }
            usable.views = presentation.controller.usableViewsBehind
            usable.views.append(view)
        }
        return usable
    }

    /// Whether a responder lies behind the topmost modal presentation: the presenter that keys come to by the chain of responders.
    static func isBehind(_ responder: UIResponder, in window: UIWindow) -> Bool {
        let usable = usableViews(in: window)
        guard usable.views.first !== window, !(responder is UIWindow) else { return false }
        let view = (responder as? UIViewController)?.viewStorage ?? responder as? UIView
        guard let view else { return false }
        return !usable.views.contains { view.isInside($0) }
    }

    /// The views behind it, as far as they can be seen: the presenter's with all around that, and what lies behind those.
    var viewsBehind: [UIView] {
        var views: [UIView] = []
        var presentation: Presentation? = self
        while let current = presentation, var controller = current.presenter {
            while let parent = controller.parentStorage { controller = parent }
            if let view = controller.viewStorage { views.append(view) }
            guard current.presenterPlace == nil else { break }
            presentation = controller.extras?.ownPresentation
        }
        return views
    }

    // MARK: Views

    /// Puts the container over what is covered: the window's content, or the presenter's view. Where an animator is to move
    /// that, it comes into the container; without one it stays where it is until it is taken away.
    func install(_ container: PresentationContainerView, forAnimator: Bool) {
        guard let presenter, let view = presenter.viewStorage, let window = view.window else { return }
        containerView = container
        controller.applyTraits()
        if controller.shouldPresentInFullscreen {
            container.frame = window.bounds
            // Over all that is presented already, also by children in their own contexts.
            if let top = Self.topmostContent(of: window, showing: view) {
                window.insertSubview(container, aboveSubview: top)
            } else {
                window.addSubview(container)
            }
        } else {
            container.cover(view)
            view.superviewStorage?.insertSubview(container, aboveSubview: view)
        }
        if controller.shouldRemovePresentersView {
            takePresenter(view)
            guard forAnimator else { return }
            view.frame = presenterFrame(in: container)
            container.insertSubview(view, at: 0)
        }
    }

    private static func topmostContent(of window: UIWindow, showing view: UIView) -> UIView? {
        for content in window.subviewsStorage.reversed()
        where content is PresentationContainerView || view.isInside(content) { return content }
        return nil
    }

    /// The presenter's view has been laid out, perhaps in a new size: the container in its context covers it again.
    func presenterDidLayOut() {
        guard !controller.shouldPresentInFullscreen, let containerView, let view = presenter?.viewStorage,
            let superview = containerView.superviewStorage, view.superviewStorage === superview,
            containerView.frame != view.frame
        else { return }
        containerView.cover(view)
    }

    /// The presenter's view has come to another superview, or has left it: what is presented in its context goes along. One
    /// that was covered and is put back by the program is covered no more.
    func presenterDidMove() {
        guard !controller.shouldPresentInFullscreen, let containerView, let presenter, let view = presenter.viewStorage
        else { return }
        if presenterPlace != nil {
            guard phase == .presented, view.superviewStorage != nil else { return }
            presenterPlace = nil
            presenter.keepTraits(nil)
        } else if containerView.superviewStorage === view.superviewStorage {
            return
        }
        guard let superview = view.superviewStorage else { return containerView.removeFromSuperview() }
        guard !superview.isInside(containerView) else { return }
        containerView.cover(view)
        superview.insertSubview(containerView, aboveSubview: view)
        AppearanceCallbacks.appearMissing(in: presenter)
    }

    /// Whether the container is hidden because the presented controller disappeared with its presenter.
    @exclusivity(unchecked) private var isHiddenWithPresenter = false

    /// The presented controller has disappeared together with its presenter, or appears again: a container that stands over the
    /// window is hidden meanwhile.
    func presentedDidFollow(appearing: Bool) {
        // It may stand in the place of one that is presented itself.
        if presenterPlace != nil { presenter?.extras?.ownPresentation?.presentedDidFollow(appearing: appearing) }
        if appearing {
            guard isHiddenWithPresenter else { return }
            isHiddenWithPresenter = false
            containerView?.isHidden = false
        } else if phase == .presented, controller.shouldPresentInFullscreen, isPresenterSeen == false,
            let containerView, !containerView.isHidden
        {
            isHiddenWithPresenter = true
            containerView.isHidden = true
        }
    }

    /// The presenter's view is going to leave its place, which it comes back to. In a container that it shares with what covers it
    /// the presenter has the traits that its own presentation gives it.
    func takePresenter(_ view: UIView) {
        presenterPlace = ViewPlace(of: view)
        presenter?.keepTraits(presenter?.ownPresentationInEffect?.controller.traitsOfPresentation)
    }

    /// Takes the presenter's view away, which the presented one covers; one that curls up stays on its page.
    func coverPresenter() {
        guard let view = presenter?.viewStorage else { return }
        guard let page = controller.curledPage, let containerView else { return view.removeFromSuperview() }
        page.show(view, at: presenterFrame(in: containerView), in: containerView)
        page.curlUp()
    }

    /// Whether the presenter has disappeared although its view is in the window, curled up.
    var holdsPresenterInSight: Bool {
        switch phase {
        case .presented, .dismissing: presenterPlace != nil && controller.curledPage != nil
        case .waiting, .presenting, .gone: false
        }
    }

    /// Where the presenter's view is seen when nothing covers it, in the space of a container view. In a context this is all of
    /// it; one that is presented itself is where its own presentation places it.
    func presenterFrame(in container: UIView) -> CGRect {
        guard controller.shouldPresentInFullscreen, let presenter else { return container.bounds }
        if let own = presenter.extras?.ownPresentation, own.controller.presentedView === presenter.viewStorage,
            let ownContainer = own.containerView
        {
            return container.convert(own.controller.frameOfPresentedViewInContainerView, from: ownContainer)
        }
        guard let (frame, superview) = presenterPlace?.restoredFrame,
            superview.isInside(container.superviewStorage ?? container)
        else { return container.bounds }
        return container.convert(frame, from: superview)
    }

    /// Puts the presenter's view back where it was, or to where the presenter's parent has moved what stands in its place
    /// (`viewInPlace`). Where that is out of sight the parent places it when it is seen again.
    func restorePresenter() {
        guard let place = presenterPlace, let view = presenter?.viewStorage else { return }
        presenterPlace = nil
        defer { presenter?.keepTraits(nil) }
        guard !controller.shouldPresentInFullscreen, let containerView else { return place.restore(view) }
        guard containerView.superviewStorage != nil else { return view.removeFromSuperview() }
        place.restore(view, inPlaceOf: containerView)
    }

    /// The first responder of what is covered resigns, until the presentation has gone.
    func suspendFirstResponder() {
        guard let view = presenter?.viewStorage, let window = view.window, let responder = window.firstResponder,
            view.isInResponderChain(startingAt: responder), responder.resignFirstResponder()
        else { return }
        coveredResponder = responder
    }

    /// Makes it first responder again, unless there is another one or it has gone.
    func restoreFirstResponder() {
        guard let responder = coveredResponder else { return }
        coveredResponder = nil
        guard let window = presenter?.viewStorage?.window, window.firstResponder == nil,
            responder.nearestView?.window === window
        else { return }
        (responder as? any TextKeyResponder)?.willReturnToEditing()
        responder.becomeFirstResponder()
    }

    /// The keyboard's focus, while it is shown, moves from what is covered to what is presented.
    func suspendFocus() {
        guard controller.isModal, let scene = presenter?.viewStorage?.window?.windowScene,
            let system = scene.focusSystemIfMade, system.usesKeyboard
        else { return }
        system.move(into: presented)
    }

    /// Brings the focus back to what had it in the presenter, unless it is somewhere else.
    func restoreFocus() {
        if let presenter { UIFocusSystem.restore(in: presenter) }
    }

    func removeContainer() {
        containerView?.removeFromSuperview()
        containerView = nil
    }

    // MARK: Going without a transition of its own

    /// Brings what is under way on top of a controller to its end, before something else happens to all of it: a transition
    /// that runs ends where it is heading, one that has not begun is as if it had not been asked for.
    static func settleAll(over controller: UIViewController) {
        for presentation in all(inside: controller) { presentation.host.settle() }
    }

    /// The same, but what has not begun is left to begin.
    static func settleBegun(over controller: UIViewController) {
        for presentation in all(inside: controller) {
            for transition in presentation.host.transitions where transition.phase != .scheduled { transition.settle() }
        }
    }

    /// Takes the presentations on top of a controller away at once, as when the window gets another root; that one's view
    /// is out of the window already. Appearance callbacks are the caller's.
    static func dropAll(over controller: UIViewController) {
        for presentation in all(inside: controller).reversed() {
            // One that is calling back at this moment gives its controllers up.
            for transition in presentation.host.transitions { transition.abandon() }
            guard presentation.phase != .gone else { continue }
            let hasBegun = presentation.phase != .waiting
            if hasBegun { presentation.controller.dismissalTransitionWillBegin() }
            presentation.presented.viewStorage?.removeFromSuperview()
            if presentation.presenter === controller {
                presentation.presenterPlace = nil
                presentation.presenter?.viewStorage?.removeFromSuperview()
                presentation.presenter?.keepTraits(nil)
            } else {
                presentation.restorePresenter()
            }
            presentation.removeContainer()
            presentation.presented.moves.endPresentation(presentation.presented.moves.presentationMove)
            presentation.unlink()
            if hasBegun { presentation.controller.dismissalTransitionDidEnd(true) }
        }
    }

    /// The controllers presented on top of one, from the bottom.
    static func presentedControllers(over controller: UIViewController) -> [UIViewController] {
        all(inside: controller).map(\.presented)
    }
}

extension Presentation: WeaklyReferenced {}

extension [Presentation] {
    /// Whether all of them are in a phase.
    @MainActor
    func allAre(_ phase: Presentation.Phase) -> Bool {
        for presentation in self where presentation.phase != phase { return false }
        return true
    }
}

extension UIViewController {
    /// Which ways lead from a controller to those around it.
    enum Enclosure { case parents, parentsAndPresenters }

    /// Whether this is another controller, or is inside it.
    func isInside(_ other: UIViewController, through ways: Enclosure) -> Bool {
        // One that contains and presents nothing encloses only itself.
        if other.childrenStorage.isEmpty, other.extras?.presentation == nil { return self === other }
        var controller: UIViewController? = self
        while let current = controller {
            if current === other { return true }
            let presenter = ways == .parentsAndPresenters ? current.extras?.ownPresentation?.presenter : nil
            // One that is presented and contained is inside of both. Nothing becomes a parent or presenter of what it is inside
            // of, so that all these ways end.
            if let presenter, current.parentStorage != nil, presenter.isInside(other, through: ways) { return true }
            controller = current.parentStorage ?? presenter
        }
        return false
    }
}

extension UIViewController {
    /// Has a controller in no other one keep traits wherever its view is; `nil` for those of its place.
    fileprivate func keepTraits(_ traits: UITraitCollection?) {
        guard parentStorage == nil, traits != nil || extras?.environmentTraits?.imposed != nil else { return }
        changeEnvironmentTraits { $0.imposed = traits }
    }
}
