import Foundation

/// The titles at a table's side that lead to its sections.
final class SectionIndexView: UIView {
    /// The width of the strip, in points.
    static let width: CGFloat = 15

    private(set) var titles: [String] = []
    private var isTracking = false
    private weak var table: UITableView?
    private var lastIndex: Int?

    init(_ table: UITableView, _ titles: [String]) {
        self.table = table
        self.titles = titles
        super.init(frame: .zero)
        isOpaque = false
        // A finger along the titles is no drag of the rows.
        flags.keepsTouchesFromScrolling = true
        flags.takesTouchesAtOnce = true
        layer.needsDisplayOnBoundsChange = true
        update(from: table)
    }

    required init?(coder: NSCoder) { nil }

    func update(from table: UITableView) {
        let normal = table.sectionIndexBackgroundColor ?? .clear
        backgroundColor = isTracking ? table.sectionIndexTrackingBackgroundColor ?? normal : normal
        setNeedsDisplay()
    }

    /// A finger is wider than the strip.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -8, dy: 0).contains(point)
    }

    private static let pitch: CGFloat = 14

    /// The titles that there is room for: where not all are shown, dots stand for those between.
    private var lines: [String] {
        let room = max(1, Int(bounds.height / Self.pitch))
        guard titles.count > room else { return titles }
        let shown = max(2, (room + 1) / 2)
        return (0..<shown * 2 - 1).map { line in
            line % 2 == 1 ? "•" : titles[(line / 2) * (titles.count - 1) / max(1, shown - 1)]
        }
    }

    override func draw(_ rect: CGRect) {
        guard let table else { return }
        let font = UIFont.systemFont(ofSize: 11, weight: .semibold)
        let color: UIColor = table.sectionIndexColor ?? table.tintColor
        let lines = lines
        var y = (bounds.height - CGFloat(lines.count) * Self.pitch) / 2
        for line in lines {
            if line == UITableView.indexSearch {
                color.setStroke()
                let glass = UIBezierPath(ovalIn: CGRect(x: bounds.midX - 4, y: y + 2.5, width: 6.5, height: 6.5))
                glass.move(to: CGPoint(x: bounds.midX + 1.5, y: y + 8))
                glass.addLine(to: CGPoint(x: bounds.midX + 4.5, y: y + 11))
                glass.lineWidth = 1.3
                glass.stroke()
            } else {
                let text = NSAttributedString(string: line, attributes: [.font: font, .foregroundColor: color])
                let size = text.size()
                text.draw(at: CGPoint(x: bounds.midX - size.width / 2, y: y + (Self.pitch - size.height) / 2))
            }
            y += Self.pitch
        }
    }

    // MARK: - Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        isTracking = true
        lastIndex = nil
        if let table { update(from: table) }
        track(touches)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { track(touches) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { end() }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { end() }

    private func end() {
        isTracking = false
        if let table { update(from: table) }
    }

    private func track(_ touches: Set<UITouch>) {
        guard let touch = touches.first, !titles.isEmpty else { return }
        let height = CGFloat(lines.count) * Self.pitch
        let top = (bounds.height - height) / 2
        let share = height > 0 ? (touch.location(in: self).y - top) / height : 0
        let index = min(max(0, Int(share * CGFloat(titles.count))), titles.count - 1)
        guard index != lastIndex else { return }
        lastIndex = index
        table?.indexTitleChosen(titles[index], index)
    }
}

extension UITableView {
    // MARK: - The index at the side

    /// A colour of the index was set: appearances note it, and the index shows it.
    func indexColorDidChange(
        _ property: ReferenceWritableKeyPath<UITableView, UIColor?>, to color: UIColor?, name: StaticString = #function
    ) {
        appearanceDidChange(property, to: color, name: name)
        indexStrip?.update(from: self)
    }

    func loadIndex() {
        let titles = dataSource?.sectionIndexTitles(for: self) ?? []
        let count = rows.geometry.sections.reduce(0) { $0 + $1.rows.count }
        guard !titles.isEmpty, count >= sectionIndexMinimumDisplayRowCount else {
            indexStrip?.removeFromSuperview()
            indexStrip = nil
            suppressesVerticalIndicator = false
            return
        }
        if indexStrip?.titles == titles { return }
        indexStrip?.removeFromSuperview()
        suppressesVerticalIndicator = true
        let strip = SectionIndexView(self, titles)
        indexStrip = strip
        addSubview(strip)
        setNeedsLayout()
    }

    func layOutIndex() {
        guard let strip = indexStrip else { return }
        let inset = adjustedContentInset
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = SectionIndexView.width
        let frame = CGRect(
            x: isRightToLeft ? bounds.minX + safeAreaInsets.left : bounds.maxX - width - safeAreaInsets.right,
            y: bounds.minY + inset.top, width: width, height: max(0, bounds.height - inset.top - inset.bottom))
        if strip.frame != frame { strip.frame = frame }
        if subviews.last !== strip { bringSubviewToFront(strip) }
    }

    func indexTitleChosen(_ title: String, _ index: Int) {
        guard let section = dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: index),
            rows.geometry.sections.indices.contains(section)
        else {
            if title == Self.indexSearch {
                setContentOffset(CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: false)
            }
            return
        }
        scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
    }
}
