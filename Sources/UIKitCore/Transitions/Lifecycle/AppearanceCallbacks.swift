import Foundation

/// Sends all appearance and layout callbacks.
///
/// A callback is sent to the controller first and then, if the controller forwards, to the children that appear with
/// it. This applies to all four callbacks (the order between parent and child is not recorded). A callback may change
/// anything, so after each callback the sender checks that the controller's direction is unchanged (`generation`).
@MainActor
package enum AppearanceCallbacks {
    // MARK: Beginning

    /// Begins to show or hide a controller's view: sends the will-callback, or reverses an open transition.
    @discardableResult
    static func begin(
        _ controller: UIViewController, appearing: Bool, animated: Bool, owner: AppearanceOwner
    ) -> ViewControllerLifecycle.Beginning {
        // Loading the view calls the application, which must find the controller in its old place. A child that the
        // application removes from its parent meanwhile does not appear.
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
            // If a callback changed the controller before the forwarding was complete, the missing followers appear
            // now.
            guard controller.lifecycle.generation == generation else { return advanceFollowers(of: controller) }
            settleTransitions(around: controller, appearing: appearing)
            for follower in AppearanceForwarding.followers(of: controller) {
                guard controller.lifecycle.generation == generation else { return advanceFollowers(of: controller) }
                guard AppearanceForwarding.follows(follower, controller) else { continue }
                begin(follower, appearing: appearing, animated: animated, owner: .forwarding)
            }
        }
        return beginning
    }

    // Chosen (Controllers): Transitions of a controller's children end before the controller itself appears or
    // disappears.
    /// Ends the transitions among a controller's followers before the controller appears or disappears, so that
    /// forwarding finds them settled. A requested presentation or dismissal that has not begun remains requested.
    private static func settleTransitions(around controller: UIViewController, appearing: Bool) {
        controller.extras?.exchangeHost?.settle()
        if let presentation = controller.extras?.presentation {
            // Excludes the presentation that moves the controller itself, and a presentation that waits for it.
            if !appearing, presentation.host !== controller.extras?.transition?.host {
                presentation.host.settleBegun()
            }
            presentation.presented.extras?.presentation?.host.settleBegun()
        }
        for child in controller.childrenStorage { child.extras?.presentation?.host.settleBegun() }
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

    /// Counts changes that may make `viewIsAppearing` due: the start of an appearance, an added child, an added view.
    private static var changes: UInt64 { UIContext.current.hierarchyChanges }

    static func hierarchyDidChange() { UIContext.current.hierarchyChanges &+= 1 }

    /// Sends pending `viewIsAppearing` callbacks to a controller and its descendants.
    ///
    /// The ancestors in the window are laid out before, from the top down, so that `viewIsAppearing` and
    /// `viewDidAppear` find the same state (Apple's page of `viewIsAppearing(_:)`: the superview has laid the view
    /// out, and geometry, safe area and traits are accurate). That layout sends the callback to controllers whose
    /// views are laid out, each before its view's own layout. The remaining controllers are those whose views needed
    /// no layout. A controller that appears because traits change with a size, before the size has changed, receives
    /// the callback immediately.
    private static func sendIsAppearing(throughout controller: UIViewController) {
        guard let waiting = firstWithoutIsAppearing(in: controller) else { return }
        if !UIContext.current.isBetweenSizes { waiting.viewStorage?.layOutFromTop() }
        sendRestOfIsAppearing(throughout: controller)
    }

    /// Sends pending `viewIsAppearing` callbacks in a controller that is appearing.
    static func sendPendingIsAppearing(in controller: UIViewController) {
        if controller.lifecycle.appearance == .appearing { sendIsAppearing(throughout: controller) }
    }

    private static func sendRestOfIsAppearing(throughout controller: UIViewController) {
        sendIsAppearing(controller)
        for child in controller.childrenStorage { sendRestOfIsAppearing(throughout: child) }
    }

    /// Returns the first controller with a pending `viewIsAppearing`, among a controller and its descendants.
    private static func firstWithoutIsAppearing(in controller: UIViewController) -> UIViewController? {
        if controller.lifecycle.isAppearingIsPending, controller.viewStorage?.currentWindow != nil { return controller }
        for child in controller.childrenStorage {
            if let found = firstWithoutIsAppearing(in: child) { return found }
        }
        return nil
    }

    // MARK: Ending

    /// Ends the transition that `begin` started: sends the did-callback.
    ///
    /// For a view outside a window, `viewDidAppear` is postponed until the view is in a window.
    ///
    /// - Parameter needsWindow: `false` for an end that the application has requested, which is sent outside a window,
    ///   too (CallbackOrder.md, "Custom containment").
    static func end(_ controller: UIViewController, needsWindow: Bool = true) {
        end(controller, searchedAt: nil, needsWindow: needsWindow)
    }

    /// - Parameter searchedAt: The count of changes when an ancestor's end sent `viewIsAppearing` to all its
    ///   descendants. While the count is the same, this level needs no search.
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
        // The followers are determined before the callback, which may remove one of them.
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
            // A follower whose parent was reversed meanwhile was reversed, too, unless it has left the parent.
            guard controller.lifecycle.appearance == goesOn || !AppearanceForwarding.belongs(follower, to: controller)
            else { continue }
            advance(follower, searchedAt: follower.parentStorage === controller ? searchedAt : nil)
        }
        // The children that were not notified of the beginning, because a callback changed the transition.
        switch controller.lifecycle.appearance {
        case .appeared where controller.childrenStorage.contains { $0.lifecycle.appearance == .disappeared }:
            advanceFollowers(of: controller, deeply: false)
        case .disappeared where controller.shouldAutomaticallyForwardAppearanceMethods:
            for child in controller.childrenStorage {
                advance(child)
                let top = AppearanceForwarding.inPlace(of: child)
                if top !== child { advance(top) }
            }
        default: break
        }
    }

    // MARK: Reconciling

    /// Returns the state that the place of a controller's view determines. Without such a place it is the state in
    /// which the open transition ends. A transition or a program that holds the controller decides by itself.
    static func target(of controller: UIViewController) -> AppearanceState {
        let state = controller.lifecycle.appearance
        guard !controller.lifecycle.owner.isExclusive else { return state }
        switch controller.isVisibleByPlace {
        case true?: return controller.parentStorage?.lifecycle.appearance == .appearing ? .appearing : .appeared
        case false?: return state.isVisible && followsOutsideOfWindow(controller) ? .appeared : .disappeared
        case nil: return state.isVisible ? .appeared : .disappeared
        }
    }

    /// Sends the callbacks between the state of a controller and a target state.
    ///
    /// - Parameters:
    ///   - target: The target state; `nil` for the state that the place of the view determines.
    ///   - searchedAt: See `end`.
    package static func advance(
        _ controller: UIViewController, to target: AppearanceState? = nil, searchedAt: UInt64? = nil
    ) {
        let target = target ?? self.target(of: controller)
        guard controller.lifecycle.appearance != target else { return }
        TransitionFlush.run {
            begin(controller, appearing: target.isVisible, animated: false, owner: .forwarding)
            let state = controller.lifecycle.appearance
            guard state != target, target.isSettled, state.isVisible == target.isVisible else { return }
            let needsWindow = !(target == .appeared && followsOutsideOfWindow(controller))
            end(controller, searchedAt: searchedAt, needsWindow: needsWindow)
        }
    }

    /// Returns whether a child outside a window is inside a parent that the application has made appear there.
    private static func followsOutsideOfWindow(_ controller: UIViewController) -> Bool {
        guard let view = controller.viewStorage, view.window == nil, let parent = controller.parentStorage,
            parent.lifecycle.appearance == .appeared, let parentView = parent.viewStorage
        else { return false }
        return view.isInside(parentView)
    }

    /// Begins the appearance of followers that are missing: they were added between the controller's will-callback and
    /// the window, or in a callback that changed the controller during forwarding.
    ///
    /// - Parameter deeply: Whether to search the followers of appearing followers, too.
    static func advanceFollowers(of controller: UIViewController, deeply: Bool = true) {
        let state = controller.lifecycle.appearance
        guard state.isVisible else { return }
        for follower in AppearanceForwarding.followers(of: controller) {
            guard AppearanceForwarding.follows(follower, controller) else { continue }
            if !follower.lifecycle.appearance.isVisible {
                begin(follower, appearing: true, animated: controller.lifecycle.isAnimated, owner: .forwarding)
                if state == .appeared { advance(follower) }
            } else if deeply {
                advanceFollowers(of: follower)
            }
        }
    }

    // MARK: Transitions

    /// Holds a controller that has already appeared, for a transition.
    static func hold(_ controller: UIViewController) { controller.lifecycleStorage.value.hold() }

    /// Releases a controller from its transition.
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

/// Stores a controller's lifecycle so that only this file can change it.
struct LifecycleStorage {
    fileprivate(set) var value = ViewControllerLifecycle()
}
