import AccessibilityTree
import CoreGraphics
import Foundation
import UIFoundation

/// The lines of a view that a screen reader reads line by line.
@MainActor
struct ReadingText: LaidOutText {
    private let view: UIView
    private let content: any UIAccessibilityReadingContent
    private let lines: [String]
    /// The beginnings of the lines in UTF-16 units.
    private let starts: [Int]

    private static let maximumLines = 1000

    /// Returns `nil` for a view that does not provide lines, and without content.
    init?(_ object: AccessibilityObject) {
        guard let view = object as? UIView, let content = object as? any UIAccessibilityReadingContent else {
            return nil
        }
        (self.view, self.content) = (view, content)
        var lines: [String] = []
        var units = 0
        while lines.count < Self.maximumLines, units < AccessibilityText.maximumLength,
            let line = content.accessibilityAttributedContent(forLineNumber: lines.count)?.string
                ?? content.accessibilityContent(forLineNumber: lines.count)
        {
            lines.append(line.prefix(units: AccessibilityTreeBuilder.maximumText))
            units += line.utf16.count
        }
        if lines.isEmpty,
            let page = content.accessibilityAttributedPageContent()?.string
                ?? content.accessibilityPageContent()
        {
            lines = [page.prefix(units: AccessibilityText.maximumLength)]
        }
        guard !lines.isEmpty else { return nil }
        self.lines = lines
        var starts: [Int] = []
        var start = 0
        for line in lines {
            starts.append(start)
            start += line.utf16.count + 1
        }
        self.starts = starts
    }

    /// All lines, with a line break after each line except the last.
    var string: String { lines.joined(separator: "\n") }

    var length: Int { range(ofLine: lines.count - 1).upperBound }

    private func range(ofLine index: Int) -> Range<Int> {
        let isLast = index == lines.count - 1
        return starts[index]..<starts[index] + lines[index].utf16.count + (isLast ? 0 : 1)
    }

    private func index(ofLineAt offset: Int) -> Int { (starts.firstIndex { $0 > offset } ?? starts.count) - 1 }

    func line(at offset: Int, distance: Int) -> Range<Int>? {
        let index = index(ofLineAt: max(offset, 0)) + distance
        return lines.indices.contains(index) ? range(ofLine: index) : nil
    }

    /// Returns the rectangle of a line in the coordinate space of the view.
    private func rectangle(ofLine index: Int) -> CGRect {
        let frame = content.accessibilityFrame(forLineNumber: index)
        guard let screen = view.window?.screen,
            [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
        else { return .zero }
        return view.convert(frame, from: screen.coordinateSpace)
    }

    /// Characters have the rectangle of their line.
    func rectangle(of range: Range<Int>) -> CGRect {
        let (first, last) = (
            index(ofLineAt: range.lowerBound), index(ofLineAt: max(range.lowerBound, range.upperBound - 1))
        )
        return (first...last).map { rectangle(ofLine: $0) }.reduce(CGRect.null) { $0.union($1) }
    }

    func character(at point: CGPoint) -> Range<Int>? {
        guard let screen = view.window?.screen else { return nil }
        let index = content.accessibilityLineNumber(for: view.convert(point, to: screen.coordinateSpace))
        guard lines.indices.contains(index) else { return nil }
        return starts[index]..<starts[index] + 1
    }

    func ranges(in area: CGRect) -> [Range<Int>] {
        lines.indices.filter { rectangle(ofLine: $0).intersects(area) }.map { range(ofLine: $0) }
    }

    func style(at offset: Int?) -> (style: AccessibilityTextStyle, range: Range<Int>) {
        let index = offset.map { self.index(ofLineAt: $0) } ?? 0
        let text = offset == nil ? nil : content.accessibilityAttributedContent(forLineNumber: index)
        let font = UIFont.preferredFont(forTextStyle: .body)
        var range = NSRange(location: 0, length: 0)
        var values: [NSAttributedString.Key: Any] = [:]
        if let offset, let text, text.length > 0 {
            values = text.attributes(at: min(max(offset - starts[index], 0), text.length - 1), effectiveRange: &range)
        }
        let style = AccessibilityTextStyle(
            values, TextDefaults(font: font, traits: view.traitCollection), color: .label, alignment: .natural,
            isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        if range.length == 0 { return (style, offset == nil ? 0..<length : self.range(ofLine: index)) }
        return (style, starts[index] + range.lowerBound..<starts[index] + range.upperBound)
    }
}
