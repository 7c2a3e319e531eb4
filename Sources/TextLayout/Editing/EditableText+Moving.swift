import Foundation

/// Where a caret moves.
package enum TextDirection: Hashable, Sendable {
    /// In the order of the text.
    case forward, backward
    /// As it is seen: left is backward in a paragraph that runs from left to right, and forward in another one.
    case left, right
    /// A line, whatever the unit is.
    case up, down
}

/// By how much a caret moves.
package enum TextUnit: Hashable, Sendable, CaseIterable {
    /// What is seen as one: an extended grapheme cluster.
    case character
    case word, sentence
    /// As it is laid out.
    case line
    case paragraph
    case document
}

extension EditableText {
    // MARK: Moving

    /// Moves the caret, or the end of the selection that moves.
    ///
    /// Of a selection that is not extended, a caret by character comes to the end in the direction, and moves on from that end by other
    /// units. Up from the first line is the text's beginning, down from the last one its end.
    ///
    /// - Parameters:
    ///   - isExtending: Whether the selection's other end stays.
    ///   - lines: The text's lines, for lines and up and down. Paragraphs are taken without them.
    package mutating func move(
        _ direction: TextDirection, by unit: TextUnit = .character, isExtending: Bool = false, lines: TextLines? = nil
    ) {
        let isBackward = self.isBackward(direction, lines)
        let end: TextSelection.End =
            isExtending && selection.anchor != nil
            ? (selection.anchor == .start ? .end : .start) : isBackward ? .start : .end
        let start = selection.place(of: end)
        let isVertical = direction == .up || direction == .down
        let column = isVertical ? column ?? lines.map { Double($0.caretRect(at: start).minX) } : nil
        let place: TextPlace
        if !isExtending, !selection.isCaret, unit == .character, !isVertical {
            place = start
        } else if isVertical, let lines {
            place =
                lines.place(direction == .up ? .above : .below, start, x: column ?? 0)
                ?? TextPlace(direction == .up ? 0 : length)
        } else {
            place = target(
                of: isBackward ? .backward : .forward, by: isVertical ? .paragraph : unit, from: start, lines)
        }
        select(
            isExtending
                ? selection.extended(to: place, anchor: isBackward ? .end : .start) : TextSelection(place))
        self.column = column
    }

    private func isBackward(_ direction: TextDirection, _ lines: TextLines?) -> Bool {
        switch direction {
        case .backward, .up: return true
        case .forward, .down: return false
        case .left, .right:
            let isRightToLeft = lines?.isRightToLeft(at: selection.range.lowerBound) ?? false
            return (direction == .left) != isRightToLeft
        }
    }

    /// Where a caret comes from a place by one unit, forward or backward.
    ///
    /// - Parameter goesOn: Whether a caret at a paragraph's end goes to the next one's.
    func target(
        of direction: TextDirection, by unit: TextUnit, from place: TextPlace, _ lines: TextLines?, goesOn: Bool = true
    ) -> TextPlace {
        let (offset, isForward) = (place.offset, !isBackward(direction, lines))
        switch unit {
        case .character:
            return TextPlace(isForward ? text.characterBoundary(after: offset) : text.characterBoundary(before: offset))
        case .word: return TextPlace(segment(.word, from: offset, isForward))
        case .sentence: return TextPlace(segment(.sentence, from: offset, isForward))
        case .line:
            guard let lines else { return TextPlace(paragraphEnd(offset, isForward, goesOn: false)) }
            let line = lines.line(at: place)
            let end = text.characterBoundary(at: isForward ? line.range.upperBound : line.range.lowerBound, .start)
            return TextPlace(end, isForward && line.isWrapped ? .upstream : .downstream)
        case .paragraph: return TextPlace(paragraphEnd(offset, isForward, goesOn: goesOn))
        case .document: return TextPlace(isForward ? length : 0)
        }
    }

    private func segment(_ segment: TextRope.Segment, from offset: Int, _ isForward: Bool) -> Int {
        isForward
            ? text.characterBoundary(at: text.end(of: segment, after: offset), .end)
            : text.characterBoundary(at: text.start(of: segment, before: offset), .start)
    }

    /// The beginning or end of the paragraph; if it goes on, of the next one where the offset is there already.
    private func paragraphEnd(_ offset: Int, _ isForward: Bool, goesOn: Bool) -> Int {
        guard isForward else {
            let start = text.paragraphStart(at: offset)
            return start == offset && goesOn && offset > 0 ? text.paragraphStart(at: offset - 1) : start
        }
        let end = text.paragraphContent(at: offset).upperBound
        let next = text.paragraphEnd(at: offset)
        return end <= offset && goesOn && next > end ? text.paragraphContent(at: next).upperBound : end
    }
}
