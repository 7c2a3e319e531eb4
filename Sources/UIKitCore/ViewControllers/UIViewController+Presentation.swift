import Foundation

extension UIViewController {
    // MARK: Getting other related view controllers

    /// The controller that this one, or an ancestor, presents; set from the call of `present` to the end of the dismissal.
    public var presentedViewController: UIViewController? { presentationInEffect?.presented }

    /// The controller that presents this one, or an ancestor; `nil` from the end of a dismissal on, before
    /// `viewDidDisappear(_:)` (recorded: CallbackOrder.md, "Presentation").
    public var presentingViewController: UIViewController? { ownPresentationInEffect?.presenter }

    /// What manages the presentation that this controller, or an ancestor, is in. Before a presentation it is made for the
    /// present `modalPresentationStyle`, so that its delegate can be set; `nil` for a child of something not presented, and
    /// for the style `custom` before the presentation.
    public var presentationController: UIPresentationController? {
        if let presentation = ownPresentationInEffect { return presentation.controller }
        guard parentStorage == nil, modalPresentationStyle != .custom else { return nil }
        if let made = presentationControllerToCome { return made }
        let made = Presenting.systemController(of: self, style: modalPresentationStyle.resolved)
        extrasForWriting.presentationController = made
        extrasForWriting.presentationControllerStyle = modalPresentationStyle.resolved
        return made
    }

    /// What manages the presentation that this controller, or an ancestor, is in now; `nil` outside of one.
    public var activePresentationController: UIPresentationController? { ownPresentationInEffect?.controller }

    // MARK: Testing for specific kinds of view transitions

    /// Whether the controller is coming by being presented: from the call of `present` to after `viewDidAppear(_:)`.
    public var isBeingPresented: Bool { moves.presentationMove == .presented }

    /// Whether the controller is going by being dismissed: from the call of `dismiss` to after `viewDidDisappear(_:)`.
    public var isBeingDismissed: Bool { moves.presentationMove == .dismissed }

    // MARK: Getting the transition coordinator

    /// What coordinates the transition that the controller, or an ancestor, is in; `nil` outside of one.
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        var controller: UIViewController? = self
        while let current = controller {
            if let session = current.extras?.sessions.last { return session }
            controller = current.parentStorage
        }
        return nil
    }

    // MARK: Inside

    /// The presentation that this controller or its nearest presenting ancestor has made.
    var presentationInEffect: Presentation? {
        var controller: UIViewController? = self
        while let current = controller {
            if let presentation = current.extras?.presentation { return presentation }
            controller = current.parentStorage
        }
        return nil
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

    /// The controller made before the presentation, unless the style has changed since.
    var presentationControllerToCome: UIPresentationController? {
        guard let made = extras?.presentationController, let style = extras?.presentationControllerStyle,
            style == modalPresentationStyle.resolved
        else { return nil }
        return made
    }
}
