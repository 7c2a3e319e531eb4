import AccessibilityTree
import CoreGraphics
import Foundation
import TextLayout
import UIFoundation

extension UILabel: AccessibilityTextDisplaying {
    package var laidOutText: (any LaidOutText)? {
        guard let text, !text.isEmpty, accessibilityLabel == text, bounds.isDrawable else { return nil }
        return LabelText(label: self, placed: placedText(in: bounds))
    }
}

/// The displayed text of a label.
private struct LabelText: LaidOutText {
    let label: UILabel
    let placed: UILabel.PlacedText

    private var origin: CGPoint { placed.origin }

    var length: Int { placed.stack.length }

    func line(at offset: Int, distance: Int) -> Range<Int>? { placed.stack.lineRange(at: offset, distance: distance) }

    func rectangle(of range: Range<Int>) -> CGRect {
        let rect = placed.stack.rects(for: range).reduce(CGRect.null) { $0.union($1) }
        // The text that is not shown has no place.
        return rect.isNull ? .zero : rect.offsetBy(dx: origin.x, dy: origin.y)
    }

    func character(at point: CGPoint) -> Range<Int>? {
        placed.stack.characterIndex(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y)).map { $0..<$0 + 1 }
    }

    func ranges(in area: CGRect) -> [Range<Int>] {
        placed.stack.ranges(in: area.offsetBy(dx: -origin.x, dy: -origin.y))
    }

    func style(at offset: Int?) -> (style: AccessibilityTextStyle, range: Range<Int>) {
        let content = label.content
        let defaults = TextDefaults(font: content.plainFont, traits: label.traitCollection)
        let found = offset.flatMap { content.attributed?.document.attributes(at: $0) }
        let style = AccessibilityTextStyle(
            found?.values ?? [:], defaults, color: content.uniformColor, alignment: content.alignment,
            isRightToLeft: label.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        return (style, found?.range ?? 0..<length)
    }
}
