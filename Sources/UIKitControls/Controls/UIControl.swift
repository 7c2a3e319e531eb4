import CoreGraphics
import Foundation

/// The base class of views that respond to user input by sending events, such as buttons, switches and text fields.
///
/// A control tracks one touch from its beginning until it ends or is cancelled, including movements inside and outside
/// the control. For each change, the control sends an `Event` to the methods and actions that were added for it. To
/// track the touch itself, a subclass overrides `beginTracking(_:with:)` and related methods.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontrol>. Instead of a selector, you pass a typed
/// reference to a method:
///
///     button.addTarget(self, action: ViewController.buttonTapped(_:), for: .touchUpInside)
open class UIControl: UIView {
    var handlers: [ControlHandler] = []

    /// The tracked touch.
    weak var trackedTouch: UITouch?

    /// Creates a control with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        flags.keepsTouchesFromScrolling = true
    }

    /// Creates a control that performs an action when `primaryActionTriggered` is sent.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Decodes a control from a storyboard or nib. Any other coder creates a control with default values.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        flags.keepsTouchesFromScrolling = true
        if let coder = coder.ofDocument { decodeControl(from: coder) }
    }

    // MARK: - Managing state

    /// The state of the control: the union of `isEnabled`, `isSelected`, `isHighlighted` and `isFocused`.
    open var state: State {
        var state = State.normal
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        if isFocused { state.insert(.focused) }
        return state
    }

    /// Whether the control is enabled. A disabled control ignores touches, which are not passed to the view behind it.
    /// The default is `true`.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled {
                cancelTouch(with: nil)
                endKeyPress()
            }
            stateDidChange()
        }
    }

    /// Whether the control is selected. The meaning depends on the control, and most controls do not change their
    /// appearance.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether the control is highlighted. The value is `true` while a tracked touch is inside the control.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// Called when a part of `state` has changed.
    func stateDidChange() { setNeedsLayout() }

    // MARK: - Accessing the control's content alignment

    /// The horizontal alignment of the content. The default is `center`.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    /// The vertical alignment of the content. The default is `center`.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }

    /// The horizontal alignment, with `leading` and `trailing` converted to `left` or `right`.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        case let alignment: alignment
        }
    }

    // MARK: - Tracking touches

    /// Whether the control is tracking a touch.
    open internal(set) var isTracking = false

    /// Whether the tracked touch is inside the control, or near it.
    open internal(set) var isTouchInside = false

    /// Called when a touch has begun in the control. Return `false` to ignore the touch; no events are sent for it
    /// then.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the touch has moved. Return `false` to stop tracking.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the touch has ended.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when the touch was cancelled, the control was disabled, or the control was removed from its window.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touchBegan(touches, event) }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { touchMoved(touches, event) }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { touchEnded(touches, event) }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if passToMenu(touches) { return }
        if let trackedTouch, touches.contains(trackedTouch) { cancelTouch(with: event) }
    }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        guard newWindow == nil else { return }
        cancelTouch(with: nil)
        endKeyPress()
    }

    // MARK: - Using the keyboard

    /// Whether the control can be focused. An enabled control can be focused (as with full keyboard access).
    open override var canBecomeFocused: Bool { isEnabled }

    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        if context.previouslyFocusedView === self || context.nextFocusedView === self { stateDidChange() }
    }

    /// Highlights the control while Return or Space is pressed.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        // Return and Space belong to an edited text.
        guard isFocused, isEnabled, !isTracking, !(isFirstResponder && self is any UIKeyInput),
            Self.arePressing(presses)
        else {
            return super.pressesBegan(presses, with: event)
        }
        isPressedByKey = true
        isHighlighted = true
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isPressedByKey, Self.arePressing(presses) else { return super.pressesEnded(presses, with: event) }
        endKeyPress()
        if isFocused, !presentsMenu() { press(with: event) }
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isPressedByKey, Self.arePressing(presses) else { return super.pressesCancelled(presses, with: event) }
        endKeyPress()
    }

    private var isPressedByKey = false

    private func endKeyPress() {
        guard isPressedByKey else { return }
        isPressedByKey = false
        isHighlighted = false
    }

    private static func arePressing(_ presses: Set<UIPress>) -> Bool {
        presses.contains { press in
            [.keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter].contains(press.key?.keyCode)
        }
    }

    /// Called when Return or Space was pressed on the focused control. The default implementation has the effect of a
    /// tap.
    func press(with event: UIEvent?) { tapped(with: event) }

    /// Called when an arrow key was pressed on the focused control. The argument is 1 or -1, in reading direction.
    /// Returns whether the control handles the key; otherwise the focus moves.
    func adjust(by steps: Int) -> Bool { false }

    /// Increases the value by the step of an arrow key.
    open override func accessibilityIncrement() {
        super.accessibilityIncrement()
        if isEnabled, accessibilityTraits.contains(.adjustable) { _ = adjust(by: 1) }
    }

    /// Decreases the value by the step of an arrow key.
    open override func accessibilityDecrement() {
        super.accessibilityDecrement()
        if isEnabled, accessibilityTraits.contains(.adjustable) { _ = adjust(by: -1) }
    }

    /// The shape of the focus ring. The default is the shape of the layer.
    var ringShape: (rect: CGRect, cornerRadius: CGFloat) { (bounds, layer.cornerRadius) }

    // MARK: - Adding targets and actions

    /// Adds a method by its name as a handler of events. It is called by `sendAction(_:to:for:)`.
    ///
    /// If the target is `nil`, the first responder in the responder chain that implements the method is called, as in
    /// `addTarget(nil, action: "copy:", for: .touchUpInside)`. The target is referenced weakly.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        handlers.removeAll { !$0.isAlive }
        let weak = target.map { WeakObject($0 as AnyObject) }
        handlers.append(ControlHandler(kind: .named(action, weak), events: controlEvents))
    }

    /// Removes a method that was added by its name. If the target is `nil`, the method is removed for all targets.
    open func removeTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        remove(controlEvents) { $0.name == action && (object == nil || $0.target === object) }
    }

    /// Returns the names of a target's methods for an event; `nil` if the target has no methods for it. If the target
    /// is `nil`, returns the methods that were added without a target. The target may be an element of `allTargets`.
    /// Methods that were added as references have no names and are not included.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        names(of: target, for: controlEvent)
    }

    /// Adds an action as a handler of events. An existing action with the same identifier is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        handlers.append(ControlHandler(kind: .action(action), events: controlEvents))
    }

    /// Removes an action for events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Removes the action with an identifier for events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        remove(controlEvents) { $0.action?.identifier == actionIdentifier }
    }

    /// The targets of all methods. If a method was added without a target, the set contains `NSNull`.
    open var allTargets: Set<AnyHashable> { Set(handlers.compactMap(\.targetInSet)) }

    /// All events with a handler.
    open var allControlEvents: Event { handlers.reduce(into: []) { if $1.isAlive { $0.formUnion($1.events) } } }

    /// Calls a closure for each handler, with the action or the target, and the events. To stop, the closure sets its
    /// last argument to `true`.
    open func enumerateEventHandlers(_ iterator: (UIAction?, AnyObject?, Event, inout Bool) -> Void) {
        var stop = false
        for handler in handlers where handler.isAlive {
            iterator(handler.action, handler.target, handler.events, &stop)
            if stop { return }
        }
    }

    // MARK: - Triggering actions

    /// Calls all handlers of the given events, in the order of their addition.
    open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

    /// Called when the touch has ended inside the control.
    func tapped(with event: UIEvent?) { send(.touchUpInside, with: event) }

    /// Performs an action, with the control as its sender. Called for each action handler. Override it to observe
    /// actions.
    open func sendAction(_ action: UIAction) { action.perform(sender: self) }

    /// Calls a method by its name, with the control as the sender. Called for each handler that was added by name.
    /// Override it to observe these calls or to change the target.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Performs the primary action of the control: opens the menu if `showsMenuAsPrimaryAction` is `true`, otherwise
    /// sends `primaryActionTriggered`.
    open func performPrimaryAction() { if !presentsMenu() { sendActions(for: .primaryActionTriggered) } }

    // MARK: - Showing menus

    /// Whether the control has an interaction that opens its menu. The default is `false`.
    open var isContextMenuInteractionEnabled: Bool {
        get { contextMenuInteraction != nil }
        set { setHasMenu(newValue) }
    }

    /// The interaction that opens the menu; `nil` unless `isContextMenuInteractionEnabled` is `true`.
    open internal(set) var contextMenuInteraction: UIContextMenuInteraction?

    /// Whether the menu opens when the control is touched. In that case, the control sends no events for the end of
    /// the touch. If `false`, the default, a long press opens the menu. A click with the secondary mouse button opens
    /// the menu in both cases.
    open var showsMenuAsPrimaryAction = false {
        didSet { contextMenuInteraction?.opensByPress = !showsMenuAsPrimaryAction }
    }

    /// Returns the attachment point of the menu, in the coordinate space of the control. The default is the center of
    /// the control.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.midY)
    }

    /// Returns the configuration of the menu for a location in the control. The default is `nil`.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Returns the preview that is lifted while the menu is open; `nil`, the default, to show only the menu.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Returns the preview that the lifted preview moves to when the menu closes; `nil`, the default, to move it back.
    /// Called only if a preview was lifted.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Called before the menu opens. An override must call `super`.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { menuWillOpen() }

    /// Called before the menu closes. An override must call `super`.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { menuWillClose() }

    // MARK: - Showing tool tips

    /// The text that is displayed beside a pointer that rests over the control; `nil`, the default, for no tool tip.
    ///
    /// Setting a text adds an interaction, which remains when the property is set to `nil`.
    open var toolTip: String? {
        get { toolTipInteraction?.defaultToolTip }
        set { setToolTip(newValue) }
    }

    /// The interaction that displays the tool tip; `nil` until `toolTip` is set.
    open internal(set) var toolTipInteraction: UIToolTipInteraction?

    /// The named properties of controls.
    open override class var namedProperties: NamedProperties { addControlProperties(to: super.namedProperties) }

    /// The touch that has opened the menu.
    weak var menuTouch: UITouch?
    /// Whether the control is highlighted because its menu is open.
    var hasOpenMenu = false
}
