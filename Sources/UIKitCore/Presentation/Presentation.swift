import CoreGraphics
import Foundation
import QuartzCore

/// A presentation of a controller by its presenter, from the call of `present` to the end of its dismissal.
///
///     waiting ──layout pass──▶ presenting ──▶ presented ──dismiss──▶ dismissing ──▶ gone
///                                   │             ▲                      │            ▲
///                                   │             └────── cancelled ─────┘            │
///                                   └──────────────── cancelled ──────────────────────┘
///
/// The model (presenter and presented controller) changes inside the call. Callbacks and views follow in the next
/// layout pass, as recorded (CallbackOrder.md, "Presentation"). The presenter owns its presentation, which owns the
/// presented controller.
///
/// The requested values are unchanged (`requested`, `requestedController`). The values in effect follow the
/// environment (`presented`, `controller`, `style`): see `PresentationAdaptation`.
@MainActor
final class Presentation {
    enum Phase { case waiting, presenting, presented, dismissing, gone }

    /// The requested controller.
    let requested: UIViewController
    let requestedStyle: UIModalPresentationStyle
    /// The presentation controller of the requested style.
    let requestedController: UIPresentationController
    /// The controller that is shown: the requested controller, or the controller that its delegate returned for a
    /// different style.
    @exclusivity(unchecked) private(set) var presented: UIViewController
    /// The presentation controller in effect.
    @exclusivity(unchecked) private(set) var controller: UIPresentationController
    /// The style in effect.
    @exclusivity(unchecked) private(set) var style: UIModalPresentationStyle
    /// The size classes that determined the style last, and the adaptation that is pending.
    @exclusivity(unchecked) var adaptedTo: SizeClasses?
    @exclusivity(unchecked) var pendingAdaptation: PresentationAdaptation?
    @exclusivity(unchecked) var isAskingHowToAdapt = false
    @SharedWeak var presenter: UIViewController?
    /// The controller whose `present` was called, which may be inside the presenter.
    @SharedWeak var caller: UIViewController?
    let host = TransitionHost()
    let weakReference = WeakReference<Presentation>()
    @exclusivity(unchecked) var phase = Phase.waiting
    @exclusivity(unchecked) var containerView: PresentationContainerView?
    /// Former place of the presenter's view, recorded before its removal; `nil` while the view is not removed.
    @exclusivity(unchecked) var presenterPlace: ViewPlace?
    /// The first responder of the presenter, which is restored at the end.
    private weak var coveredResponder: UIResponder?
    /// Whether a gesture requested the running dismissal. Its delegate is notified of the end.
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

    /// A presenter may be deallocated while it presents, for example with its window.
    deinit {
        weakReference.object = nil
        guard let containerView, MainThread.isCurrent else { return }
        MainActor.assumeIsolated { containerView.removeFromSuperview() }
    }

    /// Whether layout may place the presented view, since no transition moves it.
    var isSettled: Bool { phase == .presented }

    /// Whether the user can dismiss the presentation: neither it nor any above it is in a transition.
    var canBeDismissedByUser: Bool { stack.allAre(.presented) }

    /// Whether the presented view is visible with its presenter: it is in its container, and the container is in the
    /// hierarchy.
    var showsPresented: Bool {
        guard phase != .gone, let containerView, containerView.superviewStorage != nil else { return false }
        return presented.viewStorage?.isInside(containerView) == true
    }

    // MARK: The model

    func link() {
        presenter?.extrasForWriting.presentation = self
        presented.extrasForWriting.ownPresentation = self
        // From here on the presentation retains the presentation controller. Otherwise it and the presented controller
        // would retain each other when the presenter is deallocated with the presentation.
        presented.extrasForWriting.presentationController = nil
        requested.extras?.presentationController = nil
        Self.linked.append(weakReference)
    }

    /// Replaces the shown controller or the style. The caller updates views and sends callbacks.
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

    /// The presentation by the presented controller or its descendant.
    var above: Presentation? { Self.made(inside: presented) }

    /// This presentation and those above it, from bottom to top.
    var stack: [Presentation] {
        var stack = [self]
        while let next = stack[stack.count - 1].above { stack.append(next) }
        return stack
    }

    /// All linked presentations, in the order of their presentation.
    private static var linked: [WeakReference<Presentation>] {
        get { UIContext.current.presentations }
        set { UIContext.current.presentations = newValue }
    }

    /// Returns the presentation by a controller, or otherwise the oldest presentation by its descendants.
    static func made(inside controller: UIViewController) -> Presentation? {
        if let presentation = controller.extras?.presentation { return presentation }
        for reference in linked {
            guard let presentation = reference.object else { continue }
            if presentation.presenter?.isInside(controller, through: .parents) == true { return presentation }
        }
        return nil
    }

    /// Returns the presentations by a controller and its descendants, and the presentations above these, from bottom
    /// to top. Several presentations by descendants are possible if children have separate contexts.
    static func all(inside controller: UIViewController) -> [Presentation] {
        var found: [Presentation] = []
        // Controllers that are known to be inside the controller.
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

    // MARK: Usable views

    /// Returns the usable views of a window, and the controller in front. Without modal presentations, the whole window
    /// is usable. Otherwise, the presented view of the topmost modal presentation is usable, and the views behind it
    /// that its presentation controller permits.
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

    /// Returns whether a responder is behind the topmost modal presentation, like a presenter that receives keys along
    /// the responder chain.
    static func isBehind(_ responder: UIResponder, in window: UIWindow) -> Bool {
        let usable = usableViews(in: window)
        guard usable.views.first !== window, !(responder is UIWindow) else { return false }
        let view = (responder as? UIViewController)?.viewStorage ?? responder as? UIView
        guard let view else { return false }
        return !usable.views.contains { view.isInside($0) }
    }

    /// The visible views behind the presentation: the presenter's view with its surroundings, and the views behind
    /// those.
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

    /// Adds the container over the covered view: the window's content, or the presenter's view. With an animator, the
    /// covered view moves into the container. Without an animator, it remains in its place until its removal.
    func install(_ container: PresentationContainerView, forAnimator: Bool) {
        guard let presenter, let view = presenter.viewStorage, let window = view.window else { return }
        containerView = container
        controller.applyTraits()
        if controller.shouldPresentInFullscreen {
            container.frame = window.bounds
            // Above all existing presentations, including those by children in their own contexts.
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

    /// Called after layout of the presenter's view, whose frame may have changed. If the presentation is in the
    /// presenter's context, the container is resized to cover the view.
    func presenterDidLayOut() {
        guard !controller.shouldPresentInFullscreen, let containerView, let view = presenter?.viewStorage,
            let superview = containerView.superviewStorage, view.superviewStorage === superview,
            containerView.frame != view.frame
        else { return }
        containerView.cover(view)
    }

    /// Called when the presenter's view has a new superview: a presentation in its context moves along. A covered view
    /// that the program inserts is no longer covered.
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

    /// Called when the presented controller has disappeared with its presenter, or appears again: a container over the
    /// window is hidden meanwhile.
    func presentedDidFollow(appearing: Bool) {
        // The container may replace the view of a controller that is presented, too.
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

    /// Records the place of the presenter's view before its removal. In the shared container, the presenter has the
    /// traits of its own presentation.
    func takePresenter(_ view: UIView) {
        presenterPlace = ViewPlace(of: view)
        presenter?.keepTraits(presenter?.ownPresentationInEffect?.controller.traitsOfPresentation)
    }

    /// Removes the presenter's view, which the presented view covers. A curled view remains on its page.
    func coverPresenter() {
        guard let view = presenter?.viewStorage else { return }
        guard let page = controller.curledPage, let containerView else { return view.removeFromSuperview() }
        page.show(view, at: presenterFrame(in: containerView), in: containerView)
        page.curlUp()
    }

    /// Whether the presenter has disappeared although its view is in the window, curled up.
    var keepsPresenterVisible: Bool {
        switch phase {
        case .presented, .dismissing: presenterPlace != nil && controller.curledPage != nil
        case .waiting, .presenting, .gone: false
        }
    }

    /// Returns the frame that the presenter's view has without this presentation, in the coordinate space of a
    /// container view. For a presentation in the context of a controller, this is the container's bounds. If the
    /// presenter is itself presented, the frame is determined by the presenter's own presentation controller.
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

    /// Restores the presenter's view to its former place, or to the new place of the view that replaced it
    /// (`viewInPlace`), if the presenter's parent has moved that. If the place is invisible, the parent places it when
    /// it is visible again.
    func restorePresenter() {
        guard let place = presenterPlace, let view = presenter?.viewStorage else { return }
        presenterPlace = nil
        defer { presenter?.keepTraits(nil) }
        guard !controller.shouldPresentInFullscreen, let containerView else { return place.restore(view) }
        guard containerView.superviewStorage != nil else { return view.removeFromSuperview() }
        place.restore(view, inPlaceOf: containerView)
    }

    /// Resigns the first responder of the covered content until the end of the presentation.
    func suspendFirstResponder() {
        guard let view = presenter?.viewStorage, let window = view.window, let responder = window.firstResponder,
            view.isInResponderChain(startingAt: responder), responder.resignFirstResponder()
        else { return }
        coveredResponder = responder
    }

    /// Restores the first responder, unless a different first responder exists or the responder has left the
    /// hierarchy.
    func restoreFirstResponder() {
        guard let responder = coveredResponder else { return }
        coveredResponder = nil
        guard let window = presenter?.viewStorage?.window, window.firstResponder == nil,
            responder.nearestView?.window === window
        else { return }
        (responder as? any TextKeyResponder)?.willReturnToEditing()
        responder.becomeFirstResponder()
    }

    /// Moves visible keyboard focus from the covered to the presented content.
    func suspendFocus() {
        guard controller.isModal, let scene = presenter?.viewStorage?.window?.windowScene,
            let system = scene.focusSystemIfMade, system.usesKeyboard
        else { return }
        system.move(into: presented)
    }

    /// Restores the focus in the presenter, unless a different item has it.
    func restoreFocus() {
        if let presenter { UIFocusSystem.restore(in: presenter) }
    }

    func removeContainer() {
        containerView?.removeFromSuperview()
        containerView = nil
    }

    // MARK: Ending without a separate transition

    /// Settles the transitions above a controller before an operation on the whole controller: a running transition
    /// ends in its direction, and a transition that has not begun is withdrawn.
    static func settleAll(over controller: UIViewController) {
        for presentation in all(inside: controller) { presentation.host.settle() }
    }

    /// Settles the transitions that have begun. Transitions that have not begun remain scheduled.
    static func settleBegun(over controller: UIViewController) {
        for presentation in all(inside: controller) {
            for transition in presentation.host.transitions where transition.phase != .scheduled { transition.settle() }
        }
    }

    /// Removes the presentations above a controller immediately, as when the window's root changes. The controller's
    /// view has already left the window. The caller sends appearance callbacks.
    static func dropAll(over controller: UIViewController) {
        for presentation in all(inside: controller).reversed() {
            // A transition that is sending callbacks at this moment is abandoned.
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

    /// Returns the controllers presented above a controller, from bottom to top.
    static func presentedControllers(over controller: UIViewController) -> [UIViewController] {
        all(inside: controller).map(\.presented)
    }
}

extension Presentation: WeaklyReferenced {}

extension [Presentation] {
    /// Returns whether all presentations are in a phase.
    @MainActor
    func allAre(_ phase: Presentation.Phase) -> Bool {
        for presentation in self where presentation.phase != phase { return false }
        return true
    }
}

extension UIViewController {
    /// The relations that `isInside(_:through:)` follows.
    enum Enclosure { case parents, parentsAndPresenters }

    /// Returns whether this controller is a given controller or is inside it.
    func isInside(_ other: UIViewController, through ways: Enclosure) -> Bool {
        // If the other controller has no children and presents no controller, only that controller is inside it.
        if other.childrenStorage.isEmpty, other.extras?.presentation == nil { return self === other }
        var controller: UIViewController? = self
        while let current = controller {
            if current === other { return true }
            let presenter = ways == .parentsAndPresenters ? current.extras?.ownPresentation?.presenter : nil
            // A controller with a presenter and a parent is inside both. A controller never becomes the parent or
            // presenter of its ancestor, so all paths end.
            if let presenter, current.parentStorage != nil, presenter.isInside(other, through: ways) { return true }
            controller = current.parentStorage ?? presenter
        }
        return false
    }
}

extension UIViewController {
    /// Imposes traits on a controller without a parent, independent of its view's place; `nil` uses the traits of its
    /// place.
    fileprivate func keepTraits(_ traits: UITraitCollection?) {
        guard parentStorage == nil, traits != nil || extras?.environmentTraits?.imposed != nil else { return }
        changeEnvironmentTraits { $0.imposed = traits }
    }
}
