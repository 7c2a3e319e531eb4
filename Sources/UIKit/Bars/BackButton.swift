import AccessibilityTree
import CoreGraphics
import Foundation

/// The back button of a navigation bar: a chevron, and the longest title that fits.
final class BackButton: UIControl, SingleTapControl {
    let chevron = UIImageView()
    let label = UILabel()
    /// The possible titles in order of preference; `nil` for no title.
    var candidates: [String?] = [nil]
    /// Creates the menu that a long press opens.
    var makeMenu: () -> UIMenu? = { nil }
    /// A bar button item whose appearance comes only from the appearance proxy of `UIBarButtonItem`. It is used if the
    /// previous item has no `backBarButtonItem`.
    private let defaultItem = UIBarButtonItem()
    private var attributes: [NSAttributedString.Key: Any] = [:]
    private var shift = UIOffset.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        chevron.contentMode = .center
        addSubview(chevron)
        addSubview(label)
        label.lineBreakMode = .byTruncatingTail
        accessibilityIdentifier = "BackButton"
        isContextMenuInteractionEnabled = true
    }

    required init?(coder: NSCoder) { nil }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        makeMenu().map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
    }

    override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: chevron.frame.midX, y: bounds.midY)
    }

    /// Sets the content of the button.
    ///
    /// - Parameters:
    ///   - previous: The item that the button pops to; `nil` for the button of a `backAction` on a first item.
    ///   - isPlain: Whether the button has only a chevron.
    func show(
        _ previous: UINavigationItem?, isPlain: Bool, indicator: UIImage, appearance: UIBarButtonItemAppearance,
        isCompact: Bool
    ) {
        candidates = isPlain ? [nil] : Self.candidates(previous)
        let own = previous?.backBarButtonItem ?? defaultItem
        if window != nil { own.applyAppearance(in: self) }
        chevron.image = own.image ?? indicator
        attributes = appearance.normal.titleTextAttributes
        if let more = own.titleTextAttributes(for: .normal) { attributes.merge(more) { _, new in new } }
        shift = appearance.normal.titlePositionAdjustment
        let moved = own.backButtonTitlePositionAdjustment(for: isCompact ? .compact : .default)
        if moved != .zero { shift = moved }
        setNeedsLayout()
    }

    // Chosen (Controllers): The title of a `backBarButtonItem` is displayed as long as it fits. (The sources disagree.)
    /// Returns the titles to try in order of preference: the back title, the title, "Back", and no title. The first
    /// title that fits is displayed (documented). The title of a `backBarButtonItem` is displayed as long as it fits
    /// (the sources disagree).
    private static func candidates(_ previous: UINavigationItem?) -> [String?] {
        guard let previous else { return [nil] }
        if let own = previous.backBarButtonItem {
            if let title = own.title { return [title.isEmpty ? nil : title, nil] }
            if own.image != nil { return [nil] }
        }
        switch previous.backButtonDisplayMode {
        case .minimal: return [nil]
        case .generic: return ["Back", nil]
        case .default:
            var all: [String?] = []
            for title in [previous.backButtonTitle, previous.title] {
                guard let title, !all.contains(title) else { continue }
                // An empty back title requests a button with only the chevron.
                if title.isEmpty { return all + [nil] }
                all.append(title)
            }
            return all + ["Back", nil]
        }
    }

    /// Displays one of the titles, and returns the resulting width of the button.
    func take(_ candidate: String?) -> CGFloat {
        let color: UIColor = isEnabled ? tintColor : .tertiaryLabel
        label.show(candidate, font: BarFonts.button, color: color, attributes: attributes)
        label.isHidden = candidate == nil
        let start = BarMetrics.chevronInset + chevronWidth
        return candidate == nil ? start : start + BarMetrics.chevronSpacing + label.preferredWidth
    }

    private var chevronWidth: CGFloat { max(chevron.image?.size.width ?? 0, 13) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ x: CGFloat, _ width: CGFloat, dy: CGFloat = 0) {
            let x = isMirrored ? bounds.width - x - width : x
            view.bounds.size = CGSize(width: width, height: bounds.height)
            view.center = CGPoint(x: x + width / 2, y: bounds.midY + dy)
        }
        place(chevron, BarMetrics.chevronInset, chevronWidth)
        let start = BarMetrics.chevronInset + chevronWidth + BarMetrics.chevronSpacing
        place(label, start + shift.horizontal, max(0, bounds.width - start), dy: shift.vertical)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        superview?.setNeedsLayout()
    }

    override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { highlightDidChange() } } }

    private func highlightDidChange() {
        let alpha: CGFloat = isHighlighted ? 0.2 : 1
        // Skips the animation if a transition has begun to fade the views in the meantime. (The comparison has a
        // tolerance, since `alpha` is stored with the lower precision of the layer's opacity.)
        guard isHighlighted || abs(chevron.alpha - 0.2) < 0.01 else { return }
        UIView.animate(withDuration: isHighlighted ? 0 : 0.25) { [chevron, label] in
            chevron.alpha = alpha
            label.alpha = alpha
        }
    }

    // MARK: Accessibility

    override var isAccessibilityElement: Bool {
        get { accessibilityValues.isElement ?? true }
        set { accessibilityValues.isElement = newValue }
    }

    /// The shown title; "Back" without a title.
    override var accessibilityLabel: String? {
        get { accessibilityValues.label ?? (label.isHidden ? nil : label.text) ?? "Back" }
        set { accessibilityValues.label = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues.traits ?? UIAccessibilityTraits.button.union(stateTraits) }
        set { accessibilityValues.traits = newValue }
    }

    override var accessibilityUserInputLabels: [String]! {
        get {
            let title = candidates.first ?? nil
            return accessibilityValues.userInputLabels?.map(\.string)
                ?? (title == "Back" ? ["Back"] : [title, "Back"].compactMap(\.self))
        }
        set { super.accessibilityUserInputLabels = newValue }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { touchArea.contains(point) }

    /// The area for touches, which is also the frame for assistive technologies.
    private var touchArea: CGRect {
        let dx = max(0, 50 - bounds.width)
        let dy = max(0, (BarMetrics.leastTouch - bounds.height) / 2)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: isMirrored ? -dx : 0, y: -dy, width: bounds.width + dx, height: bounds.height + 2 * dy)
    }

    override var accessibilityFrame: CGRect {
        get { accessibilityValues.frame ?? UIAccessibility.convertToScreenCoordinates(touchArea, in: self) }
        set { accessibilityValues.frame = newValue }
    }
}

extension BackButton: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) {
        node.role = .backButton
        node.traits.insert(.backButton)
    }
}
