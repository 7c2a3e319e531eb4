import Foundation

extension UIView {
    // MARK: Ending a text editing session

    /// Resigns the first responder in this view. With `force`, the result is `true` even if the responder refuses and
    /// remains first responder (recorded on iOS 26.1).
    func resignFirstResponderInside(force: Bool) -> Bool {
        guard let responder = window?.responderWindow.firstResponder else { return true }
        var current: UIResponder? = responder
        while let candidate = current, candidate !== self { current = candidate.next }
        guard current != nil else { return false }
        guard force else { return responder.canResignFirstResponder && responder.resignFirstResponder() }
        _ = responder.resignFirstResponder()
        return true
    }

    /// Becomes first responder if the program has requested it while the view was in no window.
    ///
    /// In a call stack of iOS 8, `addSubview` calls `-[UIView deferredBecomeFirstResponder]`.
    func becomePendingFirstResponder() {
        guard flags.becomesFirstInWindow, currentWindow != nil else { return }
        flags.becomesFirstInWindow = false
        becomeFirstResponder()
    }

    /// Called before the view leaves its window: resigns a first responder in it. The responder loses its status even
    /// if it refuses, and no responder in the view may become first responder instead.
    ///
    /// The same applies to a responder in input views that a responder in the view provides. The view's focus, menu
    /// and tool tip are removed, too.
    func firstResponderLeaves(_ window: UIWindow) {
        let window = window.responderWindow
        window.windowScene?.viewLeaves(self)
        guard let responder = window.firstResponder else {
            window.windowScene?.inputViews.viewLeaves(self)
            return
        }
        guard isInResponderChain(startingAt: responder) else { return }
        _ = responder.resignFirstResponder()
        guard let left = window.firstResponder, isInResponderChain(startingAt: left) else { return }
        window.setFirstResponder(nil, returnsToProvider: false)
    }

    /// Returns whether a responder is the view, its controller, or inside them. The chain of a presented controller
    /// does not contain the view that a presentation controller adds around the controller's view, such as a
    /// popover's.
    func isInResponderChain(startingAt first: UIResponder) -> Bool {
        if first.nearestView?.isInside(self) == true { return true }
        var responder: UIResponder? = first
        while let current = responder {
            if current === self || owningController.map({ $0 === current }) == true { return true }
            responder = current.next
        }
        return false
    }
}

extension UIWindow {
    // Chosen (Input): When a field in an accessory view resigns, the controller whose accessory it is becomes first
    // responder again.
    /// Sets or clears the first responder, and updates the input views.
    ///
    /// When a responder in the input views resigns, the responder that provided these views becomes first responder,
    /// if it can: a bar with a text field remains in place while the field is edited and afterwards. (UIKit's
    /// message bars behave so.)
    func setFirstResponder(_ responder: UIResponder?, returnsToProvider: Bool = true) {
        guard let inputViews = windowScene?.inputViews else {
            exchangeFirst(for: responder)
            return
        }
        let returnsToProvider = returnsToProvider && responder == nil && !inputViews.isExchanging
        inputViews.exchange {
            let old = firstResponder
            exchangeFirst(for: responder)
            guard returnsToProvider, let view = old?.nearestView, let provider = inputViews.provider(of: view),
                provider !== old
            else { return }
            provider.becomeFirstResponder()
        }
    }
}

extension UIWindow {
    /// Called after a view has left the window: a responder outside of all windows that became first responder in a
    /// callback meanwhile loses the status.
    func viewHasLeft() {
        let window = responderWindow
        guard let responder = window.firstResponder, let view = responder.nearestView, view.currentWindow == nil else {
            return
        }
        _ = responder.resignFirstResponder()
        if window.firstResponder === responder { window.setFirstResponder(nil, returnsToProvider: false) }
    }

    private func exchangeFirst(for responder: UIResponder?) {
        let old = firstResponder
        firstResponder = responder
        if old !== responder {
            windowScene?.inputViews.didBecomeFirst(responder)
            windowScene?.input.firstResponderDidChange(to: responder)
            windowScene?.focusSystemIfMade?.follow(responder)
        }
        if let old, old !== responder { (old as? any TextKeyResponder)?.didResignFocus() }
    }
}

extension UIResponder {
    /// The first view along the chain; for a controller, its root view.
    package var nearestView: UIView? {
        var responder: UIResponder? = self
        while let current = responder {
            if let view = current as? UIView { return view }
            if let controller = current as? UIViewController { return controller.viewStorage }
            responder = current.next
        }
        return nil
    }
}
