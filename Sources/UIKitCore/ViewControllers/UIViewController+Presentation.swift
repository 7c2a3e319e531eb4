import Foundation

extension UIViewController {
    var presentationControllerInEffect: UIPresentationController? {
        if let presentation = ownPresentationInEffect {
            // What is shown instead of the requested controller has the one that presents it.
            return self === presentation.presented
                ? presentation.controllerOfPresented : presentation.requestedController
        }
        guard parentStorage == nil else { return nil }
        if let made = presentationControllerToCome { return made }
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

    /// The presentation that this controller or its nearest presenting ancestor has made.
    ///
    /// The search ends at a controller that is presented itself (chosen for one that has become a child nevertheless, as of its
    /// presenter): what is presented further out is not above it, and may be itself. So code that goes from one presented
    /// controller to the next comes to an end.
    var presentationInEffect: Presentation? {
        var controller: UIViewController? = self
        while let current = controller {
            if let presentation = current.extras?.presentation { return presentation }
            guard current.extras?.ownPresentation == nil else { return nil }
            controller = current.parentStorage
        }
        return nil
    }

    /// Whether what this controller, or an ancestor, presents keeps the user from what lies behind, or is coming or going.
    package var isBehindModal: Bool {
        guard let presentation = presentationInEffect else { return false }
        return presentation.phase != .presented || presentation.controller.isModal
    }

    /// The presentation that shows this controller; `nil` for one that is presented but is a child as well, and whose view has been
    /// put elsewhere: that one is seen with its parent.
    var presentationShowingThis: Presentation? {
        guard let presentation = extras?.ownPresentation else { return nil }
        return parentStorage == nil || presentation.showsPresented ? presentation : nil
    }

    /// Whether the controller is going since the user has dragged or tapped it away.
    package var isBeingDismissedByUser: Bool { isBeingDismissed && extras?.ownPresentation?.isDismissedByUser == true }

    /// The presentation that is in front of all that this controller and those inside have presented.
    var topPresentation: UIPresentationController? {
        guard let presented = extras?.presentation?.presented else {
            return childrenStorage.lazy.compactMap(\.topPresentation).first
        }
        return presented.topPresentation ?? presented.activePresentationController
    }

    /// The presentation that this controller or its nearest presented ancestor is shown by.
    var ownPresentationInEffect: Presentation? {
        var controller: UIViewController? = self
        while let current = controller {
            if let presentation = current.extras?.ownPresentation { return presentation }
            controller = current.parentStorage
        }
        return nil
    }

    /// The controller made before the presentation. It is kept whatever becomes of the style (recorded: PRESENTATION.md §2).
    var presentationControllerToCome: UIPresentationController? { extras?.presentationController }
}
