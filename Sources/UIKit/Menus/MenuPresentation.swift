import CoreGraphics
import Foundation
import QuartzCore

/// A menu that is open in a window. Buttons, bar items and interactions use it to show their menus.
///
///                 present              dismiss, choice, touch outside, escape,
///                                      the source leaves its window
///     (made) ────────────────▶ open ────────────────────────────────────────────▶ closed
///                              │  ▲ a panel is added on top, or the top panel is removed
///                              └──┘
///
/// A scene has at most one open menu; opening a second menu closes the first. A closed menu no longer belongs to the
/// scene and receives no touches, and its views are removed after their animation.
@MainActor
final class MenuPresentation: ModalInput, MenuTouchTarget {
    /// The source of a menu.
    struct Source {
        weak var view: UIView?
        /// The rectangle of the source, in the view's coordinates.
        var rect: CGRect
        /// The point of the menu's middle, in the view's coordinates; `nil` for the middle of `rect`.
        var attachment: CGPoint?
        /// Whether a corner of the menu is at `rect`, which is the position of a pointer.
        var isPointer = false
        var order = UIContextMenuConfiguration.ElementOrder.automatic
        /// The view above the elements.
        var header: UIView?
        /// The sender of chosen actions.
        var sender: Any?

        init(view: UIView, rect: CGRect) { (self.view, self.rect) = (view, rect) }
    }

    private(set) var origin: Source
    let host = MenuHost()
    private(set) var panels: [MenuPanel] = []
    let preview: MenuPreviewView?
    private let background = UIVisualEffectView(effect: nil)
    /// Called once, when the menu closes.
    var willEnd: (MenuAnimator) -> Void = { _ in }
    /// Returns the target of the preview when the menu closes; `nil` for the original place.
    var dismissalPreview: () -> UITargetedPreview? = { nil }
    /// Called when the preview is tapped.
    var willCommit: (MenuAnimator) -> Void = { _ in }
    /// Called when an element was chosen, before it is performed.
    var didSelect: () -> Void = {}
    private(set) var isClosed = false
    private weak var scene: UIWindowScene?
    /// The typed characters that select an element, and the time of the last one.
    var typed = (text: "", time: -Double.infinity)

    init(_ menu: UIMenu?, for source: Source, preview: MenuPreviewView?) {
        origin = source
        self.preview = preview
        host.presentation = self
        if let menu { panels = [makePanel(menu, openedBy: nil)] }
    }

    nonisolated deinit {}

    /// The source view of the menu.
    var source: UIView? { origin.view }

    var isMirrored: Bool { source?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func makePanel(_ menu: UIMenu, openedBy row: MenuElementView?) -> MenuPanel {
        let panel = MenuPanel(menu, openedBy: row, source: source, header: row == nil ? origin.header : nil)
        panel.contentDidChange = { [weak host] in host?.setNeedsLayout() }
        return panel
    }

    // MARK: Opening

    /// Opens the menu over all content of its source's window.
    func present(alongside animator: MenuAnimator) {
        guard let source, let window = source.window, let scene = window.windowScene else { return }
        // The menu belongs to the scene before the previous menu closes. If the previous menu's delegate opens a menu
        // meanwhile, this menu closes.
        let other = scene.modalInput
        self.scene = scene
        scene.modalInput = self
        other?.dismiss(animated: true)
        guard !isClosed else { return }
        guard source.window === window else { return dismiss(animated: false) }
        host.overrideUserInterfaceStyle = source.traitCollection.userInterfaceStyle
        UIView.performWithoutAnimation {
            host.frame = window.bounds
            window.addSubview(host)
            if let preview {
                background.frame = host.bounds
                background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                background.isUserInteractionEnabled = false
                host.addSubview(background)
                host.addSubview(preview)
                preview.place(preview.sourceFrame(in: host))
                preview.setSourceHidden(true)
            }
            for panel in panels { host.addSubview(panel) }
            placePanels()
            host.layoutIfNeeded()
            for panel in panels { panel.setOpen(false, scale: Self.closedScale) }
        }
        scene.focusSystemIfMade?.isCovered = true
        if scene.focusSystemIfMade?.usesKeyboard == true { moveHighlight(by: 1) }
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
            options: .allowUserInteraction,
            animations: { [self] in
                for panel in panels { panel.setOpen(true, scale: 1) }
                if let preview {
                    background.effect = UIBlurEffect(style: .systemUltraThinMaterial)
                    preview.setLifted(true)
                    preview.place(previewFrame)
                }
                animator.runAnimations()
            }, completion: { _ in animator.runCompletions() })
    }

    private static let closedScale: CGFloat = 0.2

    // MARK: Closing

    /// Closes the menu, which no longer belongs to the scene. If `animated` is `true`, its views shrink to their
    /// origin.
    func dismiss(animated: Bool = true) { close(animated: animated, isGrowing: false) }

    /// - Parameter isGrowing: Whether the preview grows and fades instead, to show its content.
    private func close(animated: Bool, isGrowing: Bool) {
        guard !isClosed else { return }
        isClosed = true
        if scene?.modalInput === self { scene?.modalInput = nil }
        scene?.focusSystemIfMade?.isCovered = false
        host.isUserInteractionEnabled = false
        let animator = MenuAnimator(preview?.controller)
        if animated, !isGrowing, let target = dismissalPreview() { preview?.retarget(to: target) }
        willEnd(animator)
        let remove = { [self] in
            preview?.setSourceHidden(false)
            host.removeFromSuperview()
            animator.runCompletions()
        }
        guard animated, host.window != nil, source?.window === host.window else {
            animator.runAnimations()
            return remove()
        }
        let curve: UIView.AnimationOptions = [.curveEaseOut, .beginFromCurrentState]
        UIView.animate(
            withDuration: 0.25, delay: 0, options: curve,
            animations: { [self] in
                for panel in panels { panel.setOpen(false, scale: Self.closedScale) }
                background.effect = nil
                if let preview {
                    preview.setLifted(false)
                    if isGrowing {
                        preview.grow(over: host.bounds)
                    } else {
                        preview.place(preview.sourceFrame(in: host))
                    }
                }
                animator.runAnimations()
            }, completion: { _ in remove() })
    }

    /// Called before a view leaves the window. A menu whose source or panels are in that view closes at once.
    func viewLeaves(_ view: UIView) {
        guard !isClosed, host.isDescendant(of: view) || source?.isDescendant(of: view) != false else { return }
        dismiss(animated: false)
    }

    // MARK: Submenus

    /// The top menu.
    var visibleMenu: UIMenu? { panels.last?.menu }

    /// Replaces the top menu.
    func update(_ change: (UIMenu) -> UIMenu) {
        guard !isClosed, let panel = panels.last else { return }
        panel.show(change(panel.menu))
    }

    func open(_ menu: UIMenu, from row: MenuElementView) {
        guard let below = panels.last, row.isDescendant(of: below) else { return }
        let panel = makePanel(menu, openedBy: row)
        below.highlighted = nil
        UIView.performWithoutAnimation {
            panels.append(panel)
            host.addSubview(panel)
            placePanels()
            host.layoutIfNeeded()
            panel.setOpen(false, scale: 0.9)
        }
        animateSubmenu {
            panel.setOpen(true, scale: 1)
            below.setCovered(true)
        }
    }

    /// Closes the top submenu.
    func closeSubmenu() {
        guard panels.count > 1, let top = panels.popLast(), let below = panels.last else { return }
        top.isUserInteractionEnabled = false
        animateSubmenu({
            top.setOpen(false, scale: 0.9)
            below.setCovered(false)
        }) { top.removeFromSuperview() }
    }

    private func animateSubmenu(_ changes: @escaping () -> Void, then completion: @escaping () -> Void = {}) {
        UIView.animate(
            withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState], animations: changes,
            completion: { _ in completion() })
    }

    // MARK: Choosing

    // Chosen (Input): The order of closing a menu and performing its element is chosen.
    /// Chooses an element: opens its submenu, closes the current submenu, or performs the element.
    func choose(_ view: MenuElementView) {
        guard !isClosed, view.isUsable else { return }
        if view.style == .back { return closeSubmenu() }
        if let menu = view.opensMenu { return open(menu, from: view) }
        let keeps = view.element.attributesInMenu.contains(.keepsMenuPresented)
        let source = source
        let sender = origin.sender ?? source.map { $0 as Any }
        if let group = view.entry.group { MenuCommands.select(view.element, in: group) }
        didSelect()
        if !keeps { dismiss() }
        MenuCommands.perform(view.element, sender: sender, from: source)
        guard keeps, !isClosed else { return }
        for panel in panels { panel.reload() }
    }

    // Chosen (Input): A tapped preview grows over the window and fades, unless its style is `dismiss`.
    /// Called when the preview is tapped.
    func commit() {
        let animator = MenuAnimator(preview?.controller)
        willCommit(animator)
        close(animated: true, isGrowing: animator.preferredCommitStyle == .pop)
        UIView.animate(withDuration: 0.25) {
            animator.runAnimations()
        } completion: { _ in
            animator.runCompletions()
        }
    }

    // MARK: Layout

    /// The available area for the menu, in the window's coordinates.
    private var area: CGRect {
        let bounds = host.bounds
        guard let window = host.window else { return bounds }
        let inside = bounds.inset(by: window.safeAreaInsets).insetBy(
            dx: MenuMetrics.distanceFromEdge, dy: MenuMetrics.distanceFromEdge)
        return inside.isNull || inside.width < 1 || inside.height < 1 ? bounds : inside
    }

    /// The rectangle of the source, in the window's coordinates.
    private var sourceRect: CGRect {
        guard let source, source.window != nil else { return CGRect(origin: .zero, size: .zero) }
        return source.convert(origin.rect, to: host)
    }

    private var attachment: CGPoint {
        guard let point = origin.attachment, let source, source.window != nil else {
            return CGPoint(x: sourceRect.midX, y: sourceRect.midY)
        }
        return source.convert(point, to: host)
    }

    /// The frame of the preview while the menu is open: at its original place, or moved so that the menu fits.
    private var previewFrame: CGRect {
        guard let preview else { return .zero }
        let area = area
        var frame = preview.sourceFrame(in: host)
        if preview.controller != nil {
            let center = CGPoint(x: frame.midX, y: frame.midY)
            frame.size = preview.bounds.size
            frame.origin = CGPoint(x: center.x - frame.width / 2, y: center.y - frame.height / 2)
        }
        let menu = panels.first?.wantedHeight(fitting: MenuMetrics.width) ?? 0
        let gap = panels.isEmpty ? 0 : MenuMetrics.distanceFromPreview
        let room = max(44, area.height - min(menu, area.height / 2) - gap)
        let scale = min(1, room / max(frame.height, 1), host.bounds.width / max(frame.width, 1))
        frame = CGRect(
            x: frame.midX - frame.width * scale / 2, y: frame.midY - frame.height * scale / 2,
            width: frame.width * scale, height: frame.height * scale)
        let below = min(menu, area.height - frame.height - gap)
        frame.origin.x = MenuPlacement.clamp(frame.minX, host.bounds.minX, host.bounds.maxX - frame.width)
        // The preview does not move if the menu fits above or below it; otherwise it moves up.
        if frame.maxY + gap + below > area.maxY, frame.minY - gap - below < area.minY {
            frame.origin.y = area.maxY - below - gap - frame.height
        }
        frame.origin.y = MenuPlacement.clamp(frame.minY, area.minY, area.maxY - frame.height)
        return frame
    }

    /// Moves the menu to a new source rectangle, in the source's coordinates.
    func move(to rect: CGRect, animated: Bool) {
        (origin.rect, origin.attachment, origin.isPointer) = (rect, nil, false)
        guard animated else { return layOut() }
        UIView.animate(withDuration: 0.25, delay: 0, options: .beginFromCurrentState) { [self] in layOut() }
    }

    // Chosen (Input): A menu follows its source when the window changes its size.
    func layOut() {
        guard !isClosed else { return }
        if let preview { preview.place(previewFrame) }
        placePanels()
    }

    private func placePanels() {
        let area = area
        for panel in panels {
            let width = min(MenuMetrics.width, area.width)
            let size = CGSize(width: width, height: panel.wantedHeight(fitting: width))
            if let row = panel.openedBy, row.window != nil {
                let frame = frame(of: row)
                panel.place(
                    MenuPlacement.over(frame, size: size, in: area).frame,
                    growingFrom: CGPoint(x: frame.midX, y: frame.minY))
            } else {
                placeFirst(panel, size, in: area)
            }
        }
    }

    private func placeFirst(_ panel: MenuPanel, _ size: CGSize, in area: CGRect) {
        let rect = preview == nil ? sourceRect : previewFrame
        var middle = attachment.x
        if preview != nil, rect.width > size.width {
            // Below the pressed half of the preview.
            middle = middle <= rect.midX ? rect.minX + size.width / 2 : rect.maxX - size.width / 2
        }
        let gap = preview == nil ? MenuMetrics.distanceFromSource : MenuMetrics.distanceFromPreview
        let place =
            origin.isPointer
            ? MenuPlacement.atPointer(rect.origin, size: size, in: area, isMirrored: isMirrored)
            : MenuPlacement.beside(rect, attachment: middle, size: size, in: area, gap: gap)
        let isByPriority = origin.order == .priority || origin.order == .automatic && source is any MenuAttaching
        panel.isReversed = place.isAbove && isByPriority
        let y = place.isAbove ? place.frame.maxY : place.frame.minY
        panel.place(place.frame, growingFrom: CGPoint(x: attachment.x, y: y))
        if panel.isReversed, !hasScrolledToEnd {
            hasScrolledToEnd = true
            if let last = panel.elementViews.last { panel.reveal(last) }
        }
    }

    private var hasScrolledToEnd = false

    /// Returns the frame of a row in the host's coordinates, also while its panel is scaled.
    private func frame(of row: MenuElementView) -> CGRect {
        var frame = row.frame
        var view = row.superview
        while let current = view, current !== host {
            frame.origin.x +=
                current.center.x - current.layer.anchorPoint.x * current.bounds.width - current.bounds.minX
            frame.origin.y +=
                current.center.y - current.layer.anchorPoint.y * current.bounds.height - current.bounds.minY
            view = current.superview
        }
        return frame
    }

    // MARK: Touches and pointers

    private enum Tracking {
        case none
        /// The touch that opened the menu. It chooses elements after it has moved from there.
        case resting(CGPoint)
        case choosing
        case preview
    }

    private var tracking = Tracking.none

    /// Tracks the touch that has opened the menu, which can slide to an element.
    func beginTracking(from point: CGPoint) { tracking = .resting(point) }

    /// Called when a touch begins in the menu's window: on an element, or outside the menu, which closes it.
    func touchBegan(at point: CGPoint) {
        guard let top = panels.last ?? nil, contains(top, point) else {
            if panels.dropLast().contains(where: { contains($0, point) }) { return closeSubmenu() }
            if let preview, preview.frame.contains(point) {
                tracking = .preview
                return
            }
            return dismiss()
        }
        tracking = .choosing
        top.highlighted = usable(at: point)
    }

    /// Called when the touch has moved.
    func track(_ point: CGPoint) {
        switch tracking {
        case .none, .preview: return
        case .resting(let start):
            guard point.distance(to: start) > MenuMetrics.slop else { return }
            tracking = .choosing
        case .choosing: break
        }
        panels.last?.highlighted = usable(at: point)
        finger = point
        scrollNearEdge()
    }

    /// The last position of the sliding finger, in the host's coordinates.
    private var finger = CGPoint.zero
    /// The display link of automatic scrolling.
    private var scrollLink: CADisplayLink?

    /// Scrolls a menu that does not fit into the window while the finger is near its upper or lower edge.
    private func scrollNearEdge() {
        guard scrollLink == nil, scrollUnderFinger() else { return }
        let link = CADisplayLink(target: self, action: MenuPresentation.scrollingFrame)
        link.add(to: .main, forMode: .common)
        scrollLink = link
    }

    private func scrollingFrame(_ link: CADisplayLink) {
        if scrollUnderFinger() { return }
        link.invalidate()
        scrollLink = nil
    }

    /// Scrolls by the distance of one frame. Returns whether the content was scrolled.
    private func scrollUnderFinger() -> Bool {
        guard case .choosing = tracking, !isClosed, let panel = panels.last, panel.scrollView.isScrollEnabled else {
            return false
        }
        let place = panel.scrollView.convert(finger, from: host)
        guard (0...panel.bounds.width).contains(place.x),
            panel.scrollView.scrollNearEdges(fingerAt: place, isHorizontal: false) != .zero
        else { return false }
        panel.highlighted = usable(at: finger)
        return true
    }

    /// Called when the touch is lifted: the element below it is chosen.
    func release(at point: CGPoint) {
        track(point)
        defer { tracking = .none }
        switch tracking {
        case .none, .resting: return
        case .preview: if preview?.frame.contains(point) == true { commit() }
        case .choosing:
            let chosen = usable(at: point)
            panels.last?.highlighted = nil
            if let chosen { choose(chosen) }
        }
    }

    /// Called when the menu no longer tracks the touch, as when it scrolls.
    func stopTracking() {
        tracking = .none
        panels.last?.highlighted = nil
    }

    /// Called when a pointer without pressed buttons moves over the menu; `nil` when it leaves.
    func pointerMoved(to point: CGPoint?) {
        guard case .none = tracking, let top = panels.last else { return }
        let hovered = point.flatMap { usable(at: $0) }
        // An element that was highlighted by the keyboard stays highlighted until the pointer is over an element.
        if hovered != nil || point == nil || contains(top, point ?? .zero) { top.highlighted = hovered }
    }

    private func contains(_ panel: MenuPanel, _ point: CGPoint) -> Bool {
        panel.bounds.contains(panel.convert(point, from: host))
    }

    private func usable(at point: CGPoint) -> MenuElementView? {
        guard let top = panels.last else { return nil }
        let view = top.elementView(at: top.convert(point, from: host))
        return view?.isUsable == true ? view : nil
    }
}
