import CoreGraphics
import Foundation
import TextLayout

/// The text that is in a container: from where the text of the container before it ended.
struct ContainerText {
    let container: NSTextContainer
    let layout: LaidOutDocument
    /// Whether no container follows.
    let isLast: Bool
    /// Whether all text is in the containers before.
    let isBehindText: Bool

    var lines: TextLines { layout.lines }

    var padding: CGFloat { container.padding }

    /// Whether not even one line has room: its text is in the next container.
    var isSkipped: Bool {
        guard !isLast, let height = container.heightLimit else { return false }
        return lines.line(at: TextPlace(lines.start)).usedRect.maxY > height + 0.01
    }

    /// The characters that are in it.
    var range: Range<Int> {
        if isSkipped || isBehindText { return lines.start..<lines.start }
        return lines.start..<max(lines.start, isLast ? lines.shownLength : lines.nextStart)
    }

    // MARK: Lines

    func line(_ glyphIndex: Int) -> TextLine {
        lines.line(at: TextPlace(max(0, min(glyphIndex, layout.document.length))))
    }

    /// The line's area in the container: what its lines are laid out in, with the padding.
    func fragment(_ line: TextLine) -> CGRect {
        CGRect(
            x: container.areaWidth == nil ? 0 : line.rect.minX, y: line.rect.minY,
            width: (container.areaWidth == nil ? line.usedRect.maxX : line.rect.width) + 2 * padding,
            height: line.rect.height)
    }

    func used(_ line: TextLine) -> CGRect {
        CGRect(
            x: line.usedRect.minX, y: line.usedRect.minY, width: line.usedRect.width + 2 * padding,
            height: line.usedRect.height)
    }
}

extension NSLayoutManager {
    // MARK: The text of containers

    /// The text in a container of this manager; `nil` for another one's.
    func part(of container: NSTextContainer) -> ContainerText? {
        textContainers.firstIndex { $0 === container }.flatMap { part($0) }
    }

    /// The text in a container, for which that of all before it is laid out.
    private func part(_ index: Int) -> ContainerText? {
        guard textContainers.indices.contains(index) else { return nil }
        checkEditing()
        let isLast = index == textContainers.count - 1
        if index == 0 {
            return ContainerText(
                container: textContainers[0], layout: content, isLast: isLast, isBehindText: false)
        }
        while others.count < index {
            guard let before = part(others.count) else { return nil }
            others.append(next(behind: before))
        }
        return others[index - 1]
    }

    private func next(behind before: ContainerText) -> ContainerText {
        let container = textContainers[others.count + 1]
        let start = before.range.upperBound
        let isAll = before.isBehindText || !before.isSkipped && !before.lines.isTruncated
        let layout = LaidOutDocument(content.document, defaults: content.defaults)
        layout.lines.start = isAll ? content.document.length : start
        let isLast = others.count + 2 == textContainers.count
        let part = ContainerText(
            container: container, layout: layout, isLast: isLast, isBehindText: isAll)
        layOut(part)
        return part
    }

    /// The part with a glyph; the last one that has text for those at the end.
    func part(withGlyph glyph: Int) -> ContainerText? {
        var found: ContainerText?
        for index in textContainers.indices {
            guard let part = part(index), !part.isBehindText else { break }
            found = part
            if glyph < part.range.upperBound { break }
        }
        return found
    }

    /// The parts that have some of a range.
    func parts(of range: Range<Int>) -> [ContainerText] {
        textContainers.indices.lazy.compactMap { self.part($0) }
            .prefix { !$0.isBehindText && $0.lines.start <= range.upperBound }.filter {
                $0.range.overlaps(range) || $0.isLast
            }
    }

    /// Where the text of a container begins, and how much of it is shown there; `nil` where there is only one container.
    package func flow(of container: NSTextContainer) -> (start: Int, limit: TextLimit?)? {
        guard textContainers.count > 1, let part = part(of: container) else { return nil }
        return (part.lines.start, part.isLast ? container.limit : container.limit?.withoutEnd)
    }

    /// Breaks the lines of a container as it says.
    private func layOut(_ part: ContainerText) {
        let (lines, container) = (part.lines, part.container)
        lines.adjusting = lineAdjusting
        lines.setWidth(container.lineWidth.map { Double($0) })
        lines.room = container.room
        lines.limit = part.isLast ? container.limit : container.limit?.withoutEnd
    }

    /// Containers, their sizes or their number have changed from one on.
    func containersChanged(from index: Int) {
        layoutInvalidated()
        guard index == 0 || textContainers.count > 1, let first = part(0) else { return }
        layOut(first)
    }

    /// What was laid out before may be wrong now.
    func layoutInvalidated() {
        others = []
        hasCompleted = false
        delegate?.layoutManagerDidInvalidateLayout(self)
    }

    // MARK: The delegate

    /// What asks the delegate about lines; `nil` without one.
    package var lineAdjusting: (any LineAdjusting)? { delegate == nil ? nil : adjuster }

    /// Tells the delegate once after a change that a container has all its text.
    func completedLayout(of part: ContainerText) {
        guard delegate != nil, !hasCompleted else { return }
        let isAtEnd = part.isLast || part.isBehindText || !part.lines.isTruncated
        hasCompleted = isAtEnd
        // The text that has room nowhere is in no container.
        delegate?.layoutManager(self, didCompleteLayoutFor: part.container, atEnd: isAtEnd)
    }
}
