import Foundation

/// The superclass of objects that respond to events: views, view controllers, windows and the application.
///
/// Responders form a chain. An event that a responder does not handle is passed to its `next` responder: from a view
/// to its superview (or, for a controller's root view, to the controller and then to the view's superview), then to
/// the window, the window scene, the application and finally the application's delegate.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiresponder>. Unlike iOS, Linux has no Objective-C
/// runtime: targets' actions are typed method references, and methods called by name are listed in ``namedActions``.
@preconcurrency @MainActor
open class UIResponder: AccessibilityObject, UIPasteConfigurationSupporting {
    /// Creates a responder.
    public override init() { super.init() }

    // Lets subclasses have a plain `deinit`, which an isolated root class would forbid.
    nonisolated deinit {}

    // MARK: User activity

    /// The user's activity in this responder; `nil` by default. Several responders may share an activity.
    open var userActivity: NSUserActivity? {
        get { UIContext.current.activities[self] }
        set { UIContext.current.activities[self] = newValue }
    }

    /// Called before the responder's activity is stored. Override it to add the state that is needed to continue the
    /// activity. The default implementation has no effect.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Continues an activity. The default implementation has no effect.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: Managing the responder chain

    /// The responder that receives unhandled events; `nil`, the default, at the end of the chain.
    open var next: UIResponder? { nil }

    /// Whether this responder receives key events first.
    open var isFirstResponder: Bool { firstResponderOwner?.firstResponder === self }

    /// Whether the responder can become first responder; `false` unless overridden.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder can resign first responder; `true` unless overridden.
    open var canResignFirstResponder: Bool { true }

    /// Makes this the first responder of its window.
    ///
    /// Returns `false` if the responder cannot become first responder, has no window, or if the current first
    /// responder refuses to resign. A view without a window becomes first responder when it is added to a window,
    /// unless `resignFirstResponder()` is called before.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let owner = firstResponderOwner else {
            (self as? UIView)?.flags.becomesFirstInWindow = canBecomeFirstResponder
            return false
        }
        if owner.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        guard let inputViews = owner.windowScene?.inputViews else { return becomeFirst(in: owner) }
        var isFirst = false
        // Input views remain until the new responder's are known.
        inputViews.exchange { isFirst = becomeFirst(in: owner) }
        return isFirst
    }

    private func becomeFirst(in owner: UIWindow) -> Bool {
        if let present = owner.firstResponder {
            guard present.canResignFirstResponder, present.resignFirstResponder() else { return false }
            // A delegate call of the previous responder may have removed this responder from the window.
            guard firstResponderOwner === owner else { return false }
        }
        // Keys are sent to the key window. After a key window was hidden no window is key (recorded).
        // Chosen (Text): If no window of a scene is key, the window of a responder that becomes first responder
        // becomes key.
        if let scene = owner.windowScene, scene.keyWindow == nil, !owner.isHiddenNow { owner.makeKey() }
        owner.setFirstResponder(self)
        return true
    }

    /// Resigns the status of first responder. Returns `false` if `canResignFirstResponder` is `false`; otherwise
    /// returns `true`, even if this is not the first responder.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        (self as? UIView)?.flags.becomesFirstInWindow = false
        if let owner = firstResponderOwner, owner.firstResponder === self { owner.setFirstResponder(nil) }
        return true
    }

    /// Performs a change of the first responder with its delegate calls. At the end, the input views are updated and
    /// the keyboard's notifications are posted, as for a text field, whose editing begins before.
    package final func exchangeFirstResponder(_ body: () -> Void) {
        guard let inputViews = firstResponderOwner?.windowScene?.inputViews else { return body() }
        inputViews.exchange(body)
    }

    /// The window of the nearest view along the chain, whose first responder this responder can be.
    var firstResponderOwner: UIWindow? { nearestView?.window?.responderWindow }

    // MARK: Storyboards and nibs

    /// Called after a storyboard or nib has created the responder and connected its outlets. Overrides call `super`.
    open func awakeFromNib() {}

    /// Called when Interface Builder draws the responder, which never happens on Linux. Overrides call `super`.
    open func prepareForInterfaceBuilder() {}

    // MARK: Managing input views

    /// The view at the bottom edge of the window, instead of a keyboard, while this is first responder; `nil` unless
    /// overridden.
    ///
    /// It has the window's width and keeps its height; with a flexible height (`autoresizingMask`), or with
    /// constraints, it determines its own height. If `nil`, the view of the next responder in the chain is used.
    open var inputView: UIView? { nil }

    /// The view above the input view, or alone at the bottom edge, while this is first responder; `nil` unless
    /// overridden. Its height, and the search up the responder chain, follow the rules of `inputView`.
    open var inputAccessoryView: UIView? { nil }

    /// The controller of the input view; `nil` unless overridden. It takes precedence over `inputView`, and receives
    /// appearance callbacks.
    open var inputViewController: UIInputViewController? { nil }

    /// The controller of the accessory view; `nil` unless overridden. It takes precedence over `inputAccessoryView`.
    open var inputAccessoryViewController: UIInputViewController? { nil }

    /// The text input mode: the user's language, unless overridden.
    open var textInputMode: UITextInputMode? { UIContext.current.inputMode }

    /// Replaces the visible input views by the responder's current input views, immediately and without animation. Has
    /// no effect if this is not the first responder.
    open func reloadInputViews() {
        guard isFirstResponder else { return }
        firstResponderOwner?.windowScene?.inputViews.update(animated: false)
    }

    // MARK: Responding to touch events

    /// Called when touches have begun. The default implementation calls `next`.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

    /// Called when touches have moved. The default implementation calls `next`.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

    /// Called when touches have ended. The default implementation calls `next`.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

    /// Called when touches were canceled. The default implementation calls `next`.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Responding to press events

    /// Called when keys were pressed. The default implementation calls `next`. Only a press that reaches the end of
    /// the chain types text: an override that handles a key does not call `super`.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let next else {
            for press in presses { press.isDeclined = true }
            return
        }
        next.pressesBegan(presses, with: event)
    }

    /// Called when the value of a press has changed. The default implementation calls `next`.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Called when keys were released. The default implementation calls `next`.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Called when presses were canceled. The default implementation calls `next`.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// Called when estimated properties of touches have become known. The default implementation calls `next`.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        next?.touchesEstimatedPropertiesUpdated(touches)
    }

    // MARK: Responding to motion events

    /// Called when a motion of the device, such as a shake, has begun. The default implementation calls `next`.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    /// Called when a motion has ended. The default implementation calls `next`.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// Called when a motion was canceled. The default implementation calls `next`.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    // MARK: Getting supported key commands

    /// The key commands that are available while this responder is in the chain; `nil` unless overridden.
    ///
    /// When a key is pressed, the responders are searched for a matching command, from the first responder up the
    /// chain, before `pressesBegan(_:with:)` is called. The command's action is then sent to the first responder in
    /// the chain that can perform it.
    open var keyCommands: [UIKeyCommand]? { nil }

    // MARK: Managing undo

    /// The undo manager of the next responder, unless overridden. A window, at the latest, returns its own. `nil`
    /// outside a window.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Validating commands

    /// The methods that the class offers by name: the edit actions that it overrides, and methods of UIKit's classes
    /// such as `resignFirstResponder`. Overrides add to the table of `super`. Read once per class.
    open class var namedActions: NamedActions { SystemActions.addingResponders(to: StandardEditActions.table) }

    /// The properties that the class offers by name, for outlets and runtime attributes of storyboards and nibs.
    /// Overrides add to the table of `super`. Read once per class.
    open class var namedProperties: NamedProperties { NamedProperties() }

    /// Returns whether the responder's class offers a method by name.
    open func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return NamedActions.method(aSelector, of: self) != nil
    }

    /// Returns whether the responder can perform an action now; unless overridden, whether its class offers it.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == "paste:" && pasteConfiguration != nil ? takesPasteboard : responds(to: action)
    }

    /// Returns the target of an action: the responder itself if it can perform it, otherwise the target of `next`.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    /// Updates the title, state and attributes of a command that the responder is about to perform; with `.disabled`
    /// it is not performed this time. Called before each command, including key commands. The default implementation
    /// has no effect.
    open func validate(_ command: UICommand) {}

    /// Changes the main menu before it is used. Called for the application and then for its delegate. The default
    /// implementation calls `next`; overrides call `super`.
    open func buildMenu(with builder: any UIMenuBuilder) { next?.buildMenu(with: builder) }

    // MARK: Performing standard edit actions

    /// Cuts the selection. Not offered unless overridden.
    open func cut(_ sender: Any?) { unrecognized("cut:") }

    /// Copies the selection. Not offered unless overridden.
    open func copy(_ sender: Any?) { unrecognized("copy:") }

    /// Pastes items of types that `pasteConfiguration` accepts. Not offered without a paste configuration, unless
    /// overridden.
    open func paste(_ sender: Any?) {
        guard pasteConfiguration != nil else { return unrecognized("paste:") }
        let providers = UIPasteboard.general.itemProviders
        if canPaste(providers) { paste(itemProviders: providers) }
    }

    /// The types that can be pasted; `nil`, the default, accepts no type.
    open var pasteConfiguration: UIPasteConfiguration? {
        get { UIContext.current.pasteConfigurations[self] }
        set { UIContext.current.pasteConfigurations[self] = newValue }
    }

    /// Receives pasted items. The default implementation has no effect.
    open func paste(itemProviders: [NSItemProvider]) {}

    /// Returns whether items can be pasted: unless overridden, whether each has a type that `pasteConfiguration`
    /// accepts.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        guard let types = pasteConfiguration?.acceptableTypeIdentifiers, !itemProviders.isEmpty else { return false }
        return itemProviders.allSatisfy { types.contains(where: $0.hasItemConformingToTypeIdentifier) }
    }

    /// Pastes text in the surrounding style. Not offered unless overridden.
    open func pasteAndMatchStyle(_ sender: Any?) { unrecognized("pasteAndMatchStyle:") }

    /// Pastes a URL and opens it. Not offered unless overridden.
    open func pasteAndGo(_ sender: Any?) { unrecognized("pasteAndGo:") }

    /// Pastes text and searches for it. Not offered unless overridden.
    open func pasteAndSearch(_ sender: Any?) { unrecognized("pasteAndSearch:") }

    /// Selects the item at the user's location. Not offered unless overridden.
    open func select(_ sender: Any?) { unrecognized("select:") }

    /// Selects all content. Not offered unless overridden.
    open func selectAll(_ sender: Any?) { unrecognized("selectAll:") }

    /// Deletes the selection. Not offered unless overridden.
    open func delete(_ sender: Any?) { unrecognized("delete:") }

    /// Duplicates the selection. Not offered unless overridden.
    open func duplicate(_ sender: Any?) { unrecognized("duplicate:") }

    /// Renames the content. Not offered unless overridden.
    open func rename(_ sender: Any?) { unrecognized("rename:") }

    /// Moves the content. Not offered unless overridden.
    open func move(_ sender: Any?) { unrecognized("move:") }

    /// Exports the content. Not offered unless overridden.
    open func export(_ sender: Any?) { unrecognized("export:") }

    /// Prints the content. Not offered unless overridden.
    open func printContent(_ sender: Any?) { unrecognized("printContent:") }

    /// Shows a search field. Not offered unless overridden.
    open func find(_ sender: Any?) { unrecognized("find:") }

    /// Shows a search field and a replacement field. Not offered unless overridden.
    open func findAndReplace(_ sender: Any?) { unrecognized("findAndReplace:") }

    /// Finds the next match. Not offered unless overridden.
    open func findNext(_ sender: Any?) { unrecognized("findNext:") }

    /// Finds the previous match. Not offered unless overridden.
    open func findPrevious(_ sender: Any?) { unrecognized("findPrevious:") }

    /// Searches for the selection. Not offered unless overridden.
    open func useSelectionForFind(_ sender: Any?) { unrecognized("useSelectionForFind:") }

    /// Toggles bold text. Not offered unless overridden.
    open func toggleBoldface(_ sender: Any?) { unrecognized("toggleBoldface:") }

    /// Toggles italic text. Not offered unless overridden.
    open func toggleItalics(_ sender: Any?) { unrecognized("toggleItalics:") }

    /// Toggles underlined text. Not offered unless overridden.
    open func toggleUnderline(_ sender: Any?) { unrecognized("toggleUnderline:") }

    /// Increases the text size. Not offered unless overridden.
    open func increaseSize(_ sender: Any?) { unrecognized("increaseSize:") }

    /// Decreases the text size. Not offered unless overridden.
    open func decreaseSize(_ sender: Any?) { unrecognized("decreaseSize:") }

    /// Sets the writing direction to left-to-right. Not offered unless overridden.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
        unrecognized("makeTextWritingDirectionLeftToRight:")
    }

    /// Sets the writing direction to right-to-left. Not offered unless overridden.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
        unrecognized("makeTextWritingDirectionRightToLeft:")
    }

    private func unrecognized(_ name: String) {
        Diagnostics.raise(
            .unrecognizedSelector,
            "-[\(type(of: self)) \(name)]: unrecognized selector sent to instance \(Diagnostics.name(self)). "
                + "UIResponder does not implement this action; override the method, and do not call super.")
    }
}

extension UIResponder: NamedActionTarget {}
