import Foundation

// Chosen (Lists): The positions of the titles in a section index are our own.
/// The section index at the side of a list.
final class SectionIndexView: UIView {
    /// The width of the strip, in points.
    static let width: CGFloat = 15

    /// The colors of an index. Titles without a color have the tint color. Without a background color, the index has
    /// no background.
    struct Colors: Equatable {
        var titles: UIColor?
        var background: UIColor?
        /// The background color while a finger touches the index; `nil` for the usual background color.
        var tracking: UIColor?
    }

    let titles: [String]
    var colors = Colors() {
        didSet { if colors != oldValue { update() } }
    }
    private let choose: (_ title: String, _ index: Int) -> Void
    private var isTracking = false
    private var lastIndex: Int?

    /// - Parameter choose: Called with each title that the finger reaches.
    init(_ titles: [String], _ choose: @escaping (_ title: String, _ index: Int) -> Void) {
        self.titles = titles
        self.choose = choose
        super.init(frame: .zero)
        isOpaque = false
        // A drag along the titles does not scroll the list.
        flags.keepsTouchesFromScrolling = true
        flags.takesTouchesAtOnce = true
        layer.needsDisplayOnBoundsChange = true
        update()
    }

    required init?(coder: NSCoder) { nil }

    private func update() {
        let normal = colors.background ?? .clear
        backgroundColor = isTracking ? colors.tracking ?? normal : normal
        setNeedsDisplay()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    /// Extends the touch area to the width of a finger.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -8, dy: 0).contains(point)
    }

    private static let pitch: CGFloat = 14

    /// The lines that fit into the strip. If not all titles fit, dots replace the titles between the remaining ones.
    private var lines: [String] {
        let room = max(1, Int(bounds.height / Self.pitch))
        guard titles.count > room else { return titles }
        let shown = max(2, (room + 1) / 2)
        return (0..<shown * 2 - 1).map { line in
            line % 2 == 1 ? "•" : titles[(line / 2) * (titles.count - 1) / max(1, shown - 1)]
        }
    }

    override func draw(_ rect: CGRect) {
        let font = UIFont.systemFont(ofSize: 11, weight: .semibold)
        let color: UIColor = colors.titles ?? tintColor
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
                let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
                let size = line.size(withAttributes: attributes)
                line.draw(
                    at: CGPoint(x: bounds.midX - size.width / 2, y: y + (Self.pitch - size.height) / 2),
                    withAttributes: attributes)
            }
            y += Self.pitch
        }
    }

    // MARK: - Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        isTracking = true
        lastIndex = nil
        update()
        track(touches)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { track(touches) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { end() }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { end() }

    private func end() {
        isTracking = false
        update()
    }

    private func track(_ touches: Set<UITouch>) {
        guard let touch = touches.first, !titles.isEmpty else { return }
        let height = CGFloat(lines.count) * Self.pitch
        let top = (bounds.height - height) / 2
        let share = height > 0 ? (touch.location(in: self).y - top) / height : 0
        let index = min(max(0, Int(share * CGFloat(titles.count))), titles.count - 1)
        guard index != lastIndex else { return }
        lastIndex = index
        choose(titles[index], index)
    }
}

extension UIScrollView {
    /// Shows titles at the side if they differ from the current titles. Returns the index view, or `nil` without
    /// titles.
    func showIndex(
        _ titles: [String], insteadOf old: SectionIndexView?,
        _ choose: @escaping (_ title: String, _ index: Int) -> Void
    ) -> SectionIndexView? {
        if old?.titles ?? [] == titles { return old }
        old?.removeFromSuperview()
        suppressesVerticalIndicator = !titles.isEmpty
        guard !titles.isEmpty else { return nil }
        let strip = SectionIndexView(titles, choose)
        addSubview(strip)
        setNeedsLayout()
        return strip
    }

    /// Places the index at the trailing side, in front of all other views, where it stays while the content scrolls.
    func layOutIndex(_ strip: SectionIndexView?) {
        guard let strip else { return }
        let inset = adjustedContentInset
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = SectionIndexView.width
        let frame = CGRect(
            x: isRightToLeft ? bounds.minX + safeAreaInsets.left : bounds.maxX - width - safeAreaInsets.right,
            y: bounds.minY + inset.top, width: width, height: max(0, bounds.height - inset.top - inset.bottom))
        if strip.frame != frame { strip.frame = frame }
        if subviews.last !== strip { bringSubviewToFront(strip) }
    }

    /// Scrolls to the top. Called for the magnifying glass if the data source has no section for it.
    func scrollToBegin() {
        setContentOffset(CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: false)
    }
}
