import CoreGraphics
import UIKitCore

extension UISearchController {
    /// The controller whose content is searched: that of the navigation item, or the one that the bar is in.
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

    /// The user begins to edit.
    func barWillBeginEditing() { activate() }

    /// Presents the search controller. The bar does not become first responder (recorded on iOS 26.1).
    func activate() {
        guard phase == .inactive, let owner, owner.viewIfLoaded?.window != nil else { return }
        if searchBarIsInNavigationBar { owner.definesPresentationContext = true }
        phase = .presenting
        delegate?.presentSearchController(self)
        if presentingViewController == nil {
            delegate?.willPresentSearchController(self)
            guard phase == .presenting else { return }
            owner.present(self, animated: true) { [weak self] in self?.didPresent() }
            // The engine has refused, and said why.
            guard presentingViewController != nil else { return phase = .inactive }
        } else {
            phase = .active
        }
        updateBar(animated: true)
        updateContent()
        changeBarHeight()
    }

    private func didPresent() {
        // It was cancelled meanwhile.
        if phase == .dismissing, !isBeingDismissed { return dismissSearch() }
        guard phase == .presenting else { return }
        phase = .active
        delegate?.didPresentSearchController(self)
    }

    /// The cancel button, Escape, or a tap on what is darkened.
    func cancel() { deactivate() }

    func deactivate() {
        guard isActive else { return }
        delegate?.willDismissSearchController(self)
        guard isActive else { return }
        let wasComing = phase == .presenting && isBeingPresented
        phase = .dismissing
        // The text was removed, so the updater is called at once (recorded).
        let field = searchBar.searchTextField
        field.tokens = []
        field.text = ""
        field.searchSuggestions = nil
        searchBar.resignFirstResponder()
        update()
        updateBar(animated: true)
        // One that is still coming goes when it is there.
        if !wasComing { dismissSearch() }
        changeBarHeight()
    }

    private func dismissSearch() {
        guard let presenter = presentingViewController else { return ended() }
        // What it presents goes with it.
        presenter.dismiss(animated: true) { [weak self] in self?.ended() }
    }

    private func ended() {
        guard phase == .dismissing else { return }
        phase = .inactive
        updateContent()
        changeBarHeight()
        delegate?.didDismissSearchController(self)
    }

    /// The view has left the screen: also with its presenter, or by the program.
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

    /// The navigation bar shows more or less than before, animated.
    private func changeBarHeight() {
        barHeightDidChange()
        guard searchBarIsInNavigationBar else { return }
        // The view of the navigation controller, which lays the bar out.
        var bar = searchBar.superview
        while let view = bar, !(view is UINavigationBar) { bar = view.superview }
        guard let view = bar?.superview, view.window != nil else { return }
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

/// Fades what lies over the content.
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
