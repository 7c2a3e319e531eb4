import CoreGraphics
import Foundation
import TextLayout

/// Calls a layout manager's delegate for its lines.
final class DelegateAdjusting: LineAdjusting {
    private unowned let manager: NSLayoutManager

    /// The value of the paragraph style, for the delegate method that is being called.
    private(set) var usual: CGFloat = 0

    /// Whether the delegate is being called. Lines that the delegate requests meanwhile have the values of their
    /// style.
    private(set) var isAsking = false

    /// The maximum space that a delegate can return.
    private static let largest: CGFloat = 100_000

    init(_ manager: NSLayoutManager) { self.manager = manager }

    func spacing(belowLineWith range: Range<Int>, in rect: CGRect, usual: Double) -> Double {
        asked(usual) { delegate in
            delegate.layoutManager(
                manager, lineSpacingAfterGlyphAt: max(range.lowerBound, range.upperBound - 1),
                withProposedLineFragmentRect: area(rect, range.lowerBound))
        }
    }

    func paragraphSpacing(at offset: Int, isBefore: Bool, in rect: CGRect, usual: Double) -> Double {
        asked(usual) { delegate in
            let area = area(rect, offset)
            return isBefore
                ? delegate.layoutManager(
                    manager, paragraphSpacingBeforeGlyphAt: offset, withProposedLineFragmentRect: area)
                : delegate.layoutManager(
                    manager, paragraphSpacingAfterGlyphAt: offset, withProposedLineFragmentRect: area)
        }
    }

    // Chosen (Editing): Of the changes that a layout manager's delegate makes to a line fragment, only the height and
    // the baseline are used.
    func adjust(
        lineWith range: Range<Int>, in rect: CGRect, usedRect: CGRect, height: inout Double, baseline: inout Double
    ) {
        guard let delegate = manager.delegate, !isAsking, let container = container(range.lowerBound) else { return }
        isAsking = true
        defer { isAsking = false }
        var (area, used, offset) = (area(rect, range.lowerBound), area(usedRect, range.lowerBound), CGFloat(baseline))
        let isChanged = delegate.layoutManager(
            manager, shouldSetLineFragmentRect: &area, lineFragmentUsedRect: &used, baselineOffset: &offset,
            in: container, forGlyphRange: NSRange(location: range.lowerBound, length: range.count))
        guard isChanged else { return }
        if area.height.isFinite { height = max(0, min(area.height, Self.largest)) }
        if offset.isFinite { baseline = max(-Self.largest, min(offset, Self.largest)) }
    }

    private func asked(_ usual: Double, _ ask: (any NSLayoutManagerDelegate) -> CGFloat) -> Double {
        guard let delegate = manager.delegate, !isAsking else { return usual }
        isAsking = true
        defer { isAsking = false }
        self.usual = usual
        let answer = ask(delegate)
        return answer.isFinite ? max(0, min(answer, Self.largest)) : usual
    }

    /// The container that is being filled for the first time.
    var current: NSTextContainer?

    /// Returns the container that is being filled.
    private func container(_ offset: Int) -> NSTextContainer? {
        if let current { return current }
        let index = manager.others.lastIndex { $0.lines.start <= offset }.map { $0 + 1 } ?? 0
        return manager.textContainers.indices.contains(index) ? manager.textContainers[index] : nil
    }

    /// Returns an area of the text in the container's coordinates, with padding at both sides.
    private func area(_ rect: CGRect, _ offset: Int) -> CGRect {
        CGRect(
            x: rect.minX, y: rect.minY, width: rect.width + 2 * (container(offset)?.padding ?? 0), height: rect.height)
    }
}
