import Foundation

/// The one place from which appearance and layout callbacks are sent.
///
/// A callback goes to the controller first and then, where it forwards, to its children whose views are in its own: for
/// all four, as the seed's container base class does by hand (chosen; CALLBACK_ORDER §9 has no record of the order
/// between parent and child).
@MainActor
enum AppearanceCallbacks {
    // MARK: Beginning

    /// Begins to show or hide a controller's view: sends the will-callback, or reverses an open transition.
    ///
    /// - Returns: Whether a callback was sent; `false` where the controller is already on its way there.
    @discardableResult
    package static func begin(
        _ controller: UIViewController, appearing: Bool, animated: Bool, opener: ViewControllerLifecycle.Opener
    ) -> Bool {
        switch (controller.lifecycle.appearance, appearing) {
        case (.disappeared, true), (.disappearing, true):
            controller.lifecycle.appearance = .appearing
            controller.lifecycle.owesIsAppearing = true
        case (.appeared, false), (.appearing, false):
            controller.lifecycle.appearance = .disappearing
            controller.lifecycle.owesIsAppearing = false
            controller.lifecycle.owesDidAppear = false
        case (.appearing, true) where controller.lifecycle.owesDidAppear:
            // Ended while in no window: the same appearance goes on.
            controller.lifecycle.owesDidAppear = false
            controller.lifecycle.opener = opener
            return true
        default:
            return false
        }
        controller.lifecycle.opener = opener
        controller.lifecycle.isAnimated = animated
        if appearing {
            controller.loadViewIfNeeded()
            controller.viewStorage?.setNeedsLayout()
            CallbackTimeline.record(.viewWillAppear(animated: animated), of: controller)
            controller.viewWillAppear(animated)
        } else {
            CallbackTimeline.record(.viewWillDisappear(animated: animated), of: controller)
            controller.viewWillDisappear(animated)
        }
        settleTransitions(in: controller)
        forward(from: controller) { child in
            begin(child, appearing: appearing, animated: animated, opener: .forwarding)
        }
        return true
    }

    // MARK: In between

    /// Sends `viewIsAppearing` if it is owed and the view is in a window; then to the children it was forwarded to.
    static func isAppearingIfNeeded(_ controller: UIViewController) {
        guard controller.lifecycle.owesIsAppearing, controller.viewStorage?.window != nil else { return }
        controller.lifecycle.owesIsAppearing = false
        let animated = controller.lifecycle.isAnimated
        CallbackTimeline.record(.viewIsAppearing(animated: animated), of: controller)
        controller.viewIsAppearing(animated)
    }

    /// Whoever began the appearance of a descendant, its view is in the hierarchy now.
    private static func isAppearingIfNeeded(throughout controller: UIViewController) {
        isAppearingIfNeeded(controller)
        for child in controller.childrenStorage { isAppearingIfNeeded(throughout: child) }
    }

    // MARK: Ending

    /// Ends what `begin` began: sends the did-callback.
    ///
    /// A view in no window gets no `viewDidAppear` yet (recorded for iOS 13 and later, CALLBACK_ORDER §7); it follows when
    /// the view is in one.
    package static func end(_ controller: UIViewController) {
        isAppearingIfNeeded(throughout: controller)
        sendDid(controller)
    }

    private static func sendDid(_ controller: UIViewController) {
        let animated = controller.lifecycle.isAnimated
        switch controller.lifecycle.appearance {
        case .appearing:
            controller.lifecycle.opener = .nobody
            guard controller.viewStorage?.window != nil else {
                controller.lifecycle.owesDidAppear = true
                return
            }
            controller.lifecycle.appearance = .appeared
            controller.lifecycle.owesDidAppear = false
            CallbackTimeline.record(.viewDidAppear(animated: animated), of: controller)
            controller.viewDidAppear(animated)
            ContainmentChecker.didAppear(controller)
        case .disappearing:
            controller.lifecycle.opener = .nobody
            controller.lifecycle.appearance = .disappeared
            CallbackTimeline.record(.viewDidDisappear(animated: animated), of: controller)
            controller.viewDidDisappear(animated)
        case .appeared, .disappeared:
            return
        }
        forward(from: controller) { child in
            if child.lifecycle.opener == .forwarding { sendDid(child) }
        }
    }

    // MARK: Layout

    static func willLayoutSubviews(_ controller: UIViewController) {
        CallbackTimeline.record(.viewWillLayoutSubviews, of: controller)
        controller.viewWillLayoutSubviews()
    }

    static func didLayoutSubviews(_ controller: UIViewController) {
        CallbackTimeline.record(.viewDidLayoutSubviews, of: controller)
        controller.viewDidLayoutSubviews()
    }

    package static func safeAreaInsetsDidChange(_ controller: UIViewController) {
        CallbackTimeline.record(.viewSafeAreaInsetsDidChange, of: controller)
        controller.viewSafeAreaInsetsDidChange()
    }

    // MARK: Forwarding

    /// Transitions between the children of a controller which comes or goes itself end first, so that what it passes on
    /// finds every child at rest (chosen).
    private static func settleTransitions(in parent: UIViewController) {
        for child in parent.childrenStorage { child.extras?.transition?.settle() }
    }

    /// The children a callback of the parent's goes on to, and what they present in their own contexts: those whose views are
    /// inside the parent's, and which no transition of their own has taken over.
    private static func forward(from parent: UIViewController, _ body: (UIViewController) -> Void) {
        guard !parent.childrenStorage.isEmpty, parent.shouldAutomaticallyForwardAppearanceMethods,
            let view = parent.viewStorage
        else { return }
        func pass(on controller: UIViewController) {
            guard controller.lifecycle.opener != .transition, let inner = controller.viewStorage, inner !== view,
                inner.isDescendant(of: view)
            else { return }
            body(controller)
        }
        for child in parent.childrenStorage {
            pass(on: child)
            var presentation = child.extras?.presentation
            while let current = presentation {
                pass(on: current.presented)
                presentation = current.presented.extras?.presentation
            }
        }
    }
}
