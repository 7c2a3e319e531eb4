import Foundation

extension UIView {
    // MARK: Ending a text editing session

    /// Makes the view or the descendant of it that is first responder give that up.
    ///
    /// - Parameter force: Whether to do so even when the first responder does not want to.
    /// - Returns: Whether the view and its descendants have no first responder now.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let window, let responder = window.firstResponder else { return true }
        var current: UIResponder? = responder
        while let candidate = current, candidate !== self { current = candidate.next }
        guard current != nil else { return true }
        if responder.resignFirstResponder() { return true }
        guard force else { return false }
        if window.firstResponder === responder { window.setFirstResponder(nil) }
        return true
    }

    /// The view is about to leave its window, and with it whatever in it is first responder: that is asked to resign, but
    /// what it answers, or whom in the view it gives its place to, does not matter any more.
    ///
    /// So does a responder in the input views that come from a responder in the view.
    func firstResponderLeaves(_ window: UIWindow) {
        guard let responder = window.firstResponder, isInResponderChain(startingAt: responder) else { return }
        _ = responder.resignFirstResponder()
        guard let left = window.firstResponder, isInResponderChain(startingAt: left) else { return }
        window.setFirstResponder(nil, returnsToProvider: false)
    }

    /// Whether a responder is the view, its controller, or something inside them.
    func isInResponderChain(startingAt first: UIResponder) -> Bool {
        var responder: UIResponder? = first
        while let current = responder {
            if current === self || owningController.map({ $0 === current }) == true { return true }
            responder = current.next
        }
        return false
    }
}

extension UIWindow {
    /// Gives the place of the first responder away, or takes it; input views follow.
    ///
    /// A responder in the input views that gives it up returns it to the responder that gave these views, when that can
    /// be first: a bar with a text field stays where it is while the field comes and goes. (Chosen; UIKit's message
    /// bars behave so.)
    func setFirstResponder(_ responder: UIResponder?, returnsToProvider: Bool = true) {
        guard let inputViews = windowScene?.inputViews else {
            firstResponder = responder
            return
        }
        let returnsToProvider = returnsToProvider && responder == nil && !inputViews.isExchanging
        inputViews.exchange {
            let old = firstResponder
            firstResponder = responder
            guard returnsToProvider, let view = old?.nearestView, let provider = inputViews.provider(of: view), provider !== old
            else { return }
            provider.becomeFirstResponder()
        }
    }
}

extension UIResponder {
    /// The first view along the chain, a controller standing for its root view.
    package var nearestView: UIView? {
        var responder: UIResponder? = self
        while let current = responder {
            if let view = current as? UIView { return view }
            if let controller = current as? UIViewController { return controller.viewIfLoaded }
            responder = current.next
        }
        return nil
    }
}
