import AccessibilityTree
import CoreGraphics
import Foundation
import TextLayout
import UIKitCore

/// The displayed text of a text field or text view, for assistive technologies.
struct EditedText: LaidOutText {
    let editor: TextEditor
    /// The position of the text in the view.
    let origin: CGPoint
    /// The alignment of paragraphs without a style.
    let alignment: NSTextAlignment

    private var lines: TextLines { editor.lines }

    var length: Int { editor.text.document.length }

    func line(at offset: Int, distance: Int) -> Range<Int>? {
        let line = lines.line(at: TextPlace(offset))
        let range = line.range.lowerBound..<line.range.upperBound + line.breakLength
        switch distance {
        case 0: return range
        case ..<0: return range.lowerBound > 0 ? self.line(at: range.lowerBound - 1, distance: 0) : nil
        default: return line.isWrapped || line.breakLength > 0 ? self.line(at: range.upperBound, distance: 0) : nil
        }
    }

    func rectangle(of range: Range<Int>) -> CGRect {
        guard !range.isEmpty else {
            return lines.caretRect(at: TextPlace(range.lowerBound)).offsetBy(dx: origin.x, dy: origin.y)
        }
        let rect = lines.rects(for: range).reduce(CGRect.null) { $0.union($1) }
        // A line break has the place of a caret at the end of its line.
        return (rect.isNull ? lines.caretRect(at: TextPlace(range.lowerBound)) : rect)
            .offsetBy(dx: origin.x, dy: origin.y)
    }

    func character(at point: CGPoint) -> Range<Int>? {
        lines.characterIndex(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y)).map {
            editor.text.text.characterRange(at: $0)
        }
    }

    func ranges(in area: CGRect) -> [Range<Int>] {
        let area = area.offsetBy(dx: -origin.x, dy: -origin.y)
        return lines.lines(from: area.minY, to: area.maxY).compactMap { line in
            guard line.usedRect.intersects(area) else { return nil }
            let ends = [area.minX, area.maxX].map { lines.place(at: CGPoint(x: $0, y: line.usedRect.midY)).offset }
            return min(ends[0], ends[1])..<max(ends[0], ends[1])
        }
    }

    func style(at offset: Int?) -> (style: AccessibilityTextStyle, range: Range<Int>) {
        let found = offset.flatMap { editor.text.document.attributes(at: $0) }
        var (values, range) = (found?.values ?? [:], found?.range ?? 0..<length)
        if let offset, let detected = editor.layout.overlays.first(where: { $0.range.contains(offset) }) {
            values.merge(detected.attributes) { own, _ in own }
            range = detected.range
        }
        let style = AccessibilityTextStyle(
            values, editor.defaults, color: editor.color ?? .label, alignment: alignment,
            isRightToLeft: lines.isRightToLeft(at: offset ?? 0))
        return (style, range)
    }
}
