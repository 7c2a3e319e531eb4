import CoreGraphics
import UIKitCore

extension UISearchController {
    /// The controller with the searched content: the controller of the navigation item, or the controller whose view
    /// contains the search bar.
    var owner: UIViewController? {
        var responder: UIResponder? = searchBar.next
        while let current = responder {
            if let bar = current as? UINavigationBar {
                guard let item = navigationItemShowingBar else { return bar.controller?.topViewController }
                return bar.controller?.barStack.last { $0.navigationItemIfMade === item }
            }
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }

    /// Activates the search. Called when the user begins editing the search bar.
    func barWillBeginEditing() { activate() }

    // Chosen (Search): A controller whose navigation item has the search controller defines a presentation context as
    // soon as a search begins.
    /// Activates the search by presenting the search controller. The search bar does not become first responder
    /// (recorded on iOS 26.1).
    func activate() {
        guard phase == .inactive, let owner, owner.viewIfLoaded?.window != nil else { return }
        if searchBarIsInNavigationBar { owner.definesPresentationContext = true }
        phase = .presenting
        delegate?.presentSearchController(self)
        if presentingViewController == nil {
            delegate?.willPresentSearchController(self)
            guard phase == .presenting else { return }
            owner.present(self, animated: true) { [weak self] in self?.didPresent() }
            // The presentation was refused, which has already been logged.
            guard presentingViewController != nil else { return phase = .inactive }
        } else {
            phase = .active
        }
        updateBar(animated: true)
        updateContent()
        changeBarHeight()
    }

    private func didPresent() {
        // The search was cancelled while it was being presented.
        if phase == .dismissing, !isBeingDismissed { return dismissSearch() }
        guard phase == .presenting else { return }
        phase = .active
        delegate?.didPresentSearchController(self)
    }

    /// Cancels the search. Called for the cancel button, Escape, and a tap on the dimmed content.
    func cancel() { deactivate() }

    func deactivate() {
        guard isActive else { return }
        delegate?.willDismissSearchController(self)
        guard isActive else { return }
        let wasComing = phase == .presenting && isBeingPresented
        phase = .dismissing
        // Removing the text calls the search results updater at once (recorded).
        let field = searchBar.searchTextField
        field.tokens = []
        field.text = ""
        field.searchSuggestions = nil
        searchBar.resignFirstResponder()
        update()
        updateBar(animated: true)
        // If the presentation is still running, the search controller is dismissed when the presentation has ended.
        if !wasComing { dismissSearch() }
        changeBarHeight()
    }

    private func dismissSearch() {
        guard let presenter = presentingViewController else { return ended() }
        // Dismissing the search controller also dismisses the controllers that it has presented.
        presenter.dismiss(animated: true) { [weak self] in self?.ended() }
    }

    private func ended() {
        guard phase == .dismissing else { return }
        phase = .inactive
        updateContent()
        changeBarHeight()
        delegate?.didDismissSearchController(self)
    }

    // Chosen (Search): A search that is popped, or whose presenter dismisses it, ends without `willDismiss` and
    // `didDismiss`.
    /// Called after the view has disappeared, also if its presenter was removed or the program dismissed the search.
    func viewDidLeave() {
        guard isActive, presentingViewController == nil || isBeingDismissed else { return }
        phase = .dismissing
        searchBar.searchTextField.tokens = []
        searchBar.searchTextField.text = ""
        searchBar.resignFirstResponder()
        update()
        phase = .inactive
        updateBar(animated: false)
        updateContent()
        barHeightDidChange()
    }

    /// Animates the change of the navigation bar's height.
    private func changeBarHeight() {
        barHeightDidChange()
        guard searchBarIsInNavigationBar else { return }
        // Finds the superview of the navigation bar: the navigation controller's view, which lays out the bar.
        var bar = searchBar.superview
        while let view = bar, !(view is UINavigationBar) { bar = view.superview }
        guard let view = bar?.superview, view.window != nil else { return }
        // The safe area of the search controller changes even if the height of the bar does not.
        view.setNeedsLayout()
        UIView.animate(withDuration: SearchBarMetrics.duration) { view.layoutIfNeeded() }
    }
}

extension UISearchController: SystemPresented {
    package func systemPresentationStyle(in traits: UITraitCollection) -> UIModalPresentationStyle { .custom }

    package var isPresentedInContext: Bool { true }

    package func prepareForSystemPresentation(in style: UIModalPresentationStyle) {}

    package func makeSystemPresentationController(presenting: UIViewController?) -> UIPresentationController {
        SearchPresentationController(presentedViewController: self, presenting: presenting)
    }

    package func makeSystemAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        SearchAnimator(isPresenting: isPresenting)
    }

    package func missingPopoverSourceMessage(presenter: UIViewController) -> String? { nil }

    package func userDidDismissSystemPresentation() {}
}

extension UISearchController: NavigationSearching {
    package var searchedText: String? { searchBar.text }
}

/// Fades the views over the content.
final class SearchAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        SearchBarMetrics.duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let view = context.view(forKey: isPresenting ? .to : .from)
        if isPresenting, let view {
            UIView.performWithoutAnimation {
                context.containerView.addSubview(view)
                view.frame = context.containerView.bounds
                view.alpha = 0
                view.layoutIfNeeded()
            }
        }
        let isPresenting = isPresenting
        UIView.animate(withDuration: SearchBarMetrics.duration) {
            view?.alpha = isPresenting ? 1 : 0
        } completion: { _ in
            view?.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
