import Foundation

/// What a flow layout knows of a section before it breaks lines: what its properties or its delegate say.
struct FlowSectionMetrics: Equatable {
    var inset = UIEdgeInsets.zero
    var itemSpacing: CGFloat = 0
    var lineSpacing: CGFloat = 0
    /// How long header and footer are in the scrolling direction.
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var sizes = FlowSizes()
    /// Whether the sizes are the delegate's.
    var sizesAreOfDelegate = false
}

/// Where the parts of a section lie in the scrolling direction: header, inset, lines, inset, footer.
struct FlowSection: Equatable {
    var metrics: FlowSectionMetrics
    var lines: FlowLines
    /// Where the section begins.
    var start: CGFloat
    /// The inset before the first line, and behind the last one.
    var before: CGFloat
    var after: CGFloat
    /// Where lines begin across the scrolling direction.
    var lineStart: CGFloat

    var linesStart: CGFloat { start + metrics.header + before }
    var footerStart: CGFloat { linesStart + lines.extent + after }
    var end: CGFloat { footerStart + metrics.footer }
}

/// All sections of a flow layout.
struct FlowSolution: Equatable {
    var sections: [FlowSection] = []
    var isVertical = true
    /// How wide content is across the scrolling direction.
    var width: CGFloat = 0
    /// The size of the collection view that it is for.
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

    /// A rectangle that is given along and across lines, its origin at a pixel.
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

    /// A header's or footer's place where it is not pinned; `nil` where there is none.
    func headerFrame(_ section: Int) -> CGRect? {
        guard sections.indices.contains(section), sections[section].metrics.header > 0 else { return nil }
        return rect(0, sections[section].start, width, sections[section].metrics.header)
    }

    func footerFrame(_ section: Int) -> CGRect? {
        guard sections.indices.contains(section), sections[section].metrics.footer > 0 else { return nil }
        return rect(0, sections[section].footerStart, width, sections[section].metrics.footer)
    }

    /// The sections that a range in the scrolling direction meets.
    func sections(meeting range: ClosedRange<CGFloat>) -> Range<Int> {
        let first = sections.lastPlace { $0.end < range.lowerBound }.map { $0 + 1 } ?? 0
        let end = sections.lastPlace { $0.start <= range.upperBound }.map { $0 + 1 } ?? 0
        return first..<max(first, end)
    }

    /// Calls with each item that a rectangle meets. Items without an area are left out, as UIKit does.
    func forEachItem(in rect: CGRect, section index: Int, _ body: (Int, CGRect) -> Void) {
        let section = sections[index]
        // A pixel more, since origins are rounded.
        let low = (isVertical ? rect.minY : rect.minX) - section.linesStart - 1
        let high = (isVertical ? rect.maxY : rect.maxX) - section.linesStart + 1
        section.lines.forEachItem(meeting: low...max(low, high)) { item, frame in
            let placed = place(frame, in: section)
            if !placed.isEmpty, placed.overlaps(rect) { body(item, placed) }
        }
    }
}
