import Foundation
import QuartzCore

/// Moves the keyboard's focus in a scene.
///
/// The tab key leads from group to group and arrow keys from item to item in one; return and space press the item. The item shows
/// a ring (`UIFocusHaloEffect`) from the first such key until the user touches the screen or clicks: then the focus stays where
/// it is, and the tab key goes on from what was touched (chosen).
///
/// Items that no environment gives a group are a group each, so that the tab key reaches them all (chosen: as with full keyboard
/// access on an iPad).
///
/// Follows <https://developer.apple.com/documentation/uikit/uifocussystem>.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
    private weak var scene: UIWindowScene?
    package private(set) weak var focusedView: UIView?
    /// Where the tab key starts from while nothing has the focus.
    private weak var touchedView: UIView?
    /// Whether the keyboard is in use: the ring is shown.
    package private(set) var usesKeyboard = false
    private var lastFocused: [String: WeakView] = [:]
    private let ring = FocusRing()
    /// Whether a menu has the keys: the focus stays where it is, and its ring comes back with them.
    package var isCovered = false { didSet { if isCovered != oldValue { showRing() } } }
    private var isMoving = false
    private var request: Request?

    private struct WeakView { weak var view: UIView? }

    /// What a program has asked for and what is still to be done.
    private struct Request {
        weak var environment: (any UIFocusEnvironment)?
        /// Whether the focus goes there also from elsewhere.
        let comesFromElsewhere: Bool
    }

    init(scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    nonisolated deinit {}

    // MARK: - Getting the focus system

    /// The focus system of the scene that an environment is in; `nil` outside of one.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        (environment as? UIResponder)?.nearestView?.window?.windowScene?.focusSystem
    }

    /// The item that has the focus; `nil` for none.
    open var focusedItem: (any UIFocusItem)? { focusedView }

    /// Whether an environment is another, or around it.
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

    /// Moves the focus to an environment in the next turn: to what it prefers, or to its first item.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        ask(Request(environment: environment, comesFromElsewhere: true))
    }

    /// Does at once what was asked for.
    open func updateFocusIfNeeded() {
        guard !isMoving, let request else { return }
        self.request = nil
        guard let environment = request.environment else { return }
        if !request.comesFromElsewhere {
            guard let focusedView, Self.environment(environment, contains: focusedView) else { return }
        }
        if let item = FocusMovement.preferredItem(in: environment) { move(to: item, heading: []) }
    }

    /// Something modal comes in front of what has the focus: that goes into it in the next turn, or away where nothing in it can
    /// have it.
    func move(into controller: UIViewController) {
        requestFocusUpdate(to: controller)
        MainLoop.current.enqueue { [weak self] in
            guard let self, let focusedView, let window = focusedView.window,
                Presentation.isBehind(focusedView, in: window)
            else { return }
            ring.hide()
            setFocused(nil)
        }
    }

    func scheduleUpdate(_ environment: any UIFocusEnvironment) {
        ask(Request(environment: environment, comesFromElsewhere: false))
    }

    private func ask(_ request: Request) {
        self.request = request
        MainLoop.current.enqueue { [weak self] in self?.updateFocusIfNeeded() }
    }

    // MARK: - Notifications

    /// Posted after the focus has moved, with the system as the object, and the context and the coordinator.
    public static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
    /// Posted when a key could not move the focus, with the system as the object, and the context.
    public static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")
    /// The key of the context in a notification.
    public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
    /// The key of the coordinator in a notification.
    public static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"

    // MARK: - Moving

    @discardableResult
    private func move(to next: UIView?, heading: UIFocusHeading) -> Bool {
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
        // A callback may have taken the item away.
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
        moveFirstResponder()
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

    /// A field that has the focus gets what is typed; one that has lost it does not.
    private func moveFirstResponder() {
        guard let focusedView, let window = focusedView.window else { return }
        if focusedView.canBecomeFirstResponder {
            focusedView.becomeFirstResponder()
        } else if window.firstResponder is any UIKeyInput {
            window.firstResponder?.resignFirstResponder()
        }
    }

    /// Scrolls the views around the item so far that it and its ring can be seen.
    private func revealFocused() {
        guard usesKeyboard, let focusedView else { return }
        focusedView.reveal(focusedView.bounds.insetBy(dx: -8, dy: -8))
    }

    // MARK: - Coming back

    /// A controller is seen after a transition. Where nothing has the focus, and one of the controller's items had
    /// it last, the focus comes back: to that item, or where its controller does not want that, or it is gone, to
    /// what is preferred there.
    ///
    /// Only while the keyboard is in use; a finger needs no focus.
    static func restore(in controller: UIViewController) {
        guard let last = controller.extras?.lastFocused, let window = controller.viewStorage?.window,
            let system = window.windowScene?.focusSystemIfMade, system.usesKeyboard
        else { return }
        let items = FocusMovement.items(in: window)
        guard !items.contains(where: { $0.view === system.focusedView }) else { return }
        let owner = last.nearestController ?? controller
        if owner.restoresFocusAfterTransition, items.contains(where: { $0.view === last }) {
            system.move(to: last, heading: [])
        } else {
            system.requestFocusUpdate(to: owner.viewStorage?.window === window ? owner : controller)
        }
    }

    // MARK: - Keys

    /// Moves the focus from a view in a list to the list.
    package func moveOut(to list: UIView, _ heading: UIFocusHeading) -> Bool { move(to: list, heading: heading) }

    /// Moves the focus by a key. Returns whether it did.
    func move(by heading: UIFocusHeading, in window: UIWindow) -> Bool {
        let isTab = !heading.isDisjoint(with: [.next, .previous])
        let items = FocusMovement.items(in: window)
        guard !items.isEmpty else { return false }
        let wasShown = usesKeyboard
        usesKeyboard = true
        // What is gone, hidden or disabled since has the focus no more.
        let present = focusedView.flatMap { view in items.first { $0.view === view } }
        if !wasShown, let present, isTab, touchedView == nil {
            // The first key only shows where the focus is.
            showRing()
            _ = present
            return true
        }
        let start = touchedItem(among: items) ?? present
        touchedView = nil
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
            // An arrow that leads nowhere may scroll.
            return isTab
        }
        if next === focusedView { showRing() } else { move(to: next, heading: heading) }
        return true
    }

    private func touchedItem(among items: [FocusMovement.Item]) -> FocusMovement.Item? {
        guard let touched = touchedView ?? (focusedView == nil ? firstResponderView : nil) else { return nil }
        return items.first { touched.isInside($0.view) } ?? items.first { $0.view.isInside(touched) }
    }

    private var firstResponderView: UIView? { scene?.keyWindow?.firstResponder as? UIView }

    /// What gets a key that is pressed: the item that has the focus, where that is shown. What does not press it goes to a first
    /// responder, if there is one, and from the item else on to what scrolls around it.
    func responder(for key: UIKeyboardHIDUsage) -> UIResponder? {
        guard usesKeyboard, let focusedView, focusedView.canBecomeFocused else { return nil }
        switch key {
        case .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter: return focusedView
        default: return scene?.keyWindow?.firstResponder == nil ? focusedView : nil
        }
    }

    // MARK: - What happens to items

    /// A view was touched or clicked: no ring is needed.
    func viewWasTouched(_ view: UIView) {
        touchedView = view
        usesKeyboard = false
        ring.hide()
    }

    /// A view leaves its window, and with it maybe the item that has the focus.
    func viewLeaves(_ view: UIView) {
        guard let focusedView, focusedView.isInside(view) else { return }
        ring.hide()
        setFocused(nil)
    }

    /// Shows the ring where the item is now.
    func showRing() {
        if usesKeyboard, !isCovered, let focusedView { ring.show(around: focusedView) } else { ring.hide() }
    }
}
