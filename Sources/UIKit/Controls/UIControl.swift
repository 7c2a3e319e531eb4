import CoreGraphics
import Foundation

/// A view that responds to user input by sending events: the base class of buttons, switches and fields.
///
/// A control tracks one touch: it begins, is dragged inside and outside, ends or is cancelled. For each change the
/// control sends an `Event` to the methods and actions that were added for it. Subclasses override
/// `beginTracking(_:with:)` and related methods to track the touch themselves.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontrol>. Methods are passed as typed references instead
/// of selectors:
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

    /// Creates a control that performs an action when its primary action is triggered.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Creates a control from a storyboard or nib. With a different coder the control has its default values.
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

    /// Whether the control is enabled. A disabled control receives touches and ignores them. The default is `true`.
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

    /// Whether the control is selected. The meaning depends on the control. Most controls do not change their
    /// appearance.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether the control is highlighted. It is set while a touch is tracked inside the control.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// Called after a part of `state` has changed.
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

    /// The horizontal alignment with leading and trailing resolved to left and right.
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

    /// Called when a touch begins in the control. Return `false` to ignore the touch. In that case, no events are
    /// sent.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the touch has moved. Return `false` to stop tracking.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the touch has ended.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when the touch was cancelled, or the control was disabled or left its window.
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

    /// Whether the control can have the keyboard focus, which is the case if it is enabled (chosen: as with full
    /// keyboard access).
    open override var canBecomeFocused: Bool { isEnabled }

    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        if context.previouslyFocusedView === self || context.nextFocusedView === self { stateDidChange() }
    }

    /// Highlights the control while Return or Space is pressed.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isFocused, isEnabled, !isTracking, Self.arePressing(presses) else {
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

    /// Called when Return or Space was pressed on the focused control. The default is the effect of a tap.
    func press(with event: UIEvent?) { tapped(with: event) }

    /// Called when an arrow key was pressed on the focused control, with 1 or -1 in the reading direction. Returns
    /// whether the control handles the key. Otherwise the focus is moved.
    func adjust(by steps: Int) -> Bool { false }

    /// The shape of the ring around the focused control. By default it is the shape of the layer.
    var ringShape: (rect: CGRect, cornerRadius: CGFloat) { (bounds, layer.cornerRadius) }

    // MARK: - Adding targets and actions

    /// Adds a method by its name for events. It is called through `sendAction(_:to:for:)`.
    ///
    /// Without a target, the method is sent to the first responder in the chain that implements it, as in
    /// `addTarget(nil, action: "copy:", for: .touchUpInside)`. A target is not retained.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        handlers.removeAll { !$0.isAlive }
        let weak = target.map { ControlHandler.WeakTarget(object: $0 as AnyObject) }
        handlers.append(ControlHandler(kind: .named(action, weak), events: controlEvents))
    }

    /// Removes a method that was added by its name for events. A target of `nil` matches all targets.
    open func removeTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        remove(controlEvents) { $0.name == action && (object == nil || $0.target === object) }
    }

    /// Returns the names of a target's methods for an event, or `nil` if no method was added. A target of `nil`
    /// returns methods that were added without a target. The target may be an element of `allTargets`. Methods that
    /// were added as references have no names.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        names(of: target, for: controlEvent)
    }

    /// Adds an action for events. It replaces an action with the same identifier.
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

    /// The targets. The set contains `NSNull` if a method was added without a target.
    open var allTargets: Set<AnyHashable> { Set(handlers.compactMap(\.targetInSet)) }

    /// All events with a handler.
    open var allControlEvents: Event { handlers.reduce(into: []) { if $1.isAlive { $0.formUnion($1.events) } } }

    /// Enumerates the handlers: an action or a target, and the events. Set the last argument to `true` to stop.
    open func enumerateEventHandlers(_ iterator: (UIAction?, AnyObject?, Event, inout Bool) -> Void) {
        var stop = false
        for handler in handlers where handler.isAlive {
            iterator(handler.action, handler.target, handler.events, &stop)
            if stop { return }
        }
    }

    // MARK: - Triggering actions

    /// Calls all handlers of the events, in the order of their addition.
    open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

    /// Called when the touch has ended inside. A button overrides it.
    func tapped(with event: UIEvent?) { send(.touchUpInside, with: event) }

    /// Performs an action with the control as its sender. Called for each action. Override it to observe actions.
    open func sendAction(_ action: UIAction) { action.perform(sender: self) }

    /// Calls a method by its name, with the control as the sender. Called for each method that was added by name.
    /// Override it to observe the calls or to change their target.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Triggers the primary action of the control: opens its menu if `showsMenuAsPrimaryAction` is set.
    open func performPrimaryAction() { if !presentsMenu() { sendActions(for: .primaryActionTriggered) } }

    // MARK: - Showing menus

    /// Whether the control has an interaction that opens its menu. The default is `false`.
    open var isContextMenuInteractionEnabled: Bool {
        get { contextMenuInteraction != nil }
        set { setHasMenu(newValue) }
    }

    /// The interaction that opens the menu, or `nil` unless `isContextMenuInteractionEnabled` is set.
    open internal(set) var contextMenuInteraction: UIContextMenuInteraction?

    /// Whether the menu opens when the control is touched. In that case, the control sends no events for the end of a
    /// touch. Otherwise a long press opens the menu. The default is `false`. The secondary button opens it in both
    /// cases.
    open var showsMenuAsPrimaryAction = false {
        didSet { contextMenuInteraction?.opensByPress = !showsMenuAsPrimaryAction }
    }

    /// Returns the center of the menu, in the coordinates of the control. The default is the center of the control.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.midY)
    }

    /// Returns the menu for a location in the control. The default is `nil`.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Returns the preview that is lifted while the menu is open. With `nil`, the default, only the menu is shown.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Returns the target of the lifted preview when the menu closes. With `nil`, the default, it moves back. Called
    /// only if a preview was lifted.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Called before the menu opens. Overrides must call `super`.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { menuWillOpen() }

    /// Called before the menu closes. Overrides must call `super`.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { menuWillClose() }

    // MARK: - Showing tool tips

    /// The text that is shown beside a pointer that rests over the control, or `nil`, which is the default.
    ///
    /// Setting a text adds an interaction, which is not removed afterwards.
    open var toolTip: String? {
        get { toolTipInteraction?.defaultToolTip }
        set { setToolTip(newValue) }
    }

    /// The interaction that shows the tool tip, or `nil` until `toolTip` was set.
    open internal(set) var toolTipInteraction: UIToolTipInteraction?

    /// Adds the properties of controls.
    open override class var namedProperties: NamedProperties { addControlProperties(to: super.namedProperties) }

    /// The touch that has opened the menu.
    weak var menuTouch: UITouch?
    /// Whether the control is highlighted because its menu is open.
    var isHeldByMenu = false
}
