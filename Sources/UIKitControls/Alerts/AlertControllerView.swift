import AccessibilityTree
import CoreGraphics
import Foundation

/// The view of an alert controller: its cards. It tracks the finger that chooses an action.
final class AlertControllerView: UIView {
    private weak var controller: UIAlertController?
    private let main = AlertCardView()
    /// The card of the separate action in an action sheet.
    private let apart = AlertCardView()
    private var metrics = AlertMetrics(.alert)
    private weak var touch: UITouch?
    /// The traits that the last layout of the cards used.
    private var shownTraits: ShownTraits?

    private struct ShownTraits: Equatable {
        let kind: AlertMetrics.Kind
        let category: UIContentSizeCategory
        let scale: CGFloat
    }

    init(_ controller: UIAlertController) {
        self.controller = controller
        super.init(frame: .zero)
        accessibilityViewIsModal = true
        addSubview(main)
        addSubview(apart)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Content

    /// Updates the content from the controller.
    func reload() {
        guard let controller else { return }
        let (kind, traits) = (controller.kind, traitCollection)
        let fonts = AlertFonts(kind, traits)
        metrics = AlertMetrics(
            kind, isLargeText: traits.preferredContentSizeCategory.isAccessibilityCategory,
            bodySize: UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize,
            actionSize: fonts.action.pointSize, displayScale: traits.displayScale)
        shownTraits = ShownTraits(
            kind: kind, category: traits.preferredContentSizeCategory, scale: traits.displayScale)
        let (actions, arrangement) = (controller.actions, controller.arrangement)
        let emphasized = arrangement.emphasized.map { actions[$0] }
        main.header.show(title: controller.title, message: controller.message, fonts: fonts, kind: kind)
        for case let field as AlertTextField in controller.textFields ?? [] where field.superview == nil {
            main.header.fields.add(field)
        }
        main.list.show(arrangement.main.map { actions[$0] }, emphasized: emphasized, metrics, fonts: fonts)
        apart.list.show(
            arrangement.apart.map { [actions[$0]] } ?? [], emphasized: emphasized, metrics, fonts: fonts)
        main.update(kind == .popover ? .none : .material, metrics)
        apart.update(.opaque, metrics)
        for card in [main, apart] { card.contentDidChange() }
        accessibilityLabel = controller.title
        setNeedsLayout()
    }

    /// Updates the content if the traits have changed, which can happen when the view is added to a window.
    private func reloadIfNeeded() {
        guard let controller else { return }
        let traits = traitCollection
        let wanted = ShownTraits(
            kind: controller.kind, category: traits.preferredContentSizeCategory, scale: traits.displayScale)
        if wanted != shownTraits { reload() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
        for card in [main, apart] { card.setNeedsLayout() }
        controller?.sizeDidChange()
    }

    // MARK: Layout

    /// Returns the frame of the view in a window, for an alert or an action sheet at the bottom.
    ///
    /// - Parameter safeArea: The insets of the usable area of the window.
    func frame(in bounds: CGSize, safeArea: UIEdgeInsets) -> CGRect {
        reloadIfNeeded()
        switch metrics.kind {
        case .alert, .popover:
            let width = AlertLayout.width(in: bounds, safeArea: safeArea, isLargeText: metrics.isLargeText)
            let size = CGSize(width: width, height: main.wantedHeight(inWidth: width))
            return AlertLayout(size, in: bounds, safeArea: safeArea, pixel: metrics.hairline).frame
        case .sheet:
            let width = ActionSheetLayout.width(in: bounds, safeArea: safeArea)
            return ActionSheetLayout(
                mainHeight: main.wantedHeight(inWidth: width), cancelHeight: apart.wantedHeight(inWidth: width),
                in: bounds, safeArea: safeArea, pixel: metrics.hairline
            ).frame
        }
    }

    /// The size of the view in a popover.
    var sizeInPopover: CGSize {
        reloadIfNeeded()
        let width = ActionSheetLayout.popoverWidth
        return CGSize(width: width, height: main.wantedHeight(inWidth: width))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        reloadIfNeeded()
        let size = bounds.size
        guard metrics.kind == .sheet else {
            // In a popover, the safe area excludes the space for the arrow.
            main.frame = bounds.inset(by: metrics.kind == .popover ? safeAreaInsets : .zero)
            apart.isHidden = true
            return
        }
        let (mainFrame, apartFrame) = ActionSheetLayout.cards(
            in: size, hasMain: main.wantedHeight(inWidth: size.width) > 0,
            cancelHeight: apart.wantedHeight(inWidth: size.width))
        (main.isHidden, apart.isHidden) = (mainFrame == nil, apartFrame == nil)
        main.frame = mainFrame ?? .zero
        apart.frame = apartFrame ?? .zero
    }

    /// Flashes the scroll indicators of scrollable parts.
    func flashScrollIndicators() {
        for scrollView in [main.header, main.list] as [UIScrollView] where scrollView.isScrollEnabled {
            scrollView.flashScrollIndicators()
        }
    }

    /// Returns `false` for points outside the cards, including the gap between them.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard metrics.kind == .sheet else { return super.point(inside: point, with: event) }
        return subviews.contains { !$0.isHidden && $0.frame.contains(point) }
    }

    // MARK: Following a finger

    private var rows: [AlertActionView] { main.list.rows + apart.list.rows }

    private func row(under touch: UITouch) -> AlertActionView? {
        for card in [apart, main] where !card.isHidden {
            if let row = card.row(at: touch.location(in: card)) { return row }
        }
        return nil
    }

    private func highlight(_ highlighted: AlertActionView?) {
        for row in rows where row.isHighlighted && row !== highlighted { row.isHighlighted = false }
        highlighted?.isHighlighted = true
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        // A tracked touch whose view was removed ends without a call of `touchesEnded` or `touchesCancelled`.
        if let touch, touch.phase != .ended, touch.phase != .cancelled { return }
        guard controller?.isBeingDismissed == false, let first = touches.first,
            UIEvent.pressesContent(touches, with: event)
        else { return }
        touch = first
        highlight(row(under: first))
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch) else { return }
        highlight(row(under: touch))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch) else { return }
        let chosen = row(under: touch)
        self.touch = nil
        highlight(nil)
        if let chosen { controller?.choose(chosen.action) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch) else { return }
        self.touch = nil
        highlight(nil)
    }

    // MARK: The keyboard's focus

    /// The focused action, if the focus is visible.
    var focusedAction: UIAlertAction? {
        guard UIFocusSystem.focusSystem(for: self)?.usesKeyboard == true else { return nil }
        return rows.first(where: \.isFocused)?.action
    }

    /// The initial focus: the bold action, or the first action.
    var focusEnvironments: [any UIFocusEnvironment] {
        guard let controller else { return [] }
        let confirmed = controller.arrangement.confirmed.map { controller.actions[$0] }
        let first =
            rows.first { $0.action === confirmed && $0.canBecomeFocused } ?? rows.first(where: \.canBecomeFocused)
        return first.map { [$0] } ?? [self]
    }
}

extension AlertControllerView: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) {
        node.role = metrics.kind == .alert ? .alert : .sheet
    }
}
