import CoreGraphics
import QuartzCore
import RenderServer
import UIKitCore

/// The view of a split view controller.
final class SplitView: UIView {
    weak var container: UISplitViewController?

    override func layoutSubviews() {
        super.layoutSubviews()
        container?.update()
        container?.layOut()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { container?.update() }
    }
}

extension SplitView: CursorProviding {
    func cursor(at point: CGPoint) -> PointerCursor? {
        container?.gestures?.divider(at: point.x) == nil ? nil : .horizontalResize
    }
}

// Chosen (Controllers): A screen reader visits all elements of a column of a split view before the elements of the
// next column.
/// The panel of a column: a background that the controller's view fills.
final class SplitColumnView: UIView {
    override var shouldGroupAccessibilityChildren: Bool {
        get { true }
        set { super.shouldGroupAccessibilityChildren = newValue }
    }

    /// The controller whose view is in the panel.
    private(set) weak var child: UIViewController?

    func show(_ controller: UIViewController) {
        if child !== controller { clear() }
        child = controller
        // Loading the view calls the program, which may have removed the controller.
        controller.loadViewIfNeeded()
        guard controller.parent != nil, let view = controller.viewInPlace else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if view.superview !== self { addSubview(view) }
    }

    /// Resizes a view that was added while its size change was in progress.
    func fitChild() {
        guard let view = child?.viewInPlace, view.superview === self, view.bounds.size != bounds.size else { return }
        view.frame = bounds
    }

    /// Forgets a controller with a new parent, to which its view will move.
    func forget() { child = nil }

    /// Removes views that do not belong to the controller.
    func removeStrays() {
        for view in subviews where view !== child?.viewInPlace { view.removeFromSuperview() }
    }

    /// Removes the view, unless it was moved elsewhere.
    func clear() {
        let old = child
        child = nil
        if let view = old?.viewInPlace, view.superview === self { view.removeFromSuperview() }
    }
}

/// The parts of a split view: the columns, a dimming view above the secondary column, shadows and separators.
@MainActor
final class SplitPanels {
    private let views = SplitColumns.all.map { _ in SplitColumnView(frame: .zero) }
    let dimming = UIView()
    /// The dividers between the primary and the supplementary column, and before the secondary column.
    let dividers = [SplitDivider(), SplitDivider()]

    init(in view: UIView, of container: UISplitViewController) {
        view.clipsToBounds = true
        dimming.backgroundColor = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2) }
        dimming.alpha = 0
        for subview in [self[.secondary], dimming, self[.supplementary], self[.primary], self[.compact]] {
            view.addSubview(subview)
        }
        for divider in dividers { view.addSubview(divider) }
        for column in views { column.layer.shadowColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1) }
        updateBackgrounds(container)
        // While the columns are a stack, the whole split view has a compact width.
        for column in [self[.primary], self[.supplementary]] { column.traitOverrides.horizontalSizeClass = .compact }
    }

    subscript(column: UISplitViewController.Column) -> SplitColumnView { views[column.rawValue] }

    /// Shows a controller in a column, and removes it from its previous column.
    func show(_ controller: UIViewController, in column: UISplitViewController.Column) {
        let panel = self[column]
        for other in views where other !== panel && other.child === controller { other.forget() }
        panel.show(controller)
    }

    /// The controllers whose views are in columns.
    var children: [UIViewController] { views.compactMap(\.child) }

    func updateBackgrounds(_ container: UISplitViewController) {
        for view in views { view.backgroundColor = .systemBackground }
        if container.primaryBackgroundStyle == .sidebar {
            self[.primary].backgroundColor = .secondarySystemBackground
        }
    }
}

/// The line between two columns.
final class SplitDivider: UIView {
    init() {
        super.init(frame: .zero)
        backgroundColor = .separator
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// Places the line at the start of a column, outside it.
    func place(at x: CGFloat, height: CGFloat, isMirrored: Bool) {
        let width = 1 / max(traitCollection.displayScale, 1)
        frame = CGRect(x: isMirrored ? x : x - width, y: 0, width: width, height: height)
    }
}
