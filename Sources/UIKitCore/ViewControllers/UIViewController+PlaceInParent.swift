import Foundation

// The view that a container places for a child is not always the child's own view: a presentation in the child's
// context (`currentContext`) takes its place, and the child's view is in no hierarchy meanwhile.
extension UIViewController {
    /// The controller itself, or the controller that covers it in its own context. It is this controller that appears
    /// and disappears.
    package var controllerInPlace: UIViewController { AppearanceForwarding.inPlace(of: self) }

    /// The view that represents the controller in its parent: its own, or the container view of the presentation that
    /// covers it; `nil` before its own view is loaded. A container moves and places this view.
    package var viewInPlace: UIView? {
        guard let presentation = extras?.presentation, presentation.presenterPlace != nil,
            !presentation.controller.shouldPresentInFullscreen, let container = presentation.containerView
        else { return viewStorage }
        // The view is removed only after the covering controller has appeared.
        if let view = viewStorage, view.superviewStorage != nil, !view.isInside(container) { return view }
        return container
    }

    /// Sets the insets of a child's view that the parent's bars cover: its safe area, also while a transition moves
    /// it.
    package func cover(_ insets: UIEdgeInsets) {
        guard extrasForWriting.imposedSafeAreaInsets != insets else { return }
        extrasForWriting.imposedSafeAreaInsets = insets
        viewIfLoaded?.setNeedsLayout()
    }

    /// Controllers presented in the controller's own context that leave it visible, from bottom to top.
    package var presentedInOwnContext: [UIViewController] {
        var presented: [UIViewController] = []
        var current = self
        while let presentation = current.extras?.presentation, presentation.presenterPlace == nil,
            !presentation.controller.shouldPresentInFullscreen, presentation.showsPresented
        {
            current = presentation.presented.controllerInPlace
            presented.append(current)
        }
        return presented
    }

    /// Settles the transitions of presentations in the controller's own context that have begun. `false` if that must
    /// wait for the callbacks that are being sent.
    package func settlePresentations() -> Bool {
        guard let presentation = extras?.presentation, !presentation.controller.shouldPresentInFullscreen else {
            return true
        }
        let stack = presentation.stack
        for presentation in stack { presentation.host.settleBegun() }
        return stack.allSatisfy { presentation in presentation.host.transitions.allSatisfy { $0.phase == .scheduled } }
    }
}
