import CoreGraphics
import Foundation

/// The panel of a menu or submenu: rounded, with a blurred background, and with rows that scroll if they do not fit.
final class MenuPanel: UIView {
    private(set) var menu: UIMenu
    /// The row in the panel below that has opened this panel; `nil` for the first panel.
    let openedBy: MenuElementView?
    let isMirrored: Bool
    /// Whether the first element is at the bottom.
    var isReversed = false { didSet { if isReversed != oldValue { reload() } } }
    /// Called when the height of the content has changed.
    var contentDidChange: () -> Void = {}

    private let effectView = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    let scrollView = UIScrollView()
    private let list = UIView()
    private let shade = UIView()
    private let shadow = SurroundingShadow(opacity: 0.2, radius: 24, offset: 8)
    /// The elements, from top to bottom.
    private(set) var elementViews: [MenuElementView] = []
    private var lines: [Line] = []
    private var found: [ObjectIdentifier: [UIMenuElement]] = [:]
    private var loading: Set<ObjectIdentifier> = []
    private var measured: (width: CGFloat, height: CGFloat)?

    /// A line of one or more views side by side.
    private struct Line {
        var views: [UIView] = []
        var height: CGFloat = 0
        /// Whether a hairline is above the line.
        var hasSeparator = false
    }

    private weak var source: UIView?
    private let header: UIView?

    /// - Parameters:
    ///   - source: The view with the menu.
    ///   - header: A view above the elements; `nil` for no header.
    init(_ menu: UIMenu, openedBy: MenuElementView?, source: UIView?, header: UIView? = nil) {
        (self.menu, self.openedBy, self.source, self.header) = (menu, openedBy, source, header)
        isMirrored = source?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        super.init(frame: .zero)
        effectView.layer.cornerRadius = MenuMetrics.cornerRadius
        effectView.clipsToBounds = true
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.delaysContentTouches = false
        scrollView.flags.forwardsTouches = true
        shade.backgroundColor = UIColor(white: 0, alpha: 0.12)
        shade.alpha = 0
        shade.isUserInteractionEnabled = false
        addSubview(effectView)
        // The shadow is drawn only around the panel. A shadow behind the panel would be visible in the blurred
        // background.
        addSubview(shadow)
        effectView.contentView.addSubview(scrollView)
        scrollView.addSubview(list)
        effectView.contentView.addSubview(shade)
        reload()
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Content

    /// Displays a different menu.
    func show(_ menu: UIMenu) {
        self.menu = menu
        reload()
    }

    private var isReloading = false
    private var needsReload = false

    /// Creates the rows again. The highlighted element stays highlighted.
    func reload() {
        // Deferred elements may be loaded synchronously, while the rows are being created.
        needsReload = true
        guard !isReloading else { return }
        isReloading = true
        while needsReload {
            needsReload = false
            makeRows()
        }
        isReloading = false
        setNeedsLayout()
        contentDidChange()
    }

    private func makeRows() {
        let highlighted = elementViews.first { $0.isHighlighted }?.element
        for view in list.subviews { view.removeFromSuperview() }
        let content = MenuContent(menu) { [found] in $0.cachedElements ?? found[ObjectIdentifier($0)] }
        (lines, elementViews, measured) = ([], [], nil)
        if let header {
            let size = header.sizeThatFits(CGSize(width: MenuMetrics.width, height: .greatestFiniteMagnitude))
            add(Line(views: [header], height: size.height))
            if !content.sections.isEmpty { addGap() }
        }
        if openedBy != nil {
            add([MenuContent.Entry(element: menu, group: nil, titleLines: 2)], style: .back)
            if !content.sections.isEmpty { addGap() }
        } else if !menu.title.isEmpty {
            addTitle(menu.title)
        }
        let sections = isReversed ? content.sections.reversed() : content.sections
        for (index, section) in sections.enumerated() {
            if index > 0 { addGap() }
            if !section.title.isEmpty { addTitle(section.title) }
            for row in isReversed ? section.rows.reversed() : section.rows { add(row) }
        }
        let hasColumn = elementViews.contains { $0.needsLeadingColumn }
        for view in elementViews {
            view.hasLeadingColumn = hasColumn
            if view.element === highlighted { view.isHighlighted = true }
        }
    }

    private func add(_ row: MenuContent.Row) {
        switch row {
        case .element(let entry): add([entry], style: .row)
        case .cells(let entries, let size, let isPalette): add(entries, style: .cell(size, isPalette: isPalette))
        case .loading(let element): addIndicator(for: element)
        }
    }

    private func add(_ entries: [MenuContent.Entry], style: MenuElementView.Style) {
        // Elements side by side are arranged in the reading direction.
        let views = entries.map { MenuElementView($0, style: style, isMirrored: isMirrored, source: source) }
        elementViews += views
        add(Line(views: isMirrored ? views.reversed() : views))
    }

    private func addTitle(_ title: String) {
        let view = MenuTitleView(title, isMirrored: isMirrored)
        add(Line(views: [view], height: view.height))
    }

    private func addGap() {
        let gap = UIView()
        gap.isUserInteractionEnabled = false
        gap.backgroundColor = MenuElementView.highlightColor
        list.addSubview(gap)
        lines.append(Line(views: [gap], height: MenuMetrics.sectionGap))
    }

    private func addIndicator(for element: UIDeferredMenuElement) {
        let indicator = UIActivityIndicatorView(style: .medium)
        indicator.startAnimating()
        add(Line(views: [indicator], height: MenuMetrics.row))
        let key = ObjectIdentifier(element)
        guard loading.insert(key).inserted else { return }
        element.load { [weak self, element] elements in
            guard let self else { return }
            found[ObjectIdentifier(element)] = elements
            reload()
        }
    }

    private func add(_ line: Line) {
        var line = line
        line.hasSeparator = lines.last.map { $0.height != MenuMetrics.sectionGap } ?? false
        for view in line.views { list.addSubview(view) }
        if line.hasSeparator {
            let separator = UIView()
            separator.backgroundColor = .separator
            separator.isUserInteractionEnabled = false
            list.addSubview(separator)
            line.views.append(separator)
        }
        lines.append(line)
    }

    // MARK: Size

    /// Returns the height of all rows for a width.
    func wantedHeight(fitting width: CGFloat) -> CGFloat {
        if let measured, measured.width == width { return measured.height }
        var total: CGFloat = 0
        for index in lines.indices {
            let elements = lines[index].views.compactMap { $0 as? MenuElementView }
            if let height = elements.map({ $0.height(fitting: width) }).max() { lines[index].height = height }
            total += lines[index].height
        }
        measured = (width, total)
        return total
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        effectView.frame = bounds
        scrollView.frame = bounds
        shade.frame = bounds
        let height = wantedHeight(fitting: bounds.width)
        list.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        scrollView.contentSize = list.bounds.size
        scrollView.isScrollEnabled = height > bounds.height + 0.5
        let hairline = 1 / max(traitCollection.displayScale, 1)
        var y: CGFloat = 0
        for line in lines {
            let views = line.hasSeparator ? line.views.dropLast() : line.views[...]
            let width = bounds.width / CGFloat(max(views.count, 1))
            for (index, view) in views.enumerated() {
                view.frame = CGRect(x: CGFloat(index) * width, y: y, width: width, height: line.height)
            }
            if line.hasSeparator {
                line.views.last?.frame = CGRect(x: 0, y: y - hairline, width: bounds.width, height: hairline)
            }
            y += line.height
        }
        if shadow.frame != bounds {
            shadow.frame = bounds
            shadow.show(UIBezierPath(roundedRect: bounds, cornerRadius: MenuMetrics.cornerRadius))
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        else { return }
        reload()
    }

    // MARK: Elements at a point

    /// Returns the element at a point of the panel.
    func elementView(at point: CGPoint) -> MenuElementView? {
        guard bounds.contains(point) else { return nil }
        return elementViews.first { $0.bounds.contains($0.convert(point, from: self)) }
    }

    var highlighted: MenuElementView? {
        get { elementViews.first { $0.isHighlighted } }
        set {
            for view in elementViews where view !== newValue { view.isHighlighted = false }
            newValue?.isHighlighted = true
        }
    }

    /// Scrolls so that an element is visible.
    func reveal(_ view: MenuElementView) {
        layoutIfNeeded()
        scrollView.scrollRectToVisible(view.frame, animated: false)
    }

    // MARK: Opening and closing

    /// Sets the frame of the panel, and the point that the panel grows from when it opens.
    func place(_ frame: CGRect, growingFrom point: CGPoint) {
        guard frame.width > 0, frame.height > 0 else { return }
        let anchor = CGPoint(
            x: MenuPlacement.clamp((point.x - frame.minX) / frame.width, 0, 1),
            y: MenuPlacement.clamp((point.y - frame.minY) / frame.height, 0, 1))
        layer.anchorPoint = anchor
        bounds.size = frame.size
        center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    }

    /// Shows or hides the panel. In an animation, the panel grows and its blur fades in. (Its alpha is not animated,
    /// since a transparent view would not blur the content behind it.)
    func setOpen(_ isOpen: Bool, scale: CGFloat) {
        transform = isOpen ? .identity : CGAffineTransform(scaleX: scale, y: scale)
        effectView.effect = isOpen ? UIBlurEffect(style: .systemMaterial) : nil
        scrollView.alpha = isOpen ? 1 : 0
        shadow.alpha = isOpen ? 1 : 0
        if !isOpen { shade.alpha = 0 }
    }

    /// Updates the panel when a submenu is displayed over it or removed.
    func setCovered(_ isCovered: Bool) {
        transform = isCovered ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
        shade.alpha = isCovered ? 1 : 0
        isUserInteractionEnabled = !isCovered
        accessibilityElementsHidden = isCovered
    }
}
