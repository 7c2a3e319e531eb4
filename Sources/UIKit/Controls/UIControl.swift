import CoreGraphics
import Foundation

/// A view that people use, and that sends events when they do: the base of buttons, switches and fields.
///
/// A control tracks one touch: it comes down, is dragged inside and outside, goes up or is cancelled. For each of these
/// it sends an `Event` to the methods and actions that were added for it. Subclasses override `beginTracking(_:with:)`
/// and the like to track the touch themselves.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontrol>. Methods are given as typed references, not by name:
///
///     button.addTarget(self, action: ViewController.buttonTapped(_:), for: .touchUpInside)
open class UIControl: UIView {
    var handlers: [ControlHandler] = []

    /// The tracked touch.
    weak var trackedTouch: UITouch?

    /// Makes a control.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        flags.keepsTouchesFromScrolling = true
    }

    /// Makes a control that performs an action when it is used in the way that it is mainly for.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Makes a control of a storyboard or nib; another coder says nothing.
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

    /// Whether the control can be used. A disabled one gets touches and ignores them. `true` unless set.
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

    /// Whether the control is selected. What that means is up to the kind of control; most look the same.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether the control is highlighted. Set while it tracks a touch inside.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// Called after a part of `state` has changed.
    func stateDidChange() { setNeedsLayout() }

    // MARK: - Accessing the control's content alignment

    /// Where content stands between the left and the right side. In the middle unless set.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    /// Where content stands between the top and the bottom. In the middle unless set.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }

    /// The horizontal alignment with leading and trailing as left and right.
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

    /// Whether the tracked touch is inside of the control, or near enough.
    open internal(set) var isTouchInside = false

    /// Called when a touch comes down in the control. `false` stops tracking it; no events are sent for it then.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the touch has moved. `false` stops tracking it.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the touch has gone up.
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

    /// Whether the control is enabled: then it can have the keyboard's focus (chosen: as with full keyboard access).
    open override var canBecomeFocused: Bool { isEnabled }

    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        if context.previouslyFocusedView === self || context.nextFocusedView === self { stateDidChange() }
    }

    /// Highlights the control while return or space presses it.
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

    /// Called when return or space was pressed on the focused control: as a tap.
    func press(with event: UIEvent?) { tapped(with: event) }

    /// Called when an arrow key was pressed on the focused control, with 1 or -1 in the direction of reading. Returns whether the
    /// control uses the key; otherwise it moves the focus.
    func adjust(by steps: Int) -> Bool { false }

    /// The shape of the ring around the focused control: its layer's, unless overridden.
    var ringShape: (rect: CGRect, cornerRadius: CGFloat) { (bounds, layer.cornerRadius) }

    // MARK: - Adding targets and actions

    /// Adds a method by its name for these events, called through `sendAction(_:to:for:)`.
    ///
    /// Without a target it goes to the first responder in the chain that can perform it, such as
    /// `addTarget(nil, action: "copy:", for: .touchUpInside)`. A target is kept weakly.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        handlers.removeAll { !$0.isAlive }
        let weak = target.map { ControlHandler.WeakTarget(object: $0 as AnyObject) }
        handlers.append(ControlHandler(kind: .named(action, weak), events: controlEvents))
    }

    /// Removes a method that was added by its name for these events; that of any target for `nil`.
    open func removeTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        remove(controlEvents) { $0.name == action && (object == nil || $0.target === object) }
    }

    /// The names of a target's methods (with `nil`, of those without a target) that are called for an event; `nil` when
    /// there are none. The target may be an element of `allTargets`. Methods that were added as references have no
    /// names.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        names(of: target, for: controlEvent)
    }

    /// Adds an action for these events. One with the same identifier that was added for an event before is
    /// replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        handlers.append(ControlHandler(kind: .action(action), events: controlEvents))
    }

    /// Removes an action for these events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Removes the action of this identifier for these events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        remove(controlEvents) { $0.action?.identifier == actionIdentifier }
    }

    /// The objects whose methods are called; an `NSNull` if a method was added without a target.
    open var allTargets: Set<AnyHashable> { Set(handlers.compactMap(\.targetInSet)) }

    /// All events for which something is called.
    open var allControlEvents: Event { handlers.reduce(into: []) { if $1.isAlive { $0.formUnion($1.events) } } }

    /// Enumerates everything that is called: an action, or a target, and the events. Set the last argument to `true` to
    /// stop.
    open func enumerateEventHandlers(_ iterator: (UIAction?, AnyObject?, Event, inout Bool) -> Void) {
        var stop = false
        for handler in handlers where handler.isAlive {
            iterator(handler.action, handler.target, handler.events, &stop)
            if stop { return }
        }
    }

    // MARK: - Triggering actions

    /// Calls everything that was added for these events, in the order in which it was added.
    open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

    /// Called when the touch was lifted inside. A button does more.
    func tapped(with event: UIEvent?) { send(.touchUpInside, with: event) }

    /// Performs an action with the control as its sender. Called for each action; override it to watch them.
    open func sendAction(_ action: UIAction) { action.perform(sender: self) }

    /// Calls a method by its name, with the control as the sender. Called for each that was added by name; override it to
    /// watch them, or to call them elsewhere.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Does what the control is mainly for: opens its menu, where `showsMenuAsPrimaryAction` is set.
    open func performPrimaryAction() { if !presentsMenu() { sendActions(for: .primaryActionTriggered) } }

    // MARK: - Showing menus

    /// Whether the control has an interaction that opens its menu. The default is `false`.
    open var isContextMenuInteractionEnabled: Bool {
        get { contextMenuInteraction != nil }
        set { setHasMenu(newValue) }
    }

    /// Opens the control's menu; `nil` unless `isContextMenuInteractionEnabled` is set.
    open internal(set) var contextMenuInteraction: UIContextMenuInteraction?

    /// Whether the menu opens as soon as the control is touched, which then sends no events for touches that are lifted.
    /// Otherwise a long press opens it. The default is `false`. The secondary button opens it in either case.
    open var showsMenuAsPrimaryAction = false {
        didSet { contextMenuInteraction?.opensByPress = !showsMenuAsPrimaryAction }
    }

    /// Where the middle of the menu is to be, in the control's space: in the middle of it, unless overridden.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.midY)
    }

    /// The menu for a point of the control. None, unless overridden.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// What is lifted while the menu is open. The default is `nil`: the menu of a control is shown alone.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Where what was lifted goes when the menu closes: back for `nil`, which is the default. Asked only where something was lifted.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Called when the menu is about to open. Overrides call `super`.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { menuWillOpen() }

    /// Called when the menu is about to close. Overrides call `super`.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { menuWillClose() }

    // MARK: - Showing tool tips

    /// The text that is shown beside a pointer that rests over the control; `nil`, the default, for none.
    ///
    /// Setting a text adds an interaction, which stays with the control afterwards.
    open var toolTip: String? {
        get { toolTipInteraction?.defaultToolTip }
        set { setToolTip(newValue) }
    }

    /// What shows the tool tip; `nil` until `toolTip` has been set.
    open internal(set) var toolTipInteraction: UIToolTipInteraction?

    /// With the properties of controls.
    open override class var namedProperties: NamedProperties { addControlProperties(to: super.namedProperties) }

    /// The touch on which the menu has opened.
    weak var menuTouch: UITouch?
    /// Whether the control is highlighted since its menu is open.
    var isHeldByMenu = false
}
