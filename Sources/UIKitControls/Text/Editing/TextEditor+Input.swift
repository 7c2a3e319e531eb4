import CoreGraphics
import Foundation
import TextLayout

// The implementation of `UITextInput`. Positions that belong to a different text or are beyond the end of the text are
// rejected.
extension TextEditor {
    // MARK: Positions

    func position(_ place: TextPlace) -> UITextPosition { TextOffset(place, of: self) }

    func position(_ offset: Int) -> UITextPosition { position(TextPlace(offset)) }

    func range(_ range: Range<Int>) -> UITextRange { TextOffsetRange(range, of: self) }

    // Chosen (Text): A caret that `selectedTextRange` puts inside a character (a grapheme cluster) is placed behind it,
    // while `selectedRange` keeps it (recorded); the ends of a selection move outward.
    func place(_ position: UITextPosition) -> TextPlace? {
        guard let position = position as? TextOffset, position.owner === self, position.offset <= text.length else {
            return nil
        }
        return position.place
    }

    func offset(_ position: UITextPosition) -> Int? { place(position)?.offset }

    func offsets(_ range: UITextRange) -> Range<Int>? {
        guard let range = range as? TextOffsetRange, range.owner === self, range.range.upperBound <= text.length
        else { return nil }
        return range.range
    }

    func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
        guard let start = place(start), let end = place(end) else { return nil }
        if start.offset == end.offset {
            return TextOffsetRange(start.offset..<start.offset, affinity: end.affinity, of: self)
        }
        return range(min(start.offset, end.offset)..<max(start.offset, end.offset))
    }

    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        guard let start = self.offset(position) else { return nil }
        let (end, overflows) = start.addingReportingOverflow(offset)
        return overflows || end < 0 || end > text.length ? nil : self.position(end)
    }

    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        guard let start = place(position) else { return nil }
        // The number of steps is limited by the length of the text.
        var place = start
        for _ in 0..<min(abs(max(offset, -Int.max)), text.length + 1) {
            guard let next = step(from: place, direction, isBack: offset < 0) else { return nil }
            place = next
        }
        return self.position(place)
    }

    private func step(from place: TextPlace, _ direction: UITextLayoutDirection, isBack: Bool) -> TextPlace? {
        switch direction {
        case .up, .down:
            let isUp = (direction == .up) != isBack
            return lines.place(isUp ? .above : .below, place, x: lines.caretRect(at: place).minX)
        case .left, .right:
            let isForward = ((direction == .right) != isBack) != lines.isRightToLeft(at: place.offset)
            if isForward, place.offset >= text.length || !isForward && place.offset == 0 { return nil }
            if !isForward, place.offset == 0 { return nil }
            return TextPlace(
                isForward
                    ? text.text.characterBoundary(after: place.offset)
                    : text.text.characterBoundary(before: place.offset))
        }
    }

    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        guard let first = offset(position), let second = offset(other), first != second else { return .orderedSame }
        return first < second ? .orderedAscending : .orderedDescending
    }

    func offset(from: UITextPosition, to: UITextPosition) -> Int {
        guard let first = offset(from), let second = offset(to) else { return 0 }
        return second - first
    }

    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        guard offsets(range) != nil else { return nil }
        return direction == .left || direction == .up ? range.start : range.end
    }

    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        guard let offset = offset(position) else { return nil }
        return direction == .left || direction == .up ? range(0..<offset) : range(offset..<text.length)
    }

    // MARK: Text

    func text(in range: UITextRange) -> String? { offsets(range).map(text.document.string(in:)) }

    var selectedTextRange: UITextRange? {
        get {
            if isUnselected, selection.range == 0..<0 { return nil }
            return TextOffsetRange(selection.range, affinity: selection.affinity, of: self)
        }
        set {
            guard let newValue else {
                select(TextSelection(0..<0))
                isUnselected = true
                return
            }
            guard let range = newValue as? TextOffsetRange, let offsets = offsets(newValue) else { return }
            select(
                TextSelection(
                    offsets, affinity: range.affinity,
                    anchor: offsets.isEmpty ? nil : movesStart.map { $0 ? .end : .start }))
        }
    }

    var markedTextRange: UITextRange? { text.markedRange.map(range) }

    // MARK: Geometry

    private var origin: CGPoint { host?.textOrigin ?? .zero }

    private func inText(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x - origin.x, y: point.y - origin.y) }

    func caretRect(for position: UITextPosition) -> CGRect {
        guard let place = place(position) else { return .zero }
        return caretRect(at: place).offsetBy(dx: origin.x, dy: origin.y)
    }

    /// Returns the rectangle of the caret, in the text's coordinate space.
    func caretRect(at place: TextPlace) -> CGRect {
        var rect = lines.caretRect(at: place)
        rect.size.width = Self.caretWidth
        return rect
    }

    static let caretWidth: CGFloat = 2

    func firstRect(for range: UITextRange) -> CGRect {
        guard let offsets = offsets(range) else { return .null }
        if offsets.isEmpty {
            var rect = caretRect(for: range.start)
            rect.size.width = 0
            return rect
        }
        return lines.firstRect(for: offsets).offsetBy(dx: origin.x, dy: origin.y)
    }

    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        guard let offsets = offsets(range) else { return [] }
        return lines.selectionRects(for: offsets).map { TextLineSelection($0, origin: origin) }
    }

    func closestPosition(to point: CGPoint) -> UITextPosition? { position(lines.place(at: inText(point))) }

    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        guard let offsets = offsets(range) else { return nil }
        let place = lines.place(at: inText(point))
        if offsets.contains(place.offset) || place.offset == offsets.upperBound { return position(place) }
        return position(place.offset < offsets.lowerBound ? offsets.lowerBound : offsets.upperBound)
    }

    func characterRange(at point: CGPoint) -> UITextRange? {
        lines.characterIndex(at: inText(point)).map { range(text.text.characterRange(at: $0)) }
    }

    // MARK: Style

    func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? {
        guard let offset = offset(position) else { return nil }
        let found = text.document.attributes(at: direction == .backward ? max(0, offset - 1) : offset)?.values
        return defaultAttributes.merging(found ?? [:]) { $1 }
    }

    func baseWritingDirection(for position: UITextPosition) -> NSWritingDirection {
        guard let offset = offset(position) else { return .natural }
        return lines.isRightToLeft(at: offset) ? .rightToLeft : .leftToRight
    }

    func setBaseWritingDirection(_ direction: NSWritingDirection, for range: UITextRange) {
        guard let offsets = offsets(range) else { return }
        let start = text.text.paragraphStart(at: offsets.lowerBound)
        changeAttributes(in: start..<text.text.paragraphEnd(at: offsets.upperBound)) { attributes in
            let style = NSMutableParagraphStyle()
            if let own = attributes[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(own) }
            style.baseWritingDirection = direction
            attributes[.paragraphStyle] = style
        }
    }
}
