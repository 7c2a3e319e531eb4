import Foundation

/// The root of everything that can respond to events: views, view controllers, windows and the application.
///
/// Responders form a chain. An event that a responder does not handle goes to its `next` one: from a view to its
/// superview (or, for a controller's root view, to the controller and then to the view's superview), on to the window,
/// the window scene, the application and at last the application's delegate.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiresponder>. Unlike on iOS there is no Objective-C run
/// time beneath: actions are typed method references instead of selectors.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    /// Makes a responder.
    public override init() { super.init() }

    // Lets subclasses write a plain `deinit`, which an isolated root class would forbid.
    nonisolated deinit {}

    // MARK: Managing the responder chain

    /// The responder that gets what this one does not handle; `nil` at the end of the chain, which is the default.
    open var next: UIResponder? { nil }

    /// Whether this is the responder that key events go to first.
    open var isFirstResponder: Bool { firstResponderOwner?.firstResponder === self }

    /// Whether the responder wants to be asked to become first responder; `false` unless overridden.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder is willing to give its place up; `true` unless overridden.
    open var canResignFirstResponder: Bool { true }

    /// Makes this the first responder of its window.
    ///
    /// Refused (`false`) when the responder cannot become one, has no window, or the present one will not resign.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let owner = firstResponderOwner else { return false }
        if owner.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        guard let inputViews = owner.windowScene?.inputViews else { return takePlace(in: owner) }
        var isFirst = false
        // Input views stay until the new responder's are known.
        inputViews.exchange { isFirst = takePlace(in: owner) }
        return isFirst
    }

    private func takePlace(in owner: UIWindow) -> Bool {
        if let present = owner.firstResponder {
            guard present.canResignFirstResponder, present.resignFirstResponder() else { return false }
        }
        owner.setFirstResponder(self)
        return true
    }

    /// Gives up being first responder. `false` when `canResignFirstResponder` says no; `true` also when it was not.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        if let owner = firstResponderOwner, owner.firstResponder === self { owner.setFirstResponder(nil) }
        return true
    }

    /// The window whose first responder this one can be: that of the nearest view along the chain.
    package var firstResponderOwner: UIWindow? { nearestView?.window }

    // MARK: Managing input views

    /// What is shown at the bottom edge of the window, in place of a keyboard, while this responder is first; `nil` unless
    /// overridden.
    ///
    /// It gets the window's width and keeps its height; with a flexible height (`autoresizingMask`), or placed by
    /// constraints, it says its height itself. A responder without one leaves it to those after it in the chain.
    open var inputView: UIView? { nil }

    /// What is shown on top of the input view, or alone at the bottom edge, while this responder is first; `nil` unless
    /// overridden. Its height and where it is looked for are as for `inputView`.
    open var inputAccessoryView: UIView? { nil }

    /// Exchanges the input views for those that the responder has now, at once and without animation. Does nothing when
    /// the responder is not first.
    open func reloadInputViews() {
        guard isFirstResponder else { return }
        firstResponderOwner?.windowScene?.inputViews.update(animated: false)
    }

    // MARK: Responding to touch events

    /// Tells the responder that fingers came down. The default hands them to `next`.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

    /// Tells the responder that fingers moved. The default hands them to `next`.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

    /// Tells the responder that fingers were lifted. The default hands them to `next`.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

    /// Tells the responder that something else took the fingers away. The default hands it to `next`.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Responding to press events

    /// Tells the responder that keys went down. The default hands them to `next`.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    /// Tells the responder that a press has a new value. The default hands it to `next`.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Tells the responder that keys were released. The default hands them to `next`.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Tells the responder that something else took the keys away. The default hands it to `next`.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }
}
