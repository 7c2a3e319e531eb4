import Foundation

/// The metrics of a section before its lines are computed, from the layout's properties or the delegate.
struct FlowSectionMetrics: Equatable {
    var inset = UIEdgeInsets.zero
    var itemSpacing: CGFloat = 0
    var lineSpacing: CGFloat = 0
    /// The lengths of the header and the footer in the scrolling direction.
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var sizes = FlowSizes()
    /// Whether the delegate provided the sizes.
    var sizesAreOfDelegate = false
}

/// The positions of a section's parts in the scrolling direction: header, inset, lines, inset, footer.
struct FlowSection: Equatable {
    var metrics: FlowSectionMetrics
    var lines: FlowLines
    /// The beginning of the section.
    var start: CGFloat
    /// The insets before the first line and after the last line.
    var before: CGFloat
    var after: CGFloat
    /// The beginning of the lines across the scrolling direction.
    var lineStart: CGFloat

    var linesStart: CGFloat { start + metrics.header + before }
    var footerStart: CGFloat { linesStart + lines.extent + after }
    var end: CGFloat { footerStart + metrics.footer }
}

/// All sections of a flow layout.
struct FlowSolution: Equatable {
    var sections: [FlowSection] = []
    var isVertical = true
    /// The width of the content across the scrolling direction.
    var width: CGFloat = 0
    /// The size of the collection view.
    var viewSize = CGSize.zero
    var length: CGFloat = 0
    var scale: CGFloat = 1

    mutating func append(_ metrics: FlowSectionMetrics, _ rules: FlowLines.Rules) {
        let lines = FlowLines(metrics.sizes, rules)
        let inset = metrics.inset
        let section = FlowSection(
            metrics: metrics, lines: lines, start: length, before: isVertical ? inset.top : inset.left,
            after: isVertical ? inset.bottom : inset.right, lineStart: isVertical ? inset.left : inset.top)
        sections.append(section)
        length = section.end
    }

    var contentSize: CGSize {
        isVertical ? CGSize(width: width, height: length) : CGSize(width: length, height: width)
    }

    /// Returns a rectangle in content coordinates from its coordinates along and across lines, with its origin rounded
    /// to pixels.
    func rect(_ along: CGFloat, _ across: CGFloat, _ length: CGFloat, _ height: CGFloat) -> CGRect {
        func pixel(_ number: CGFloat) -> CGFloat { (number * scale).rounded() / scale }
        return isVertical
            ? CGRect(x: pixel(along), y: pixel(across), width: length, height: height)
            : CGRect(x: pixel(across), y: pixel(along), width: height, height: length)
    }

    private func place(_ frame: CGRect, in section: FlowSection) -> CGRect {
        rect(section.lineStart + frame.minX, section.linesStart + frame.minY, frame.width, frame.height)
    }

    func frame(section: Int, item: Int) -> CGRect? {
        guard sections.indices.contains(section), (0..<sections[section].lines.sizes.count).contains(item) else {
            return nil
        }
        return place(sections[section].lines.frame(of: item), in: sections[section])
    }

    /// Returns the frame of a header or footer that is not pinned; `nil` if the section has no such view.
    func headerFrame(_ section: Int) -> CGRect? {
        guard sections.indices.contains(section), sections[section].metrics.header > 0 else { return nil }
        return rect(0, sections[section].start, width, sections[section].metrics.header)
    }

    func footerFrame(_ section: Int) -> CGRect? {
        guard sections.indices.contains(section), sections[section].metrics.footer > 0 else { return nil }
        return rect(0, sections[section].footerStart, width, sections[section].metrics.footer)
    }

    /// Returns the sections that intersect a range in the scrolling direction.
    func sections(meeting range: ClosedRange<CGFloat>) -> Range<Int> {
        let first = sections.lastPlace { $0.end < range.lowerBound }.map { $0 + 1 } ?? 0
        let end = sections.lastPlace { $0.start <= range.upperBound }.map { $0 + 1 } ?? 0
        return first..<max(first, end)
    }

    /// Calls a closure with each item that intersects a rectangle. Items without an area are skipped, as in UIKit.
    func forEachItem(in rect: CGRect, section index: Int, _ body: (Int, CGRect) -> Void) {
        let section = sections[index]
        // The range is extended by one point, since origins are rounded.
        let low = (isVertical ? rect.minY : rect.minX) - section.linesStart - 1
        let high = (isVertical ? rect.maxY : rect.maxX) - section.linesStart + 1
        section.lines.forEachItem(meeting: low...max(low, high)) { item, frame in
            let placed = place(frame, in: section)
            if !placed.isEmpty, placed.overlaps(rect) { body(item, placed) }
        }
    }
}
