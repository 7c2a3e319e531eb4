import CoreGraphics
import Foundation
import QuartzCore

/// A menu that is open in a window. Buttons, bar button items and interactions use it to present their menus.
///
///                 present              dismiss, choice, touch outside, escape,
///                                      the source leaves its window
///     (made) ────────────────▶ open ────────────────────────────────────────────▶ closed
///                              │  ▲ a panel is added on top, or the top panel is removed
///                              └──┘
///
/// A scene has at most one open menu, so opening a second menu closes the first. A closed menu receives no touches and
/// no longer belongs to the scene. Its views are removed after their animation.
@MainActor
final class MenuPresentation: ModalInput, MenuTouchTarget {
    /// The source of a menu.
    struct Source {
        weak var view: UIView?
        /// The rectangle of the source, in the coordinate space of `view`.
        var rect: CGRect
        /// The point that the menu is horizontally centered on, in the coordinate space of `view`; `nil` for the
        /// center of `rect`.
        var attachment: CGPoint?
        /// Whether `rect` is the location of a pointer, where the menu has a corner.
        var isPointer = false
        var order = UIContextMenuConfiguration.ElementOrder.automatic
        /// A view that is displayed above the elements.
        var header: UIView?
        /// The sender of the actions that the user chooses.
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
    /// Returns the preview that the lifted preview moves to when the menu closes; `nil` to move it back.
    var dismissalPreview: () -> UITargetedPreview? = { nil }
    /// Called when the user taps the preview.
    var willCommit: (MenuAnimator) -> Void = { _ in }
    /// Called when the user has chosen an element, before the element is performed.
    var didSelect: () -> Void = {}
    private(set) var isClosed = false
    private weak var scene: UIWindowScene?
    /// The characters that the user has typed to highlight an element, and the time of the last character.
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

    /// Opens the menu over all other content of the source view's window.
    func present(alongside animator: MenuAnimator) {
        guard let source, let window = source.window, let scene = window.windowScene else { return }
        // The menu is registered in the scene before the previous menu closes. Thus, if the delegate of the previous
        // menu opens another menu, that menu closes this menu.
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
        UIContext.current.accessibility.screenDidChange(describesScreen: false)
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

    /// Closes the menu, which no longer belongs to the scene then. If `animated` is `true`, the views shrink toward
    /// the source.
    func dismiss(animated: Bool = true) { close(animated: animated, isGrowing: false) }

    /// - Parameter isGrowing: Whether the preview grows and fades out to open its content, instead of shrinking.
    private func close(animated: Bool, isGrowing: Bool) {
        guard !isClosed else { return }
        isClosed = true
        if scene?.modalInput === self { scene?.modalInput = nil }
        scene?.focusSystemIfMade?.isCovered = false
        host.isUserInteractionEnabled = false
        host.accessibilityElementsHidden = true
        host.accessibilityViewIsModal = false
        UIContext.current.accessibility.screenDidChange(describesScreen: false)
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

    /// Closes the menu without animation if its source or its panels are in the given view. Called before the view is
    /// removed from the window.
    func viewLeaves(_ view: UIView) {
        guard !isClosed, host.isDescendant(of: view) || source?.isDescendant(of: view) != false else { return }
        dismiss(animated: false)
    }

    func windowResigns(_ window: UIWindow?) {
        guard !isClosed, host.window === window else { return }
        dismiss(animated: window?.isHidden == false)
    }

    /// In UIKit, the controller of the source presents the menu, and cannot present a second controller until the menu
    /// closes.
    func nameOfPresentation(over controller: UIViewController) -> String? {
        guard let view = controller.viewIfLoaded, source?.isDescendant(of: view) == true else { return nil }
        return "<_UIContextMenuActionsOnlyViewController: \(Unmanaged.passUnretained(self).toOpaque())>"
    }

    // MARK: Submenus

    /// The menu of the top panel.
    var visibleMenu: UIMenu? { panels.last?.menu }

    /// Replaces the menu of the top panel.
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
        UIContext.current.accessibility.screenDidChange(describesScreen: false)
        animateSubmenu {
            panel.setOpen(true, scale: 1)
            below.setCovered(true)
        }
    }

    /// Closes the submenu in the top panel.
    func closeSubmenu() {
        guard panels.count > 1, let top = panels.popLast(), let below = panels.last else { return }
        top.isUserInteractionEnabled = false
        top.accessibilityElementsHidden = true
        UIContext.current.accessibility.screenDidChange(describesScreen: false)
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
    /// Handles the choice of an element: opens its submenu, closes the current submenu, or performs the element.
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
    /// Performs the action of the preview. Called when the user taps the preview.
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

    /// The area that is available for the menu, in the window's coordinate space.
    private var area: CGRect {
        let bounds = host.bounds
        guard let window = host.window else { return bounds }
        let inside = bounds.inset(by: window.safeAreaInsets).insetBy(
            dx: MenuMetrics.distanceFromEdge, dy: MenuMetrics.distanceFromEdge)
        return inside.isNull || inside.width < 1 || inside.height < 1 ? bounds : inside
    }

    private var menuWidth: CGFloat { min(MenuMetrics.width(for: host.traitCollection), area.width) }

    /// The rectangle of the source, in the window's coordinate space.
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

    /// The frame of the preview while the menu is open. The preview is at its original position, or is moved so that
    /// the menu fits.
    private var previewFrame: CGRect {
        guard let preview else { return .zero }
        let area = area
        var frame = preview.sourceFrame(in: host)
        if preview.controller != nil {
            let center = CGPoint(x: frame.midX, y: frame.midY)
            frame.size = preview.bounds.size
            frame.origin = CGPoint(x: center.x - frame.width / 2, y: center.y - frame.height / 2)
        }
        let menu = panels.first?.wantedHeight(fitting: menuWidth) ?? 0
        let gap = panels.isEmpty ? 0 : MenuMetrics.distanceFromPreview
        let room = max(44, area.height - min(menu, area.height / 2) - gap)
        // A view that is wider than the area, such as a row of a table, keeps its width.
        let sides = preview.controller == nil && frame.width > area.width ? host.bounds : area
        let scale = min(1, room / max(frame.height, 1), sides.width / max(frame.width, 1))
        frame = CGRect(
            x: frame.midX - frame.width * scale / 2, y: frame.midY - frame.height * scale / 2,
            width: frame.width * scale, height: frame.height * scale)
        let below = min(menu, area.height - frame.height - gap)
        frame.origin.x = MenuPlacement.clamp(frame.minX, sides.minX, sides.maxX - frame.width)
        // If the menu fits neither above nor below the preview, the preview moves up.
        if frame.maxY + gap + below > area.maxY, frame.minY - gap - below < area.minY {
            frame.origin.y = area.maxY - below - gap - frame.height
        }
        frame.origin.y = MenuPlacement.clamp(frame.minY, area.minY, area.maxY - frame.height)
        return frame
    }

    /// Moves the menu to a new source rectangle, in the coordinate space of the source view.
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
            let width = menuWidth
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
            // The menu is aligned to the side of the preview that was pressed.
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

    /// Returns the frame of a row in the host's coordinate space, also while the panel of the row is scaled.
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
        /// The touch that opened the menu, at its initial location. It highlights elements after it has moved away
        /// from this location.
        case resting(CGPoint)
        case choosing
        case preview
    }

    private var tracking = Tracking.none

    /// Tracks the touch that has opened the menu. The finger can slide to an element without being lifted.
    func beginTracking(from point: CGPoint) { tracking = .resting(point) }

    /// Highlights the element at a point, or closes the menu if the point is outside it. Called when a touch begins in
    /// the window of the menu.
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

    /// Highlights the element at a point. Called when the touch has moved.
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

    /// The last location of the sliding finger, in the host's coordinate space.
    private var finger = CGPoint.zero
    /// The display link that scrolls the menu automatically.
    private var scrollLink: CADisplayLink?

    /// Starts scrolling if the finger is near the upper or lower edge of a menu that does not fit into the window.
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

    /// Scrolls by the distance for one frame. Returns whether the content has moved.
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

    /// Chooses the element at a point. Called when the touch has ended.
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

    /// Ends tracking. Called when the menu no longer handles the touch, for example when it scrolls.
    func stopTracking() {
        tracking = .none
        panels.last?.highlighted = nil
    }

    /// Highlights the element at the location of a pointer without pressed buttons; `nil` if the pointer has left the
    /// menu.
    func pointerMoved(to point: CGPoint?) {
        guard case .none = tracking, let top = panels.last else { return }
        let hovered = point.flatMap { usable(at: $0) }
        // An element that was highlighted with the keyboard stays highlighted until the pointer moves over the menu.
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
