import Foundation

// What a container puts where a child is to be seen. It is not always the child's own view: what the child presents in its own
// context (`currentContext`) stands in its place, and its view is in no hierarchy meanwhile.
extension UIViewController {
    /// The controller itself, or what it presents in its own context and which covers it. That one appears and disappears.
    package var controllerInPlace: UIViewController { AppearanceForwarding.inPlace(of: self) }

    /// The view that stands for the controller in its parent's: its own, or that in which what covers it is presented; `nil`
    /// before its own is loaded. A container moves this one, and its layout places it.
    package var viewInPlace: UIView? {
        guard let presentation = extras?.presentation, presentation.presenterPlace != nil,
            !presentation.controller.shouldPresentInFullscreen, let container = presentation.containerView
        else { return viewStorage }
        // It is taken away only when what covers it has come.
        if let view = viewStorage, view.superviewStorage != nil, !view.isInside(container) { return view }
        return container
    }

    /// Tells a child what of its view the parent's bars cover: that is its safe area then, also while a transition moves it.
    package func cover(_ insets: UIEdgeInsets) {
        guard extrasForWriting.imposedSafeAreaInsets != insets else { return }
        extrasForWriting.imposedSafeAreaInsets = insets
        viewIfLoaded?.setNeedsLayout()
    }

    /// Those that are presented over the controller in its own context and leave it in sight, from the bottom.
    var presentedInOwnContext: [UIViewController] {
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

    /// Brings what is under way among the presentations in the controller's own context to its end. `false` where that has to
    /// wait until the callbacks that are being sent have been sent.
    package func settlePresentations() -> Bool {
        guard let presentation = extras?.presentation, !presentation.controller.shouldPresentInFullscreen else {
            return true
        }
        let stack = presentation.stack
        for presentation in stack { presentation.host.settle() }
        return stack.allSatisfy(\.host.transitions.isEmpty)
    }
}
