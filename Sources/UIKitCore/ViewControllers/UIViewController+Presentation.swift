import Foundation

extension UIViewController {
    var presentationControllerInEffect: UIPresentationController? {
        if let presentation = ownPresentationInEffect {
            // A replacement controller returns the presentation controller that presents it.
            return self === presentation.presented
                ? presentation.controllerOfPresented : presentation.requestedController
        }
        guard parentStorage == nil else { return nil }
        if let made = pendingPresentationController { return made }
        guard modalPresentationStyle != .custom else { return nil }
        let made = Presenting.systemController(of: self, style: modalPresentationStyle.resolved)
        made.doesNotKeepPresented()
        extrasForWriting.presentationController = made
        return made
    }

    var coordinatorInEffect: (any UIViewControllerTransitionCoordinator)? {
        var controller: UIViewController? = self
        while let current = controller {
            if let session = current.extras?.sessions.last { return session }
            controller = current.parentStorage
        }
        return nil
    }

    /// The presentation by this controller or by its nearest presenting ancestor.
    ///
    /// The search ends at a presented controller (also if a presented controller has become a child nevertheless, such
    /// as of its presenter): presentations further out are not above it, and may include it. So a loop over presented
    /// controllers terminates.
    var presentationInEffect: Presentation? {
        var controller: UIViewController? = self
        while let current = controller {
            if let presentation = current.extras?.presentation { return presentation }
            guard current.extras?.ownPresentation == nil else { return nil }
            controller = current.parentStorage
        }
        return nil
    }

    // Chosen (Controllers): Key commands behind a modal presentation are not performed, although the presenter is in
    // the chain of responders.
    /// Whether a presentation by this controller or an ancestor blocks the content behind, or is in a transition.
    package var isBehindModal: Bool {
        guard let presentation = presentationInEffect else { return false }
        return presentation.phase != .presented || presentation.controller.isModal
    }

    // Chosen (Controllers): A controller that is presented and then becomes a child of its presenter is still the
    // presenter's `presentedViewController`; its own is `nil`, so that the walk from one presented controller to the
    // next ends.
    /// The presentation that shows this controller; `nil` for a presented controller that is also a child and whose
    /// view was moved elsewhere: it is visible with its parent.
    var presentationShowingThis: Presentation? {
        guard let presentation = extras?.ownPresentation else { return nil }
        return parentStorage == nil || presentation.showsPresented ? presentation : nil
    }

    /// Whether the controller is being dismissed by the user's drag or tap.
    package var isBeingDismissedByUser: Bool { isBeingDismissed && extras?.ownPresentation?.isDismissedByUser == true }

    /// The frontmost presentation by this controller and its descendants.
    var topPresentation: UIPresentationController? {
        guard let presented = extras?.presentation?.presented else {
            return childrenStorage.lazy.compactMap(\.topPresentation).first
        }
        return presented.topPresentation ?? presented.activePresentationController
    }

    /// The presentation that shows this controller or its nearest presented ancestor.
    var ownPresentationInEffect: Presentation? {
        var controller: UIViewController? = self
        while let current = controller {
            if let presentation = current.extras?.ownPresentation { return presentation }
            controller = current.parentStorage
        }
        return nil
    }

    /// The presentation controller that was created before the presentation. It is kept even if the style changes
    /// (recorded).
    var pendingPresentationController: UIPresentationController? { extras?.presentationController }
}
