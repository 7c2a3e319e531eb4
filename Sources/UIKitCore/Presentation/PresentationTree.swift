import Foundation

/// The presentations of the program: which controller presents which, and which of their views are usable.
@MainActor
enum PresentationTree {
    /// All linked presentations, in the order of their presentation.
    private static var linked: [WeakReference<Presentation>] {
        get { UIContext.current.presentations }
        set { UIContext.current.presentations = newValue }
    }

    static func add(_ presentation: Presentation) { linked.append(presentation.weakReference) }

    /// Removes a presentation, and the references to presentations that were deallocated.
    static func remove(_ presentation: Presentation) {
        for index in linked.indices.reversed() {
            let object = linked[index].object
            if object == nil || object === presentation { linked.remove(at: index) }
        }
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

    // MARK: Showing

    /// Called when a root has appeared with its window: while the window was hidden, a presenter may have been covered
    /// or removed, so that the presented controller did not appear with the presenter. It appears now or, if it is not
    /// visible without the presenter, its container is hidden.
    static func windowDidShow(_ root: UIViewController) {
        for presentation in all(inside: root) where presentation.phase == .presented {
            AppearanceCallbacks.advance(presentation.presented)
            guard presentation.presented.lifecycle.appearance == .disappeared else { continue }
            presentation.presentedDidFollow(appearing: false)
        }
    }

    // MARK: Ending without a separate transition

    /// Settles the transitions above a controller before an operation on the whole controller: a running transition
    /// ends in its direction, and a transition that has not begun is withdrawn.
    static func settleAll(over controller: UIViewController) {
        for presentation in all(inside: controller) { presentation.host.settle() }
    }

    /// Settles the transitions that have begun. Transitions that have not begun remain scheduled.
    static func settleBegun(over controller: UIViewController) {
        for presentation in all(inside: controller) { presentation.host.settleBegun() }
    }

    /// Removes the presentations above a controller immediately, as when the window's root changes. The controller's
    /// view has already left the window. The caller sends appearance callbacks.
    static func dropAll(over controller: UIViewController) {
        let presentations = all(inside: controller)
        // Presenters that are themselves presented must not appear when their views are restored.
        for presentation in presentations.dropLast() where presentation.controller.shouldPresentInFullscreen {
            presentation.containerView?.removeFromSuperview()
        }
        for presentation in presentations.reversed() {
            // A transition that is sending callbacks at this moment is abandoned.
            for transition in presentation.host.transitions { transition.abandon() }
            guard presentation.phase != .gone else { continue }
            let session = presentation.phase == .waiting ? nil : coordinator(ofDropped: presentation)
            session?.register()
            if session != nil { presentation.controller.dismissalTransitionWillBegin() }
            session?.start()
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
            if session != nil { presentation.controller.dismissalTransitionDidEnd(true) }
            session?.completeTransition(true)
        }
    }

    /// Returns the coordinator of a dismissal without animation; `nil` without a container.
    private static func coordinator(ofDropped presentation: Presentation) -> TransitionSession? {
        presentation.containerView.map {
            TransitionSession(
                participants: .init(from: presentation.presented, to: presentation.presenter), containerView: $0,
                isAnimated: false, presentationStyle: presentation.style)
        }
    }

    /// Returns the controllers presented above a controller, from bottom to top.
    static func presentedControllers(over controller: UIViewController) -> [UIViewController] {
        all(inside: controller).map(\.presented)
    }
}

extension UIViewController {
    /// The relations that `isInside(_:through:)` follows.
    package enum Enclosure { case parents, parentsAndPresenters }

    /// Returns whether this controller is a given controller or is inside it.
    package func isInside(_ other: UIViewController, through ways: Enclosure) -> Bool {
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
