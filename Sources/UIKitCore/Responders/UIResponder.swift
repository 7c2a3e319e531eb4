import Foundation

/// The root of everything that can respond to events: views, view controllers, windows and the application.
///
/// Responders form a chain. An event that a responder does not handle goes to its `next` one: from a view to its
/// superview (or, for a controller's root view, to the controller and then to the view's superview), on to the window,
/// the window scene, the application and at last the application's delegate.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiresponder>. Unlike on iOS there is no Objective-C run
/// time beneath: targets' actions are typed method references, and methods called by name are listed in
/// ``namedActions``.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIPasteConfigurationSupporting {
    /// Makes a responder.
    public override init() { super.init() }

    // Lets subclasses write a plain `deinit`, which an isolated root class would forbid.
    nonisolated deinit {}

    // MARK: What the user does

    /// What its user does here, in a form that can be taken up again; `nil` by default. Several responders may share one.
    open var userActivity: NSUserActivity? {
        get { UIContext.current.activities[self] }
        set { UIContext.current.activities[self] = newValue }
    }

    /// The responder's activity is about to be kept: adds what is needed to take it up again. The default does nothing.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Takes up an activity again. The default does nothing.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: Managing the responder chain

    /// The responder that gets what this one does not handle; `nil` at the end of the chain, which is the default.
    open var next: UIResponder? { nil }

    /// Whether this is the responder that key events go to first.
    open var isFirstResponder: Bool { firstResponderOwner?.firstResponder === self }

    /// Whether the responder can become first responder; `false` unless overridden.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder can stop being first responder; `true` unless overridden.
    open var canResignFirstResponder: Bool { true }

    /// Makes this the first responder of its window.
    ///
    /// Refused (`false`) when the responder cannot become one, has no window, or the present one refuses to resign.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let owner = firstResponderOwner else { return false }
        if owner.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        guard let inputViews = owner.windowScene?.inputViews else { return becomeFirst(in: owner) }
        var isFirst = false
        // Input views stay until the new responder's are known.
        inputViews.exchange { isFirst = becomeFirst(in: owner) }
        return isFirst
    }

    private func becomeFirst(in owner: UIWindow) -> Bool {
        if let present = owner.firstResponder {
            guard present.canResignFirstResponder, present.resignFirstResponder() else { return false }
            // What that one's delegate did may have taken this one out of the window.
            guard firstResponderOwner === owner else { return false }
        }
        // Keys are sent to the key window. After it was hidden no window is key (recorded: PRESENTATION.md §10).
        // (This is chosen.)
        if let scene = owner.windowScene, scene.keyWindow == nil, !owner.isHiddenNow { owner.makeKey() }
        owner.setFirstResponder(self)
        return true
    }

    /// Stops being first responder. `false` when `canResignFirstResponder` is; `true` also when it was not first.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        if let owner = firstResponderOwner, owner.firstResponder === self { owner.setFirstResponder(nil) }
        return true
    }

    /// Runs a change of the first responder with what the responder says of it. Input views are updated, and the keyboard's notifications
    /// posted, at its end, as for a text field, whose editing begins before.
    package final func exchangeFirstResponder(_ body: () -> Void) {
        guard let inputViews = firstResponderOwner?.windowScene?.inputViews else { return body() }
        inputViews.exchange(body)
    }

    /// The window whose first responder this one can be: that of the nearest view along the chain.
    var firstResponderOwner: UIWindow? { nearestView?.window }

    // MARK: Loading from a document

    /// Called when the responder, which a storyboard or nib has made, is connected: its outlets are set. Overrides call `super`.
    open func awakeFromNib() {}

    /// Called where Interface Builder draws the responder, which nothing here does. Overrides call `super`.
    open func prepareForInterfaceBuilder() {}

    // MARK: Managing input views

    /// What is shown at the bottom edge of the window, in place of a keyboard, while this responder is first; `nil` unless
    /// overridden.
    ///
    /// It gets the window's width and keeps its height; with a flexible height (`autoresizingMask`), or placed by
    /// constraints, it determines its height itself. Without one, that of the next responder in the chain is used.
    open var inputView: UIView? { nil }

    /// What is shown on top of the input view, or alone at the bottom edge, while this responder is first; `nil` unless
    /// overridden. Its height and the search along the chain are as for `inputView`.
    open var inputAccessoryView: UIView? { nil }

    /// The controller whose view is the input view; `nil` unless overridden. It comes before `inputView`, and its view appears and
    /// disappears as any other.
    open var inputViewController: UIInputViewController? { nil }

    /// The controller whose view is the accessory view; `nil` unless overridden. It comes before `inputAccessoryView`.
    open var inputAccessoryViewController: UIInputViewController? { nil }

    /// How text is put in here: by the user's language, unless overridden.
    open var textInputMode: UITextInputMode? { UIContext.current.inputMode }

    /// Replaces the input views by the responder's present ones, at once and without animation. Does nothing when
    /// the responder is not first.
    open func reloadInputViews() {
        guard isFirstResponder else { return }
        firstResponderOwner?.windowScene?.inputViews.update(animated: false)
    }

    // MARK: Responding to touch events

    /// Called when fingers came down. The default forwards the call to `next`.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

    /// Called when fingers moved. The default forwards the call to `next`.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

    /// Called when fingers were lifted. The default forwards the call to `next`.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

    /// Called when touches were cancelled. The default forwards the call to `next`.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Responding to press events

    /// Called when keys went down. The default forwards the call to `next`. Only what reaches the end of the chain types text: an
    /// override that uses a key does not call `super`.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let next else {
            for press in presses { press.isDeclined = true }
            return
        }
        next.pressesBegan(presses, with: event)
    }

    /// Called when the value of a press changed. The default forwards the call to `next`.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Called when keys were released. The default forwards the call to `next`.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Called when presses were cancelled. The default forwards the call to `next`.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// Called when estimated properties of touches became known. The default forwards the call to `next`.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        next?.touchesEstimatedPropertiesUpdated(touches)
    }

    // MARK: Responding to motion events

    /// Called when a motion of the device, such as a shake, began. The default forwards the call to `next`.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    /// Called when the motion ended. The default forwards the call to `next`.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// Called when the motion was cancelled. The default forwards the call to `next`.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    // MARK: Getting supported key commands

    /// The commands that keys of the keyboard run while this responder is in the chain; `nil` unless overridden.
    ///
    /// When a key goes down, its command is searched from the first responder up the chain, before
    /// `pressesBegan(_:with:)` is called for it. The command's action then goes to the first responder in the chain
    /// that can perform it.
    open var keyCommands: [UIKeyCommand]? { nil }

    // MARK: Managing undo

    /// The nearest undo manager up the chain; a window's own at the latest. `nil` outside of windows.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Validating commands

    /// The methods that the class offers by name: the edit actions that it overrides, and methods of UIKit's classes
    /// such as `resignFirstResponder`. Overrides add to the table of `super`. Read once a class.
    open class var namedActions: NamedActions { SystemActions.addingResponders(to: StandardEditActions.table) }

    /// The properties that the class offers by name, for the outlets and runtime attributes of storyboards and nibs. Overrides add
    /// to `super`'s. Asked once a class.
    open class var namedProperties: NamedProperties { NamedProperties() }

    /// Whether the responder's class offers a method by name.
    open func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return NamedActions.method(aSelector, of: self) != nil
    }

    /// Whether the responder can perform an action now; unless overridden, whether its class offers it.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == "paste:" && pasteConfiguration != nil ? takesPasteboard : responds(to: action)
    }

    /// What performs an action: the responder itself when it can, else the target that `next` returns.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    /// Called on the responder that is about to perform a command, to update its title, state and attributes: with
    /// `.disabled` it is not performed this time. Called before each command, also that of a key. The default does nothing.
    open func validate(_ command: UICommand) {}

    /// Changes a menu before it is used: the main menu, which the application builds, and then its delegate. The
    /// default calls `next`; overrides call `super`.
    open func buildMenu(with builder: any UIMenuBuilder) { next?.buildMenu(with: builder) }

    // MARK: Performing standard edit actions

    /// Not offered unless overridden.
    open func cut(_ sender: Any?) { unrecognized("cut:") }

    /// Not offered unless overridden.
    open func copy(_ sender: Any?) { unrecognized("copy:") }

    /// Pastes what `pasteConfiguration` takes; not offered without one unless overridden.
    open func paste(_ sender: Any?) {
        guard pasteConfiguration != nil else { return unrecognized("paste:") }
        let providers = UIPasteboard.general.itemProviders
        if canPaste(providers) { paste(itemProviders: providers) }
    }

    /// Which types can be pasted; `nil`, the default, for none.
    open var pasteConfiguration: UIPasteConfiguration? {
        get { UIContext.current.pasteConfigurations[self] }
        set { UIContext.current.pasteConfigurations[self] = newValue }
    }

    /// Takes what is pasted. The default does nothing.
    open func paste(itemProviders: [NSItemProvider]) {}

    /// Whether items can be pasted: unless overridden, whether each has a type that `pasteConfiguration` takes.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        guard let types = pasteConfiguration?.acceptableTypeIdentifiers, !itemProviders.isEmpty else { return false }
        return itemProviders.allSatisfy { types.contains(where: $0.hasItemConformingToTypeIdentifier) }
    }

    /// Not offered unless overridden.
    open func pasteAndMatchStyle(_ sender: Any?) { unrecognized("pasteAndMatchStyle:") }

    /// Not offered unless overridden.
    open func pasteAndGo(_ sender: Any?) { unrecognized("pasteAndGo:") }

    /// Not offered unless overridden.
    open func pasteAndSearch(_ sender: Any?) { unrecognized("pasteAndSearch:") }

    /// Not offered unless overridden.
    open func select(_ sender: Any?) { unrecognized("select:") }

    /// Not offered unless overridden.
    open func selectAll(_ sender: Any?) { unrecognized("selectAll:") }

    /// Not offered unless overridden.
    open func delete(_ sender: Any?) { unrecognized("delete:") }

    /// Not offered unless overridden.
    open func duplicate(_ sender: Any?) { unrecognized("duplicate:") }

    /// Not offered unless overridden.
    open func rename(_ sender: Any?) { unrecognized("rename:") }

    /// Not offered unless overridden.
    open func move(_ sender: Any?) { unrecognized("move:") }

    /// Not offered unless overridden.
    open func export(_ sender: Any?) { unrecognized("export:") }

    /// Not offered unless overridden.
    open func printContent(_ sender: Any?) { unrecognized("printContent:") }

    /// Not offered unless overridden.
    open func find(_ sender: Any?) { unrecognized("find:") }

    /// Not offered unless overridden.
    open func findAndReplace(_ sender: Any?) { unrecognized("findAndReplace:") }

    /// Not offered unless overridden.
    open func findNext(_ sender: Any?) { unrecognized("findNext:") }

    /// Not offered unless overridden.
    open func findPrevious(_ sender: Any?) { unrecognized("findPrevious:") }

    /// Not offered unless overridden.
    open func useSelectionForFind(_ sender: Any?) { unrecognized("useSelectionForFind:") }

    /// Not offered unless overridden.
    open func toggleBoldface(_ sender: Any?) { unrecognized("toggleBoldface:") }

    /// Not offered unless overridden.
    open func toggleItalics(_ sender: Any?) { unrecognized("toggleItalics:") }

    /// Not offered unless overridden.
    open func toggleUnderline(_ sender: Any?) { unrecognized("toggleUnderline:") }

    /// Not offered unless overridden.
    open func increaseSize(_ sender: Any?) { unrecognized("increaseSize:") }

    /// Not offered unless overridden.
    open func decreaseSize(_ sender: Any?) { unrecognized("decreaseSize:") }

    /// Not offered unless overridden.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
        unrecognized("makeTextWritingDirectionLeftToRight:")
    }

    /// Not offered unless overridden.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
        unrecognized("makeTextWritingDirectionRightToLeft:")
    }

    private func unrecognized(_ name: String) {
        Diagnostics.raise(
            .unrecognizedSelector,
            "-[\(type(of: self)) \(name)]: unrecognized selector sent to instance \(Diagnostics.name(self)). "
                + "UIResponder has no such action; override the method, and do not call super.")
    }
}

extension UIResponder: NamedActionTarget {}
