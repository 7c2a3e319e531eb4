import CoreGraphics
import Foundation
import RenderServer

/// An edit menu that is open in a window, displayed as a row.
///
///                present              dismiss, choice, touch beside it, escape,
///                                     the source leaves its window
///     (made) ───────────────▶ open ────────────────────────────────────────────▶ closed
///
/// A scene has at most one open edit menu, so opening a second menu closes the first. A touch outside the menu closes
/// the menu and is also handled by the views below. All keys except Escape are sent to the first responder.
@MainActor
final class EditMenuPresentation: ModalInput, MenuTouchTarget {
    /// The source view of the menu.
    private weak var source: UIView?
    /// The target rectangle, in the coordinate space of the source view.
    private var target: CGRect
    private let direction: UIEditMenuArrowDirection
    private weak var scene: UIWindowScene?
    private let host = EditMenuHost()
    private let bar: EditMenuBar
    private let observer = EditMenuTouchObserver()
    /// The open menu and its open submenus, the innermost last.
    private var menus: [UIMenu]
    private var found: [ObjectIdentifier: [UIMenuElement]] = [:]
    private var loading: Set<ObjectIdentifier> = []
    private(set) var isClosed = false
    /// Called once, when the menu closes.
    var willEnd: (MenuAnimator) -> Void = { _ in }
    /// Called when the frame of an open menu changes.
    var frameDidChange: () -> Void = {}
    /// The frame of the menu, in the coordinate space of the screen.
    private(set) var frame = CGRect.zero

    /// - Parameters:
    ///   - menu: The menu, after its commands were replaced by actions.
    ///   - target: The target rectangle, in the coordinate space of the source view.
    init(_ menu: UIMenu, for source: UIView, target: CGRect, preferring direction: UIEditMenuArrowDirection) {
        (self.source, self.target, self.direction, menus) = (source, target, direction, [menu])
        bar = EditMenuBar(isMirrored: source.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        host.presentation = self
        host.addSubview(bar)
        showTopMenu()
    }

    nonisolated deinit {}

    // MARK: Opening and closing

    /// Opens the menu over all other content of the source view's window.
    func present(alongside animator: MenuAnimator) {
        guard let source, let window = source.window, let scene = window.windowScene else { return }
        let other = scene.editMenu
        self.scene = scene
        scene.editMenu = self
        other?.dismiss(animated: true)
        guard !isClosed, source.window === window else { return dismiss(animated: false) }
        host.overrideUserInterfaceStyle = source.traitCollection.userInterfaceStyle
        observer.didTouch = { [weak self] point in
            guard let self, !contains(host.convert(point, from: observer.view)) else { return }
            dismiss(animated: true)
        }
        UIView.performWithoutAnimation {
            host.frame = window.bounds
            window.addSubview(host)
            window.addGestureRecognizer(observer)
            layOut()
            setOpen(false)
        }
        UIView.animate(
            withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .curveEaseOut],
            animations: { [self] in
                setOpen(true)
                animator.runAnimations()
            }, completion: { _ in animator.runCompletions() })
    }

    // Chosen (Pasteboard): An edit menu fades in 0.25 and out in 0.2 seconds.
    private func setOpen(_ isOpen: Bool) {
        bar.alpha = isOpen ? 1 : 0
        bar.transform = isOpen ? .identity : CGAffineTransform(scaleX: 0.8, y: 0.8)
    }

    func dismiss(animated: Bool) {
        guard !isClosed else { return }
        isClosed = true
        if scene?.editMenu === self { scene?.editMenu = nil }
        host.isUserInteractionEnabled = false
        observer.view?.removeGestureRecognizer(observer)
        let animator = MenuAnimator()
        willEnd(animator)
        guard animated, host.window != nil else {
            animator.runAnimations()
            host.removeFromSuperview()
            return animator.runCompletions()
        }
        UIView.animate(
            withDuration: 0.2, delay: 0, options: [.curveEaseOut, .beginFromCurrentState],
            animations: { [bar] in
                bar.alpha = 0
                animator.runAnimations()
            },
            completion: { [host] _ in
                host.removeFromSuperview()
                animator.runCompletions()
            })
    }

    func viewLeaves(_ view: UIView) {
        guard !isClosed, host.isDescendant(of: view) || source?.isDescendant(of: view) != false else { return }
        dismiss(animated: false)
    }

    func windowResigns(_ window: UIWindow?) {
        guard !isClosed, host.window === window else { return }
        dismiss(animated: window?.isHidden == false)
    }

    func handle(_ key: KeyEvent) -> Bool {
        guard UIKeyboardHIDUsage(rawValue: key.usage) == .keyboardEscape else { return false }
        dismiss(animated: true)
        return true
    }

    // MARK: Content

    // Chosen (Pasteboard): Submenus of an edit menu replace the row, with a chevron that leads back.
    /// Displays a menu and closes all other open menus.
    func show(_ menu: UIMenu) {
        menus = [menu]
        showTopMenu()
        layOut()
    }

    private func showTopMenu() {
        guard let menu = menus.last else { return }
        load(menu)
        let elements = EditMenuContent.row(of: menu) { [found] in $0.cachedElements ?? found[ObjectIdentifier($0)] }
        bar.show(elements, isSubmenu: menus.count > 1)
    }

    /// Loads the deferred elements of a menu. They are displayed when they have been loaded.
    private func load(_ menu: UIMenu) {
        for element in EditMenuContent.deferred(in: menu) where loading.insert(ObjectIdentifier(element)).inserted {
            element.load { [weak self, element] elements in
                guard let self, !isClosed else { return }
                found[ObjectIdentifier(element)] = elements
                showTopMenu()
                layOut()
            }
        }
    }

    // MARK: Layout

    /// Moves the menu to a new target.
    func move(to target: CGRect, animated: Bool) {
        self.target = target
        guard animated else { return layOut() }
        UIView.animate(withDuration: 0.25, delay: 0, options: .beginFromCurrentState) { [self] in layOut() }
    }

    func layOut() {
        guard !isClosed, let source, let window = host.window, source.window === window else { return }
        let edge = EditMenuMetrics.distanceFromEdge
        var area = host.bounds.inset(by: window.safeAreaInsets).insetBy(dx: edge, dy: edge)
        if area.isNull || area.width < 1 || area.height < 1 { area = host.bounds }
        let size = bar.fit(in: area.width)
        let place = EditMenuPlacement.place(
            size, for: source.convert(target, to: host), in: area, preferring: direction)
        bar.move(to: place)
        let before = frame
        frame = host.convert(place.frame, to: nil)
        if before != .zero, frame != before { frameDidChange() }
    }

    // MARK: Touching

    /// Returns whether a point in the host's coordinate space is in the menu.
    func contains(_ point: CGPoint) -> Bool { !isClosed && bar.bounds.contains(bar.convert(point, from: host)) }

    private func item(at point: CGPoint) -> EditMenuItemView? {
        let item = bar.item(at: bar.convert(point, from: host))
        return item?.isUsable == true ? item : nil
    }

    /// Highlights the item at the location of a touch. Called when a touch in the menu moves, with its location in the
    /// host's coordinate space.
    func track(_ point: CGPoint) { bar.highlighted = item(at: point) }

    func touchBegan(at point: CGPoint) { track(point) }

    func stopTracking() { bar.highlighted = nil }

    /// Chooses the item at the location of a touch. Called when the touch has ended.
    func release(at point: CGPoint) {
        stopTracking()
        guard !isClosed, let item = item(at: point) else { return }
        switch item.kind {
        case .nextPage: turnPage(by: 1)
        case .previousPage: turnPage(by: -1)
        case .element(let menu as UIMenu): change { menus.append(menu) }
        case .element(let element): choose(element)
        }
    }

    private func turnPage(by steps: Int) {
        if bar.turnPage(by: steps) { return layOut() }
        if steps < 0, menus.count > 1 { change { menus.removeLast() } }
    }

    private func change(_ menus: () -> Void) {
        menus()
        showTopMenu()
        layOut()
    }

    private func choose(_ element: UIMenuElement) {
        let keeps = element.attributesInMenu.contains(.keepsMenuPresented)
        if !keeps { dismiss(animated: true) }
        MenuCommands.perform(element, sender: source, from: source)
        if keeps, !isClosed { change {} }
    }
}
