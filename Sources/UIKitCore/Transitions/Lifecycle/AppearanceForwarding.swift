/// Determines the followers of a controller: the controllers that appear and disappear together with it.
///
/// Followers are the children whose views are inside the controller's view, if it forwards automatically, or the
/// children that a container names. The controller that it presents follows, too, since it is visible only while its
/// presenter is.
@MainActor
enum AppearanceForwarding {
    /// Returns the controllers that receive a forwarded will-callback. Called once; `follows` is called for each of
    /// them.
    static func followers(of controller: UIViewController) -> [UIViewController] {
        if controller.childrenStorage.isEmpty, controller.extras == nil { return [] }
        var followers: [UIViewController] = []
        if controller.shouldAutomaticallyForwardAppearanceMethods || controller.childrenStorage.isEmpty {
            for child in children(appearingWith: controller) { followers.append(inPlace(of: child)) }
        }
        if let presentation = controller.extras?.presentation {
            let presented = inPlace(of: presentation.presented)
            // The controller may have been presented while the window was hidden. Then it appears with the content of
            // the window.
            let isThere = presented.lifecycle.appearance == .appeared || presented.lifecycle.appearance == .appearing
            if !isThere || !presentation.staysWithoutPresenter { followers.append(presented) }
        }
        return followers
    }

    /// Returns the controller itself, or the controller that covers it in its own context and so takes its place.
    static func inPlace(of controller: UIViewController) -> UIViewController {
        var top = controller
        while let presentation = top.extras?.presentation, presentation.presenterPlace != nil {
            top = presentation.presented
        }
        return top
    }

    private static func children(appearingWith controller: UIViewController) -> [UIViewController] {
        controller.extras?.childrenAppearingWithParent?() ?? controller.childrenStorage
    }

    /// Returns whether a callback is forwarded to a controller at this moment: no separate transition owns it, and its
    /// view can be visible together with the other controller's view.
    static func follows(_ follower: UIViewController, _ controller: UIViewController) -> Bool {
        guard !follower.lifecycle.owner.isExclusive, let inner = follower.viewStorage else { return false }
        if let presentation = follower.presentationShowingThis {
            return presentation.showsPresented && follower.extras?.presentation?.presenterPlace == nil
        }
        guard let view = controller.viewStorage, inner !== view else { return false }
        return inner.isInside(view)
    }

    /// Returns the followers with an open transition that a will-callback of the controller began.
    static func openFollowers(of controller: UIViewController) -> [UIViewController] {
        if controller.childrenStorage.isEmpty, controller.extras == nil { return [] }
        var open: [UIViewController] = []
        func note(_ follower: UIViewController) {
            guard follower.lifecycle.owner == .forwarding else { return }
            switch follower.lifecycle.appearance {
            case .appearing, .disappearing: open.append(follower)
            case .appeared, .disappeared: break
            }
        }
        if controller.shouldAutomaticallyForwardAppearanceMethods {
            for child in controller.childrenStorage {
                note(child)
                let top = inPlace(of: child)
                if top !== child { note(top) }
            }
        }
        if let presentation = controller.extras?.presentation {
            note(presentation.presented)
            let top = inPlace(of: presentation.presented)
            if top !== presentation.presented { note(top) }
        }
        return open
    }

    /// Returns whether a controller is still contained in another controller or presented by it.
    static func belongs(_ follower: UIViewController, to controller: UIViewController) -> Bool {
        var presented = follower
        while let presenter = presented.extras?.ownPresentation?.presenter {
            if presenter === controller { return true }
            presented = presenter
        }
        return presented.parentStorage === controller
    }
}

extension UIViewController {
    /// Whether the view's place makes it visible; `nil` if the engine does not determine that, for example for the
    /// children of a container that forwards manually.
    var isVisibleByPlace: Bool? {
        guard let view = viewStorage, let window = view.window, window.isShown else { return false }
        if extras?.presentation?.keepsPresenterVisible == true { return false }
        if let presentation = presentationShowingThis {
            guard presentation.showsPresented else { return nil }
            return presentation.isPresenterSeen
        }
        guard let parent = parentStorage else { return window.root === self ? true : nil }
        return isVisible(in: parent)
    }

    /// Returns whether the view's place makes it visible together with the parent's view.
    private func isVisible(in parent: UIViewController) -> Bool? {
        guard parent.shouldAutomaticallyForwardAppearanceMethods, parent.extras?.childrenAppearingWithParent == nil
        else { return nil }
        guard let view = viewStorage, let parentView = parent.viewStorage else { return nil }
        switch parent.lifecycle.appearance {
        case .appearing, .appeared: return view.isInside(parentView)
        case .disappearing, .disappeared: return false
        }
    }
}

extension Presentation {
    // Chosen (Controllers): A presentation in the context of a child remains in front of the window when its presenter
    // disappears, for example when a different tab is selected. It disappears with the window's whole content.
    /// Whether the presentation remains in front of the window when its presenter, which is presented in the context of
    /// a child, disappears. An example is a sheet over such a page when a different tab is selected. (It is in front of
    /// the window's content, like a sheet that the child itself presents. It disappears with the whole content.)
    var staysWithoutPresenter: Bool {
        guard phase == .presented, controller.shouldPresentInFullscreen, presenterPlace == nil, var content = presenter,
            content.isPresentedInContext
        else { return false }
        while content.isPresentedInContext, let presenter = content.extras?.ownPresentation?.presenter {
            content = presenter
            while let parent = content.parentStorage { content = parent }
        }
        return content.lifecycle.appearance == .appearing || content.lifecycle.appearance == .appeared
    }

    /// Whether the presented controller is visible with its presenter, over which it appears and disappears, or in the
    /// presenter's place; `nil` if the engine does not determine that.
    var isPresenterSeen: Bool? {
        guard let presenter, !staysWithoutPresenter else { return true }
        guard presenterPlace != nil else {
            switch presenter.lifecycle.appearance {
            case .appearing, .appeared: return true
            case .disappearing, .disappeared: return presenter.isVisibleByPlace == nil ? nil : false
            }
        }
        if let own = presenter.extras?.ownPresentation { return own.isPresenterSeen }
        guard let parent = presenter.parentStorage else { return true }
        guard parent.shouldAutomaticallyForwardAppearanceMethods, parent.extras?.childrenAppearingWithParent == nil
        else { return nil }
        return parent.lifecycle.appearance == .appearing || parent.lifecycle.appearance == .appeared
    }
}

extension UIViewController {
    fileprivate var isPresentedInContext: Bool {
        extras?.ownPresentation.map { !$0.controller.shouldPresentInFullscreen } ?? false
    }
}
