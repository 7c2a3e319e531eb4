import CoreGraphics
import Foundation
import QuartzCore

/// A menu that is open in a window: the one mechanism by which buttons, bar items and interactions show theirs.
///
///                 present              dismiss, choice, touch outside, escape,
///                                      the source leaves its window
///     (made) ────────────────▶ open ────────────────────────────────────────────▶ closed
///                              │  ▲ another panel on top, or the top one removed
///                              └──┘
///
/// A scene has at most one; another one that opens closes it. Closed, it is no longer the scene's, takes no touches, and its views
/// stay until they have shrunk.
@MainActor
final class MenuPresentation: ModalInput, MenuTouchTarget {
    /// What a menu is for.
    struct Source {
        weak var view: UIView?
        /// In the view's space.
        var rect: CGRect
        /// Where the middle of the menu is to be, in the view's space; `nil` for that of `rect`.
        var attachment: CGPoint?
        /// Whether a corner of the menu is to be at `rect`, which is a pointer's place.
        var isPointer = false
        var order = UIContextMenuConfiguration.ElementOrder.automatic
        /// What is above the elements.
        var header: UIView?
        /// What chosen actions find as their sender.
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
    /// Where the preview goes when the menu closes; back for `nil`.
    var dismissalPreview: () -> UITargetedPreview? = { nil }
    /// Called when the preview is tapped.
    var willCommit: (MenuAnimator) -> Void = { _ in }
    /// Called when an element was chosen, before it does what it does.
    var didSelect: () -> Void = {}
    private(set) var isClosed = false
    private weak var scene: UIWindowScene?
    /// What was typed to find an element, and when.
    var typed = (text: "", time: -Double.infinity)

    init(_ menu: UIMenu?, for source: Source, preview: MenuPreviewView?) {
        origin = source
        self.preview = preview
        host.presentation = self
        if let menu { panels = [makePanel(menu, openedBy: nil)] }
    }

    nonisolated deinit {}

    /// The view that the menu is for.
    var source: UIView? { origin.view }

    var isMirrored: Bool { source?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func makePanel(_ menu: UIMenu, openedBy row: MenuElementView?) -> MenuPanel {
        let panel = MenuPanel(menu, openedBy: row, source: source, header: row == nil ? origin.header : nil)
        panel.contentDidChange = { [weak host] in host?.setNeedsLayout() }
        return panel
    }

    // MARK: Opening

    /// Opens the menu over everything in its source's window.
    func present(alongside animator: MenuAnimator) {
        guard let source, let window = source.window, let scene = window.windowScene else { return }
        // It is the scene's before the other one closes: what that one's delegate opens meanwhile closes this one.
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

    /// Closes the menu. Animated, its views shrink back to where they came from; the scene has no menu from now on.
    func dismiss(animated: Bool = true) { close(animated: animated, isGrowing: false) }

    /// - Parameter isGrowing: Whether the preview grows and fades instead, into what it shows.
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

    /// A view leaves the window: a menu that is for it, or in it, closes at once.
    func viewLeaves(_ view: UIView) {
        guard !isClosed, host.isDescendant(of: view) || source?.isDescendant(of: view) != false else { return }
        dismiss(animated: false)
    }

    // MARK: Submenus

    /// The menu that is on top.
    var visibleMenu: UIMenu? { panels.last?.menu }

    /// Shows another menu in the place of the one that is on top.
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

    /// Goes back to the menu that opened the one on top.
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

    /// Does what choosing an element does: opens its menu, goes back, or performs it.
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

    /// The preview was tapped.
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

    /// Where the menu may be, in the window's space.
    private var area: CGRect {
        let bounds = host.bounds
        guard let window = host.window else { return bounds }
        let inside = bounds.inset(by: window.safeAreaInsets).insetBy(
            dx: MenuMetrics.distanceFromEdge, dy: MenuMetrics.distanceFromEdge)
        return inside.isNull || inside.width < 1 || inside.height < 1 ? bounds : inside
    }

    /// What the menu is for, in the window's space.
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

    /// Where the preview is while the menu is open: at its place, or so far from it that the menu has room.
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
        // It stays where the menu has room above it or below it, and goes up otherwise.
        if frame.maxY + gap + below > area.maxY, frame.minY - gap - below < area.minY {
            frame.origin.y = area.maxY - below - gap - frame.height
        }
        frame.origin.y = MenuPlacement.clamp(frame.minY, area.minY, area.maxY - frame.height)
        return frame
    }

    /// Moves the menu to what it is for now, in the source's space.
    func move(to rect: CGRect, animated: Bool) {
        (origin.rect, origin.attachment, origin.isPointer) = (rect, nil, false)
        guard animated else { return layOut() }
        UIView.animate(withDuration: 0.25, delay: 0, options: .beginFromCurrentState) { [self] in layOut() }
    }

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
            // Under the half of the preview that was pressed.
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

    /// Where a row is in the host's space, also while its panel is shrunk.
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
        /// A touch on which the menu opened: it chooses once it has moved from there.
        case resting(CGPoint)
        case choosing
        case preview
    }

    private var tracking = Tracking.none

    /// A touch on which the menu has opened goes on, and can slide to an element.
    func beginTracking(from point: CGPoint) { tracking = .resting(point) }

    /// A touch came down in the menu's window: on an element, or beside the menu, which closes it.
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

    /// The touch has moved.
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

    /// Where the finger was last, while it slides, in the host's space.
    private var finger = CGPoint.zero
    /// While the menu scrolls by itself.
    private var scrollLink: CADisplayLink?

    /// A menu that is too high for the window scrolls while the finger is near its upper or lower edge.
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

    /// Scrolls by what is due in a frame; answers whether there was something.
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

    /// The touch was lifted: what is under it is chosen.
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

    /// The touch is not the menu's any more, as when it scrolls.
    func stopTracking() {
        tracking = .none
        panels.last?.highlighted = nil
    }

    /// A pointer moved over the menu with no button down; `nil` when it left.
    func pointerMoved(to point: CGPoint?) {
        guard case .none = tracking, let top = panels.last else { return }
        let hovered = point.flatMap { usable(at: $0) }
        // What the keyboard has chosen stays until the pointer is over something else.
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
