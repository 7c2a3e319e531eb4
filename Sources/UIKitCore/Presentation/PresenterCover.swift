import CoreGraphics
import UIFoundation

/// The effects of a presentation on its presenter.
@MainActor
struct PresenterCover {
    /// Former place of the presenter's view, recorded before its removal; `nil` while the view is not removed.
    var place: ViewPlace?
    /// The first responder of the presenter, which is restored at the end.
    weak var responder: UIResponder?
    /// The responder in the presenter whose accessory view contains `responder`; `nil` if the presenter contains it.
    weak var accessoryOwner: UIResponder?
    /// Whether the container is hidden because the presented controller disappeared with its presenter.
    var hidesContainer = false
}

extension Presentation {
    /// Former place of the presenter's view; `nil` while the view is not removed.
    var presenterPlace: ViewPlace? {
        get { cover.place }
        set { cover.place = newValue }
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

    /// Called after layout of the container. The container of a presentation in the context of the presented controller
    /// is in the same superview as the presented view: it has the corners of that view, and its frame while the view is
    /// removed, since a presentation controller only places the presented view.
    func layOutPresentationInContext() {
        guard let above, !above.controller.shouldPresentInFullscreen, let inner = above.containerView,
            inner.superviewStorage === containerView, let view = presented.viewStorage
        else { return }
        if above.presenterPlace != nil {
            let (size, anchor) = (view.bounds.size, view.layer.anchorPoint)
            inner.bounds.size = size
            inner.center = CGPoint(
                x: view.center.x + (0.5 - anchor.x) * size.width, y: view.center.y + (0.5 - anchor.y) * size.height)
        }
        guard view.layer.cornerRadius > 0 || inner.layer.cornerRadius > 0 else { return }
        inner.layer.cornerRadius = view.layer.cornerRadius
        inner.layer.maskedCorners = view.layer.maskedCorners
        inner.clipsToBounds = view.clipsToBounds
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
        AppearanceCallbacks.advanceFollowers(of: presenter)
    }

    /// Called when the presented controller has disappeared with its presenter, or appears again: a container over the
    /// window is hidden meanwhile.
    func presentedDidFollow(appearing: Bool) {
        // The container may replace the view of a controller that is presented, too.
        if presenterPlace != nil { presenter?.extras?.ownPresentation?.presentedDidFollow(appearing: appearing) }
        if appearing {
            guard cover.hidesContainer else { return }
            cover.hidesContainer = false
            containerView?.isHidden = false
        } else if phase == .presented, controller.shouldPresentInFullscreen, isPresenterSeen == false,
            let containerView, !containerView.isHidden
        {
            cover.hidesContainer = true
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

    /// Resigns the first responder of the covered content until the end of the presentation. A modal presentation over
    /// the whole window covers more than the presenter, for example the search bar of a search controller that
    /// presents.
    func suspendFirstResponder() {
        guard let view = presenter?.viewStorage, let window = view.window, let responder = window.firstResponder,
            view.isInResponderChain(startingAt: responder) || coversWindow(around: responder)
        else { return }
        var owner: UIResponder? = responder
        while let next = owner, next.nearestView?.isInside(view) != true { owner = next.next }
        guard responder.resignFirstResponder() else { return }
        cover.responder = responder
        if owner !== responder { cover.accessoryOwner = owner }
    }

    /// Returns whether the presentation makes everything unusable that is outside its container view, and whether that
    /// includes a responder.
    private func coversWindow(around responder: UIResponder) -> Bool {
        guard controller.isModal, controller.shouldPresentInFullscreen, let view = responder.nearestView else {
            return false
        }
        return !(containerView.map(view.isInside) ?? false)
            && !controller.usableViewsBehind.contains { view.isInside($0) }
    }

    /// Restores the first responder, unless a different first responder exists or the responder has left the
    /// hierarchy. A responder in an accessory view is in the hierarchy again when the owner of that view is the first
    /// responder.
    func restoreFirstResponder() {
        guard let responder = cover.responder else { return }
        let owner = cover.accessoryOwner
        (cover.responder, cover.accessoryOwner) = (nil, nil)
        guard let window = presenter?.viewStorage?.window, window.firstResponder == nil else { return }
        if responder.nearestView?.window !== window, let owner, owner.nearestView?.window === window {
            owner.becomeFirstResponder()
        }
        guard responder.nearestView?.window === window else { return }
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
        if let presenter { UIFocusSystem.restore(in: presenter, beginsEditing: false) }
    }
}

extension UIViewController {
    /// Imposes traits on a controller without a parent, independent of its view's place; `nil` uses the traits of its
    /// place.
    func keepTraits(_ traits: UITraitCollection?) {
        guard parentStorage == nil, traits != nil || extras?.environmentTraits?.imposed != nil else { return }
        changeEnvironmentTraits { $0.imposed = traits }
    }
}
