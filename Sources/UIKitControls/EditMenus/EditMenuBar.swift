import CoreGraphics
import Foundation
import QuartzCore

/// The bar of an edit menu: a row of elements with an arrow that points at the target. If the elements do not fit,
/// they are divided into pages.
final class EditMenuBar: UIView {
    let isMirrored: Bool
    private var elements: [UIMenuElement] = []
    /// Whether the bar displays a submenu.
    private var isSubmenu = false
    private var pages: [Range<Int>] = []
    private var page = 0
    private(set) var items: [EditMenuItemView] = []

    private let panel = UIView()
    private let arrow = ArrowView()
    private let shadow = SurroundingShadow(opacity: 0.2, radius: 15, offset: 0)

    /// The arrow, in the bar's color.
    private final class ArrowView: UIView {
        override class var layerClass: AnyClass { CAShapeLayer.self }
        var shape: CAShapeLayer? { layer as? CAShapeLayer }
    }

    init(isMirrored: Bool) {
        self.isMirrored = isMirrored
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        panel.backgroundColor = Self.color
        panel.layer.cornerRadius = EditMenuMetrics.cornerRadius
        panel.clipsToBounds = true
        for view in [shadow, arrow, panel] as [UIView] { addSubview(view) }
        updateColors()
    }

    required init?(coder: NSCoder) { nil }

    private static let color = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 0x20 / 255, alpha: 0.92) : UIColor(white: 0xF7 / 255, alpha: 0.92)
    }
    private static let separatorColor = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 0x42 / 255 : 0xD6 / 255, alpha: 1)
    }

    private func updateColors() { arrow.shape?.fillColor = Self.color.resolvedColor(with: traitCollection).cgColor }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }

    // MARK: Content

    /// Displays the first page of new elements.
    func show(_ elements: [UIMenuElement], isSubmenu: Bool) {
        (self.elements, self.isSubmenu, page) = (elements, isSubmenu, 0)
        pages = []
    }

    /// Displays the next or the previous page. Returns `false` if no such page exists.
    func turnPage(by steps: Int) -> Bool {
        guard pages.indices.contains(page + steps) else { return false }
        page += steps
        makeItems()
        return true
    }

    /// Divides the elements into pages for a width, and creates the items of the current page. Returns the size of the
    /// row.
    func fit(in room: CGFloat) -> CGSize {
        let widths = elements.map { EditMenuItemView(.element($0), isMirrored: isMirrored).preferredWidth }
        let chevron = EditMenuMetrics.chevron
        // In a submenu, the first page also has a back chevron.
        let found = EditMenuPages.pages(of: widths, in: room - (isSubmenu ? chevron : 0), chevron: chevron)
        if found != pages || items.isEmpty {
            pages = found
            page = max(0, min(page, pages.count - 1))
            makeItems()
        }
        let wanted = items.map(\.preferredWidth).reduce(0, +)
        return CGSize(width: max(min(wanted, room), 2 * EditMenuMetrics.cornerRadius), height: EditMenuMetrics.height)
    }

    private func makeItems() {
        var kinds = pages.indices.contains(page) ? elements[pages[page]].map { EditMenuItemView.Kind.element($0) } : []
        if page > 0 || isSubmenu { kinds.insert(.previousPage, at: 0) }
        if page + 1 < pages.count { kinds.append(.nextPage) }
        for view in panel.subviews { view.removeFromSuperview() }
        items = kinds.map { EditMenuItemView($0, isMirrored: isMirrored) }
        for (index, item) in items.enumerated() {
            panel.addSubview(item)
            guard index > 0 else { continue }
            let separator = UIView()
            separator.backgroundColor = Self.separatorColor
            separator.isUserInteractionEnabled = false
            panel.addSubview(separator)
        }
        setNeedsLayout()
    }

    // MARK: Layout

    private var place: EditMenuPlacement?

    /// Moves the bar to a placement in the coordinate space of its superview.
    func move(to place: EditMenuPlacement) {
        self.place = place
        let frame = place.frame
        bounds.size = frame.size
        // The bar is scaled from the tip of the arrow when it appears.
        layer.anchorPoint = CGPoint(
            x: (place.tip.x - frame.minX) / max(frame.width, 1), y: (place.tip.y - frame.minY) / max(frame.height, 1))
        center = place.tip
        setNeedsLayout()
        layoutIfNeeded()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let place else { return }
        let frame = place.frame
        panel.frame = place.body.offsetBy(dx: -frame.minX, dy: -frame.minY)
        layOutItems()
        arrow.frame = bounds
        let tip = CGPoint(x: place.tip.x - frame.minX, y: place.tip.y - frame.minY)
        let triangle = Self.triangle(to: tip, place.direction)
        arrow.shape?.path = triangle.cgPath
        shadow.frame = bounds
        let outline = UIBezierPath(roundedRect: panel.frame, cornerRadius: EditMenuMetrics.cornerRadius)
        outline.append(triangle)
        shadow.show(outline)
    }

    private func layOutItems() {
        let wanted = items.map(\.preferredWidth)
        // If an element is wider than a page, it is clipped.
        let surplus = max(0, wanted.reduce(0, +) - panel.bounds.width)
        let widest = wanted.indices.max { wanted[$0] < wanted[$1] }
        let hairline = 1 / max(traitCollection.displayScale, 1)
        var x: CGFloat = 0
        var separators = panel.subviews.filter { !($0 is EditMenuItemView) }[...]
        for (index, item) in items.enumerated() {
            let width = wanted[index] - (index == widest ? surplus : 0)
            let left = isMirrored ? panel.bounds.width - x - width : x
            item.frame = CGRect(x: left, y: 0, width: width, height: panel.bounds.height)
            if index > 0, let separator = separators.popFirst() {
                let edge = isMirrored ? left + width : left
                separator.frame = CGRect(x: edge - hairline / 2, y: 0, width: hairline, height: panel.bounds.height)
            }
            x += width
        }
    }

    private static func triangle(to tip: CGPoint, _ direction: UIEditMenuArrowDirection) -> UIBezierPath {
        let (half, height) = (EditMenuMetrics.arrow.width / 2, EditMenuMetrics.arrow.height)
        let (across, back): (CGVector, CGVector) =
            switch direction {
            case .up: (CGVector(dx: half, dy: 0), CGVector(dx: 0, dy: height))
            case .left: (CGVector(dx: 0, dy: half), CGVector(dx: height, dy: 0))
            case .right: (CGVector(dx: 0, dy: half), CGVector(dx: -height, dy: 0))
            case .automatic, .down: (CGVector(dx: half, dy: 0), CGVector(dx: 0, dy: -height))
            }
        let path = UIBezierPath()
        path.move(to: tip)
        path.addLine(to: CGPoint(x: tip.x + back.dx + across.dx, y: tip.y + back.dy + across.dy))
        path.addLine(to: CGPoint(x: tip.x + back.dx - across.dx, y: tip.y + back.dy - across.dy))
        path.close()
        return path
    }

    // MARK: Items at a point

    /// Returns the item at a point of the bar.
    func item(at point: CGPoint) -> EditMenuItemView? {
        items.first { $0.bounds.contains($0.convert(point, from: self)) }
    }

    var highlighted: EditMenuItemView? {
        didSet {
            guard highlighted !== oldValue else { return }
            oldValue?.isHighlighted = false
            highlighted?.isHighlighted = true
        }
    }
}
