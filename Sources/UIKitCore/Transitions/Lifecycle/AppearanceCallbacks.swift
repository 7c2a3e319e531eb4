import Foundation

/// The one place from which appearance and layout callbacks are sent.
///
/// A callback goes to the controller first and then, where it forwards, to the children that appear with it: for all four
/// (chosen; there is no record of the order between parent and child). A callback may change anything, so
/// after each callback the sender looks whether the controller still goes the same way (`generation`).
@MainActor
package enum AppearanceCallbacks {
    // MARK: Beginning

    /// Begins to show or hide a controller's view: sends the will-callback, or reverses an open transition.
    @discardableResult
    package static func begin(
        _ controller: UIViewController, appearing: Bool, animated: Bool, owner: AppearanceOwner
    ) -> ViewControllerLifecycle.Beginning {
        // Loading the view calls the application back, which must find the controller where it was. One that was taken out of
        // its parent meanwhile does not come with it.
        if appearing, controller.viewStorage == nil {
            let isChild = controller.parentStorage != nil
            TransitionFlush.run { controller.loadViewIfNeeded() }
            guard !isChild || controller.parentStorage != nil else { return .unchanged }
        }
        let beginning = controller.lifecycleStorage.value.begin(appearing: appearing, animated: animated, owner: owner)
        guard beginning.sendsCallback else { return beginning }
        let generation = controller.lifecycle.generation
        if appearing {
            hierarchyDidChange()
            controller.presentationShowingThis?.presentedDidFollow(appearing: true)
        }
        TransitionFlush.run {
            if appearing {
                controller.viewStorage?.setNeedsLayout()
                CallbackTimeline.record(.viewWillAppear(animated: animated), of: controller)
                controller.viewWillAppear(animated)
            } else {
                CallbackTimeline.record(.viewWillDisappear(animated: animated), of: controller)
                controller.viewWillDisappear(animated)
            }
            // Those that a callback has overtaken the forwarding to are caught up with.
            guard controller.lifecycle.generation == generation else { return appearMissing(in: controller) }
            settleTransitions(around: controller, appearing: appearing)
            for follower in AppearanceForwarding.followers(of: controller) {
                guard controller.lifecycle.generation == generation else { return appearMissing(in: controller) }
                guard AppearanceForwarding.follows(follower, controller) else { continue }
                begin(follower, appearing: appearing, animated: animated, owner: .forwarding)
            }
        }
        return beginning
    }

    /// Transitions among those that follow a controller end before it comes or goes, so that what it forwards finds all of
    /// them settled (chosen).
    private static func settleTransitions(around controller: UIViewController, appearing: Bool) {
        controller.extras?.exchangeHost?.settle()
        if let presentation = controller.extras?.presentation {
            // Not the one that the controller itself comes or goes with, nor one that waits for it.
            if !appearing, presentation.host !== controller.extras?.transition?.host { presentation.host.settle() }
            presentation.presented.extras?.presentation?.host.settle()
        }
        for child in controller.childrenStorage { child.extras?.presentation?.host.settle() }
    }

    // MARK: In between

    /// Sends `viewIsAppearing` if it is pending and the view is in a window.
    static func sendIsAppearing(_ controller: UIViewController, needsWindow: Bool = true) {
        guard controller.lifecycle.isAppearingIsPending, !needsWindow || controller.viewStorage?.window != nil,
            controller.lifecycleStorage.value.takeIsAppearing()
        else { return }
        TransitionFlush.run {
            let animated = controller.lifecycle.isAnimated
            if let action = controller.extras?.beforeIsAppearing {
                controller.extras?.beforeIsAppearing = nil
                action()
            }
            CallbackTimeline.record(.viewIsAppearing(animated: animated), of: controller)
            controller.viewIsAppearing(animated)
            controller.appearedWithRestored()
        }
    }

    /// Counts what may make `viewIsAppearing` due: an appearance that begins, a child or a view that is added.
    private static var changes: UInt64 { UIContext.current.hierarchyChanges }

    static func hierarchyDidChange() { UIContext.current.hierarchyChanges &+= 1 }

    /// Sends it to all inside of a controller to which it is due.
    ///
    /// What is above it in the window is laid out before, from the top down: what the callback sees is what `viewDidAppear` sees (Apple's page of
    /// `viewIsAppearing(_:)`: the superview has laid the view out, and geometry, safe area and traits are accurate). That layout
    /// sends it to all whose views it comes to, each before its own; what is left are those whose views had nothing to lay out.
    /// What comes because traits change with a size, before that has changed, gets it at once.
    private static func sendIsAppearing(throughout controller: UIViewController) {
        guard let waiting = firstWithoutIsAppearing(in: controller) else { return }
        if !UIContext.current.isBetweenSizes { waiting.viewStorage?.layOutFromTop() }
        sendRestOfIsAppearing(throughout: controller)
    }

    /// Sends it to all inside of a controller that comes and to which it is due.
    static func sendPendingIsAppearing(in controller: UIViewController) {
        if controller.lifecycle.appearance == .appearing { sendIsAppearing(throughout: controller) }
    }

    private static func sendRestOfIsAppearing(throughout controller: UIViewController) {
        sendIsAppearing(controller)
        for child in controller.childrenStorage { sendRestOfIsAppearing(throughout: child) }
    }

    /// The first controller inside of another, or that one itself, to which it is due.
    private static func firstWithoutIsAppearing(in controller: UIViewController) -> UIViewController? {
        if controller.lifecycle.isAppearingIsPending, controller.viewStorage?.currentWindow != nil { return controller }
        for child in controller.childrenStorage {
            if let found = firstWithoutIsAppearing(in: child) { return found }
        }
        return nil
    }

    // MARK: Ending

    /// Ends what `begin` began: sends the did-callback.
    ///
    /// A view in no window gets no `viewDidAppear` yet, which follows when the view is in one.
    ///
    /// - Parameter needsWindow: `false` for an end that the application has asked for, which is one in no window, too
    ///   (CallbackOrder.md, "Custom containment").
    package static func end(_ controller: UIViewController, needsWindow: Bool = true) {
        end(controller, searchedAt: nil, needsWindow: needsWindow)
    }

    /// - Parameter searchedAt: The count of changes when an ancestor's end sent `viewIsAppearing` to all that are inside.
    ///   While it is the same, there is nothing to search for again at this level.
    private static func end(_ controller: UIViewController, searchedAt: UInt64?, needsWindow: Bool = true) {
        let generation = controller.lifecycle.generation
        TransitionFlush.run {
            var searchedAt = searchedAt
            if controller.lifecycle.appearance == .appearing, searchedAt != changes {
                searchedAt = changes
                sendIsAppearing(throughout: controller)
            }
            guard controller.lifecycle.generation == generation else { return }
            if !needsWindow { sendIsAppearing(controller, needsWindow: false) }
            guard controller.lifecycle.generation == generation else { return }
            sendDid(controller, searchedAt: searchedAt, needsWindow: needsWindow)
        }
    }

    private static func sendDid(_ controller: UIViewController, searchedAt: UInt64?, needsWindow: Bool) {
        // Those that follow are looked up before the callback, which may take one of them out.
        let followers = AppearanceForwarding.openFollowers(of: controller)
        let animated = controller.lifecycle.isAnimated
        let isInWindow = controller.viewStorage?.window != nil
        switch controller.lifecycleStorage.value.end(isInWindow: isInWindow || !needsWindow) {
        case .unchanged, .waitsForWindow: return
        case .appeared:
            CallbackTimeline.record(.viewDidAppear(animated: animated), of: controller)
            controller.viewDidAppear(animated)
            controller.appearedWithRestored()
            ContainmentChecker.didAppear(controller)
        case .disappeared:
            controller.presentationShowingThis?.presentedDidFollow(appearing: false)
            CallbackTimeline.record(.viewDidDisappear(animated: animated), of: controller)
            controller.viewDidDisappear(animated)
        }
        for follower in followers where follower.lifecycle.owner == .forwarding {
            let goesOn = follower.lifecycle.appearance == .appearing ? .appeared : AppearanceState.disappeared
            // One whose parent was reversed meanwhile went along with it, unless it has left.
            guard controller.lifecycle.appearance == goesOn || !AppearanceForwarding.belongs(follower, to: controller)
            else { continue }
            settle(follower, searchedAt: follower.parentStorage === controller ? searchedAt : nil)
        }
        // Those that were not notified of the beginning, because a callback changed what was under way.
        switch controller.lifecycle.appearance {
        case .appeared where controller.childrenStorage.contains { $0.lifecycle.appearance == .disappeared }:
            appearMissing(in: controller, deeply: false)
        case .disappeared where controller.shouldAutomaticallyForwardAppearanceMethods:
            for child in controller.childrenStorage {
                reconcile(child)
                let top = AppearanceForwarding.inPlace(of: child)
                if top !== child { reconcile(top) }
            }
        default: break
        }
    }

    /// Ends what is open, in the direction in which the view is.
    static func settle(_ controller: UIViewController, searchedAt: UInt64? = nil) {
        let isThere = controller.lifecycle.appearance == .appearing || controller.lifecycle.appearance == .appeared
        let followsOutside = isThere && followsOutsideOfWindow(controller)
        if isThere, !followsOutside, controller.isVisibleByPlace == false {
            begin(controller, appearing: false, animated: false, owner: .forwarding)
        }
        end(controller, searchedAt: searchedAt, needsWindow: !followsOutside)
    }

    /// Whether a child in no window is inside of a parent that the application has made appear there.
    private static func followsOutsideOfWindow(_ controller: UIViewController) -> Bool {
        guard let view = controller.viewStorage, view.window == nil, let parent = controller.parentStorage,
            parent.lifecycle.appearance == .appeared, let parentView = parent.viewStorage
        else { return false }
        return view.isInside(parentView)
    }

    /// The controller has left its parent: outside of a window nothing else ends what the parent has begun.
    static func leftParent(_ controller: UIViewController) {
        guard controller.lifecycle.appearance != .disappeared, !controller.lifecycle.owner.isExclusive,
            controller.viewStorage?.window == nil
        else { return }
        TransitionFlush.run { disappear(controller) }
    }

    /// The controller has another parent. What was disappearing with the old one has disappeared, unless the new one does so, too.
    static func changedParent(_ controller: UIViewController) {
        guard controller.lifecycle.appearance == .disappearing, controller.lifecycle.owner == .forwarding,
            controller.parentStorage?.lifecycle.appearance != .disappearing
        else { return }
        end(controller)
    }

    /// The controller is not there any more, wherever it was on its way to.
    static func disappear(_ controller: UIViewController) {
        begin(controller, appearing: false, animated: false, owner: .forwarding)
        if controller.lifecycle.appearance == .disappearing { end(controller) }
    }

    // MARK: Catching up

    /// Begins the appearance of those that should follow a controller and do not: they came between its will-callback and
    /// the window, or in a callback that overtook the forwarding.
    ///
    /// - Parameter deeply: Whether to look among the followers of those that do follow, too.
    static func appearMissing(in controller: UIViewController, deeply: Bool = true) {
        let isThere = controller.lifecycle.appearance == .appeared
        guard isThere || controller.lifecycle.appearance == .appearing else { return }
        for follower in AppearanceForwarding.followers(of: controller) {
            guard AppearanceForwarding.follows(follower, controller) else { continue }
            switch follower.lifecycle.appearance {
            case .disappeared, .disappearing:
                begin(
                    follower, appearing: true, animated: controller.lifecycle.isAnimated, owner: .forwarding)
                if isThere { settle(follower) }
            case .appearing, .appeared: if deeply { appearMissing(in: follower) }
            }
        }
    }

    /// Begins the appearance of one that is in its place and was sent away on its way there.
    static func appearInPlace(_ controller: UIViewController) {
        switch controller.lifecycle.appearance {
        case .disappeared, .disappearing:
            guard controller.isVisibleByPlace == true else { return }
            begin(controller, appearing: true, animated: false, owner: .forwarding)
        case .appearing, .appeared: return
        }
    }

    /// Brings a controller that no transition holds to where its view is; the end of every transition.
    static func reconcile(_ controller: UIViewController) {
        guard !controller.lifecycle.owner.isExclusive, let isVisible = controller.isVisibleByPlace else { return }
        switch (controller.lifecycle.appearance, isVisible) {
        case (.appeared, true), (.disappeared, false): return
        case (_, true):
            begin(controller, appearing: true, animated: false, owner: .forwarding)
            if controller.parentStorage?.lifecycle.appearance != .appearing { end(controller) }
        case (_, false): disappear(controller)
        }
    }

    // MARK: Transitions

    /// A transition keeps a controller that is there already.
    static func hold(_ controller: UIViewController) { controller.lifecycleStorage.value.hold() }

    /// The transition lets go of it.
    static func release(_ controller: UIViewController) { controller.lifecycleStorage.value.release() }

    // MARK: Layout

    static func willLayoutSubviews(_ controller: UIViewController) {
        CallbackTimeline.record(.viewWillLayoutSubviews, of: controller)
        controller.viewWillLayoutSubviews()
    }

    static func didLayoutSubviews(_ controller: UIViewController) {
        CallbackTimeline.record(.viewDidLayoutSubviews, of: controller)
        controller.viewDidLayoutSubviews()
        controller.extras?.presentation?.presenterDidLayOut()
    }

    static func safeAreaInsetsDidChange(_ controller: UIViewController) {
        CallbackTimeline.record(.viewSafeAreaInsetsDidChange, of: controller)
        controller.viewSafeAreaInsetsDidChange()
    }
}

/// Keeps a controller's lifecycle where this file alone can change it.
struct LifecycleStorage {
    fileprivate(set) var value = ViewControllerLifecycle()
}
