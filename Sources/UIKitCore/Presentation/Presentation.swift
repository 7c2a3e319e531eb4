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
    /// The popover that the program prepared for a system presentation, which is used when the window has a regular
    /// width.
    let preparedPopover: UIPopoverPresentationController?
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
    /// The effects of the presentation on the presenter.
    @exclusivity(unchecked) var cover = PresenterCover()
    /// Whether a gesture requested the running dismissal. Its delegate is notified of the end.
    @exclusivity(unchecked) var isDismissedByUser = false

    init(
        presented: UIViewController, presenter: UIViewController, controller: UIPresentationController,
        style: UIModalPresentationStyle
    ) {
        requested = presented
        requestedStyle = style
        requestedController = controller
        preparedPopover = presented.pendingPresentationController as? UIPopoverPresentationController
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
        PresentationTree.add(self)
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

    /// Passes the presentation by the presented controller to the controller that replaces it. A presentation in the
    /// context of a controller that remains in the hierarchy keeps its presenter.
    func moveNextPresentation(to new: UIViewController) {
        guard new !== presented, let next = presented.extras?.presentation,
            next.controller.shouldPresentInFullscreen || !presented.isInside(new, through: .parents)
        else { return }
        presented.extras?.presentation = nil
        new.extrasForWriting.presentation = next
        next.presenter = new
        next.controller.presenter = new
        next.requestedController.presenter = new
    }

    func unlink() {
        phase = .gone
        PresentationTree.remove(self)
        if presenter?.extras?.presentation === self { presenter?.extrasForWriting.presentation = nil }
        presented.extrasForWriting.ownPresentation = nil
        presented.keepTraits(nil)
        UIContext.current.noteRemoval(of: presented)
    }

    /// The presentation by the presented controller or its descendant.
    var above: Presentation? { PresentationTree.made(inside: presented) }

    /// This presentation and those above it, from bottom to top.
    var stack: [Presentation] {
        var stack = [self]
        while let next = stack[stack.count - 1].above { stack.append(next) }
        return stack
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
        where content is PresentationContainerView || content is any ContentAttachment || view.isInside(content) {
            return content
        }
        return nil
    }

    func removeContainer() {
        containerView?.removeFromSuperview()
        containerView = nil
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
