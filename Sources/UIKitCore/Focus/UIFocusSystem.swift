import Foundation
import QuartzCore

// Chosen (Input): Every enabled control can be focused. It is a separate focus group unless an environment specifies
// its group, so that the tab key reaches all controls.
/// Moves the keyboard's focus in a scene.
///
/// The tab key moves between groups, and arrow keys move between the items of a group; return and space press the item.
/// The first of these keys shows a ring (`UIFocusHaloEffect`) around the item. When the user touches the screen or
/// clicks, the ring is hidden: the focus is unchanged, and the tab key continues from the touched view.
///
/// Each item without a group from an environment is a separate group, so that the tab key reaches all items (as with
/// full keyboard access on an iPad).
///
/// Follows <https://developer.apple.com/documentation/uikit/uifocussystem>.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
    private weak var scene: UIWindowScene?
    package private(set) weak var focusedView: UIView?
    /// The start of the tab key's movement after a touch.
    private var touchedView: UIView? { scene?.input.touchedView }
    /// Whether the keyboard is in use, so that the ring is shown.
    package private(set) var usesKeyboard = false
    private var lastFocused: [String: WeakView] = [:]
    private let ring = FocusRing()
    /// Whether a menu receives the keys: the focus is unchanged, and its ring is hidden meanwhile.
    package var isCovered = false { didSet { if isCovered != oldValue { showRing() } } }
    private var isMoving = false
    /// Whether the focus returns to an item after a transition. A list then focuses the row that was focused last.
    package private(set) var isRestoring = false
    private var request: Request?

    private struct WeakView { weak var view: UIView? }

    /// A pending request of a program.
    private struct Request {
        weak var environment: (any UIFocusEnvironment)?
        /// Whether the focus may enter from outside the environment.
        let isForEnvironment: Bool
    }

    init(scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    nonisolated deinit {}

    // MARK: - Getting the focus system

    /// Returns the focus system of an environment's scene; `nil` outside a scene.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        (environment as? UIResponder)?.nearestView?.window?.windowScene?.focusSystem
    }

    /// The focused item; `nil` if the focus is empty.
    open var focusedItem: (any UIFocusItem)? { focusedView }

    /// Returns whether an environment equals or contains a second environment.
    open class func environment(
        _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
    ) -> Bool {
        var current: (any UIFocusEnvironment)? = otherEnvironment
        while let candidate = current {
            if candidate === environment { return true }
            current = candidate.parentFocusEnvironment
        }
        return false
    }

    // MARK: - Moving the focus

    /// Moves the focus to an environment in the next turn: to its preferred item, or to its first item.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        ask(Request(environment: environment, isForEnvironment: true))
    }

    /// Performs a pending request immediately.
    open func updateFocusIfNeeded() {
        guard !isMoving, let request else { return }
        self.request = nil
        guard let environment = request.environment else { return }
        if !request.isForEnvironment {
            guard let focusedView, Self.environment(environment, contains: focusedView) else { return }
        }
        if let item = FocusMovement.preferredItem(in: environment) { move(to: item, heading: []) }
    }

    // Chosen (Controllers): While the focus is shown, a modal presentation moves it into the presented view, or
    // removes it if that view has no focusable item, and restores it afterwards.
    /// Called when a modal controller covers the focused item. The focus moves into the controller in the next turn,
    /// or is removed if the controller has no focusable item.
    func move(into controller: UIViewController) {
        requestFocusUpdate(to: controller)
        MainLoop.current.enqueue { [weak self] in
            guard let self, let focusedView, let window = focusedView.window,
                PresentationTree.isBehind(focusedView, in: window)
            else { return }
            ring.hide()
            setFocused(nil)
        }
    }

    func scheduleUpdate(_ environment: any UIFocusEnvironment) {
        ask(Request(environment: environment, isForEnvironment: false))
    }

    private func ask(_ request: Request) {
        self.request = request
        MainLoop.current.enqueue { [weak self] in self?.updateFocusIfNeeded() }
    }

    // Chosen (Input): Visible keyboard focus moves into a window that becomes key: to the item that was focused in it
    // last, otherwise to its preferred item.
    /// Moves visible keyboard focus into the key window.
    func follow(_ keyWindow: UIWindow?) {
        guard usesKeyboard, let keyWindow, focusedView?.window !== keyWindow else { return }
        if focusedView != nil {
            ring.hide()
            setFocused(nil)
        }
        MainLoop.current.enqueue { [weak self, weak keyWindow] in
            guard let self, let keyWindow, keyWindow.isKeyWindow, focusedView == nil,
                let front = PresentationTree.usableViews(in: keyWindow).front
            else { return }
            if front.extras?.lastFocused?.window === keyWindow {
                Self.restore(in: front, beginsEditing: false)
            } else {
                requestFocusUpdate(to: front)
            }
        }
    }

    // MARK: - Notifications

    /// Posted after the focus moved, with the system as the object, and the context and the coordinator.
    public static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
    /// Posted when a key could not move the focus, with the system as the object, and the context.
    public static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")
    /// The key of the context in a notification.
    public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
    /// The key of the coordinator in a notification.
    public static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"

    // MARK: - Moving

    /// - Parameter beginsEditing: Whether the focused item becomes first responder, so that a text is edited.
    @discardableResult
    private func move(to next: UIView?, heading: UIFocusHeading, beginsEditing: Bool = true) -> Bool {
        guard !isMoving, next !== focusedView else { return false }
        isMoving = true
        defer { isMoving = false }
        let previous = focusedView
        let context = UIFocusUpdateContext(previous: previous, next: next, heading: heading)
        let environments = FocusMovement.environments(around: previous, and: next)
        guard environments.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else {
            fail(context)
            return false
        }
        // A callback may have removed the item.
        guard next == nil || next?.window?.windowScene === scene else { return false }
        setFocused(next)
        let coordinator = UIFocusAnimationCoordinator()
        for environment in environments { environment.didUpdateFocus(in: context, with: coordinator) }
        NotificationCenter.default.post(
            name: Self.didUpdateNotification, object: self,
            userInfo: [
                Self.focusUpdateContextUserInfoKey: context, Self.animationCoordinatorUserInfoKey: coordinator,
            ])
        coordinator.run()
        if beginsEditing { moveFirstResponder() }
        revealFocused()
        showRing()
        return true
    }

    private func fail(_ context: UIFocusUpdateContext) {
        NotificationCenter.default.post(
            name: Self.movementDidFailNotification, object: self,
            userInfo: [Self.focusUpdateContextUserInfoKey: context])
    }

    private func setFocused(_ view: UIView?) {
        focusedView?.flags.isFocused = false
        focusedView = view
        view?.flags.isFocused = true
        view?.rememberFocus()
        guard let view, let group = FocusMovement.group(of: view) else { return }
        lastFocused = lastFocused.filter { $0.value.view != nil }
        lastFocused[group] = WeakView(view: view)
    }

    /// Makes the focused item first responder if possible; otherwise a text input that is first responder resigns,
    /// unless it contains the item, such as the button of a field that is visible while the field is edited.
    private func moveFirstResponder() {
        guard let focusedView, let window = focusedView.window else { return }
        if focusedView.canBecomeFirstResponder {
            focusedView.becomeFirstResponder()
        } else if let first = window.firstResponder, first is any UIKeyInput,
            !(first.nearestView.map(focusedView.isInside) ?? false)
        {
            first.resignFirstResponder()
        }
    }

    // Chosen (Input): While the keyboard is in use, the focus moves to a text that a program makes first responder.
    /// Called when a responder has become first responder. The focus follows it in the next turn if it is a text.
    func follow(_ responder: UIResponder?) {
        guard usesKeyboard, !isMoving, responder is any UIKeyInput, let view = responder as? UIView,
            view !== focusedView, view.canBecomeFocused
        else { return }
        requestFocusUpdate(to: view)
    }

    /// Scrolls the enclosing scroll views until the item and its ring are visible.
    private func revealFocused() {
        guard usesKeyboard, let focusedView else { return }
        focusedView.reveal(focusedView.bounds.insetBy(dx: -8, dy: -8))
    }

    // MARK: - Restoring the focus

    // Chosen (Controllers): `restoresFocusAfterTransition` has an effect while the keyboard is in use and no other
    // view has the focus.
    /// Called when a controller is visible after a transition. Restores the focus if it is empty and an item of the
    /// controller was focused last. The focus returns to that item, or to the preferred item if the item's controller
    /// disables this or the item was removed.
    ///
    /// Only while the keyboard is in use, since touches need no focus.
    ///
    /// - Parameter beginsEditing: Whether a focused text is edited again. A presentation restores the first responder
    ///   itself.
    static func restore(in controller: UIViewController, beginsEditing: Bool = true) {
        guard let last = controller.extras?.lastFocused, let window = controller.viewStorage?.window,
            let system = window.windowScene?.focusSystemIfMade, system.usesKeyboard
        else { return }
        let items = FocusMovement.items(in: window)
        guard !items.contains(where: { $0.view === system.focusedView }) else { return }
        let owner = last.nearestController ?? controller
        if owner.restoresFocusAfterTransition, items.contains(where: { $0.view === last }) {
            system.isRestoring = true
            defer { system.isRestoring = false }
            system.move(to: last, heading: [], beginsEditing: beginsEditing)
        } else {
            system.requestFocusUpdate(to: owner.viewStorage?.window === window ? owner : controller)
        }
    }

    // MARK: - Keys

    /// Moves the focus from a view in a list to the list.
    package func moveOut(to list: UIView, _ heading: UIFocusHeading) -> Bool { move(to: list, heading: heading) }

    /// Moves the focus by a key. Returns whether the key had an effect.
    func move(by heading: UIFocusHeading, in window: UIWindow) -> Bool {
        let isTab = !heading.isDisjoint(with: [.next, .previous])
        let items = FocusMovement.items(in: window)
        guard !items.isEmpty else { return false }
        let wasShown = usesKeyboard
        usesKeyboard = true
        // Items that were removed, hidden or disabled meanwhile lose the focus.
        let present = focusedView.flatMap { view in items.first { $0.view === view } }
        let text = wasShown ? nil : window.firstResponder.flatMap { $0 is any UIKeyInput ? $0 as? UIView : nil }
        if !wasShown, present != nil, isTab, touchedView == nil, text == nil {
            // The first key only shows the focused item.
            showRing()
            return true
        }
        let start = touchedItem(or: text, among: items) ?? present
        scene?.input.touchedView = nil
        let next: UIView?
        if isTab {
            next = FocusMovement.next(
                after: start, backwards: heading == .previous, among: items, lastFocused: { self.lastFocused[$0]?.view }
            )
        } else {
            guard let start else { return false }
            next = FocusMovement.neighbour(of: start, towards: heading, among: items)
        }
        guard let next else {
            fail(UIFocusUpdateContext(previous: focusedView, next: nil, heading: heading))
            // An arrow key without a next item may scroll.
            return isTab
        }
        if next === focusedView { showRing() } else { move(to: next, heading: heading) }
        return true
    }

    /// Returns the innermost item around the touched view, the edited text or the first responder; otherwise the first
    /// item inside it.
    ///
    /// - Parameter text: The edited text while the focus is hidden.
    private func touchedItem(or text: UIView?, among items: [FocusMovement.Item]) -> FocusMovement.Item? {
        guard let touched = touchedView ?? text ?? (focusedView == nil ? firstResponderView : nil) else { return nil }
        var view: UIView? = touched
        while let current = view {
            if let item = items.first(where: { $0.view === current }) { return item }
            view = current.superviewStorage
        }
        return items.first { $0.view.isInside(touched) }
    }

    private var firstResponderView: UIView? { scene?.keyWindow?.firstResponder as? UIView }

    /// Returns the receiver of a pressed key: the focused item while its ring is shown. Keys that do not press the
    /// item are sent to the first responder, as well as all keys of a text that is edited while an item outside it has
    /// the focus. Without a first responder, the item receives them, followed by the scroll views around it.
    func responder(for key: UIKeyboardHIDUsage) -> UIResponder? {
        guard usesKeyboard, let focusedView, focusedView.canBecomeFocused else { return nil }
        let first = scene?.keyWindow?.firstResponder
        if first !== focusedView, first is any UIKeyInput {
            // The button of an edited field is pressed by the keys.
            guard let text = first?.nearestView, focusedView.isInside(text) else { return nil }
        }
        switch key {
        case .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter: return focusedView
        default: return first == nil ? focusedView : nil
        }
    }

    // MARK: - Events of items

    /// Hides the ring, since a view was touched or clicked.
    func viewWasTouched() {
        usesKeyboard = false
        ring.hide()
    }

    /// Removes the focus if the focused item leaves the window together with a view.
    func viewLeaves(_ view: UIView) {
        guard let focusedView, focusedView.isInside(view) else { return }
        ring.hide()
        setFocused(nil)
    }

    // Chosen (Input): The ring is shown from the first tab key until the next touch or click.
    /// Shows the ring at the item's current position.
    func showRing() {
        if usesKeyboard, !isCovered, let focusedView { ring.show(around: focusedView) } else { ring.hide() }
    }
}
