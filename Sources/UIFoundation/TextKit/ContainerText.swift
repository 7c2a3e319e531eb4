import CoreGraphics
import Foundation
import TextLayout

/// The text in a container. It begins at the end of the text in the previous container.
struct ContainerText {
    let container: NSTextContainer
    let lines: TextLines
    /// Whether the container is the last container.
    let isLast: Bool
    /// Whether the previous containers contain all text.
    let isBehindText: Bool

    var padding: CGFloat { container.padding }

    /// Whether the container has no room for even a single line, so that its text is in the next container.
    var isSkipped: Bool {
        guard !isLast, let height = container.heightLimit else { return false }
        return lines.line(at: TextPlace(lines.start)).usedRect.maxY > height + 0.01
    }

    /// The characters in the container.
    var range: Range<Int> {
        if isSkipped || isBehindText { return lines.start..<lines.start }
        return lines.start..<max(lines.start, isLast ? lines.shownLength : lines.nextStart)
    }

    // MARK: Lines

    func line(_ glyphIndex: Int) -> TextLine {
        lines.line(at: TextPlace(max(0, min(glyphIndex, lines.text.length))))
    }

    /// Returns the line's area in the container, including the padding.
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

    /// Returns the text in a container, or `nil` if the container belongs to a different layout manager.
    func part(of container: NSTextContainer) -> ContainerText? {
        textContainers.firstIndex { $0 === container }.flatMap { part($0) }
    }

    /// Returns the text in a container. The text of all previous containers is laid out first.
    private func part(_ index: Int) -> ContainerText? {
        guard textContainers.indices.contains(index) else { return nil }
        checkEditing()
        let isLast = index == textContainers.count - 1
        if index == 0 {
            return ContainerText(
                container: textContainers[0], lines: content.lines, isLast: isLast, isBehindText: false)
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
        let lines = content.lines(width: nil)
        lines.start = isAll ? content.store.length : start
        let isLast = others.count + 2 == textContainers.count
        let part = ContainerText(container: container, lines: lines, isLast: isLast, isBehindText: isAll)
        adjuster.current = container
        layOut(part)
        adjuster.current = nil
        return part
    }

    /// Returns the part that contains a glyph. At the text's end it is the last part with text.
    func part(withGlyph glyph: Int) -> ContainerText? {
        var found: ContainerText?
        for index in textContainers.indices {
            guard let part = part(index), !part.isBehindText else { break }
            found = part
            if glyph < part.range.upperBound { break }
        }
        if let found { layOut(found, to: glyph) }
        return found
    }

    /// Lays out the text before a glyph, so that its heights are exact, unless heights may be estimated.
    private func layOut(_ part: ContainerText, to glyph: Int) {
        guard !allowsNonContiguousLayout, let first = part.lines.firstEstimatedOffset, first < glyph else { return }
        part.lines.layOut(first..<glyph)
    }

    /// Lays out the text above a distance from the top, so that its heights are exact, unless heights may be
    /// estimated.
    func layOut(_ part: ContainerText, toHeight y: CGFloat) {
        guard !allowsNonContiguousLayout else { return }
        while let first = part.lines.firstEstimatedOffset, part.lines.caretRect(at: TextPlace(first)).minY <= y {}
    }

    /// Returns the parts that contain characters of a range.
    func parts(of range: Range<Int>) -> [ContainerText] {
        textContainers.indices.lazy.compactMap { self.part($0) }
            .prefix { !$0.isBehindText && $0.lines.start <= range.upperBound }.filter {
                $0.range.overlaps(range) || $0.isLast
            }
    }

    // Chosen (Editing): A container without room for a line is skipped; only the last container shows an ellipsis. If a
    // paragraph continues in the next container, its first line there has the indent `headIndent`, not
    // `firstLineHeadIndent`.
    /// Returns the start of a container's text and the limit of the visible text, or `nil` if the layout manager has
    /// only a single container.
    package func flow(of container: NSTextContainer) -> (start: Int, limit: TextLimit?)? {
        guard textContainers.count > 1, let part = part(of: container) else { return nil }
        return (part.lines.start, part.isLast ? container.limit : container.limit?.withoutEnd)
    }

    /// Applies the settings of a container to its lines.
    private func layOut(_ part: ContainerText) {
        let (lines, container) = (part.lines, part.container)
        lines.adjusting = lineAdjusting
        lines.setWidth(container.lineWidth.map { Double($0) })
        lines.room = container.room
        lines.limit = part.isLast ? container.limit : container.limit?.withoutEnd
    }

    /// Updates the layout from a container's index on, after containers were added, removed or resized.
    func containersChanged(from index: Int) {
        layoutInvalidated()
        guard index == 0 || textContainers.count > 1, let first = part(0) else { return }
        layOut(first)
    }

    /// Discards the layout, which may be invalid.
    func layoutInvalidated() {
        others = []
        hasCompleted = false
        delegate?.layoutManagerDidInvalidateLayout(self)
    }

    // MARK: The delegate

    // Chosen (Editing): Lines that a subclass of `NSTextContainer` requests while it is called for the area of a row
    // are as wide as the container, and lines that a layout manager's delegate requests follow the style.
    /// Whether the delegate or a container is being called for lines. Their changes in the meantime are laid out
    /// later.
    package var isAsking: Bool {
        delegate != nil && adjuster.isAsking || textContainers.contains(where: \.isBeingCalled)
    }

    /// The object that calls the delegate for lines, or `nil` if the layout manager has no delegate.
    package var lineAdjusting: (any LineAdjusting)? { delegate == nil ? nil : adjuster }

    // Chosen (Editing): The delegate's `didCompleteLayoutFor` is called from `ensureLayout(for:)` and
    // `usedRect(for:)`, once after a change.
    /// Notifies the delegate that a container's text is laid out, once after each change.
    func completedLayout(of part: ContainerText) {
        guard delegate != nil, !hasCompleted else { return }
        let isAtEnd = part.isLast || part.isBehindText || !part.lines.isTruncated
        hasCompleted = isAtEnd
        // Text that does not fit into any container is ignored.
        delegate?.layoutManager(self, didCompleteLayoutFor: part.container, atEnd: isAtEnd)
    }
}
