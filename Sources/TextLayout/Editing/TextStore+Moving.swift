import Foundation

/// The direction of a movement of the caret.
package enum TextDirection: Hashable, Sendable {
    /// The logical directions, in the order of the text.
    case forward, backward
    /// The visual directions. Left is backward in a left-to-right paragraph and forward in a right-to-left paragraph.
    case left, right
    /// One line, independent of the unit.
    case up, down
}

/// The unit of a movement of the caret.
package enum TextUnit: Hashable, Sendable, CaseIterable {
    /// An extended grapheme cluster.
    case character
    case word, sentence
    /// A line of the layout.
    case line
    case paragraph
    case document
}

extension TextStore {
    // MARK: Moving

    /// Moves the caret, or the moving end of the selection.
    ///
    /// If the selection is not extended and is not a caret, a movement by characters puts the caret at the end of the
    /// selection in that direction. A movement by other units begins at that end. The caret moves up from the first
    /// line to the beginning of the text, and down from the last line to its end.
    ///
    /// - Parameters:
    ///   - isExtending: Whether the opposite end of the selection stays fixed.
    ///   - lines: The lines of the text, for movements by lines and vertical movements. Without lines, paragraphs are
    ///     used.
    /// - Returns: Whether the selection has changed.
    @discardableResult package func move(
        _ direction: TextDirection, by unit: TextUnit = .character, isExtending: Bool = false, lines: TextLines? = nil
    ) -> Bool {
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
        let moved = clamped(
            isExtending
                ? selection.extended(to: place, anchor: isBackward ? .end : .start) : TextSelection(place))
        guard moved != selection else { return false }
        select(moved)
        self.column = column
        return true
    }

    // Chosen (Editing): Left and right are backward and forward by the paragraph's direction; between directions the
    // caret is at the continuation of text in the line's direction.
    private func isBackward(_ direction: TextDirection, _ lines: TextLines?) -> Bool {
        switch direction {
        case .backward, .up: return true
        case .forward, .down: return false
        case .left, .right:
            let isRightToLeft = lines?.isRightToLeft(at: selection.range.lowerBound) ?? false
            return (direction == .left) != isRightToLeft
        }
    }

    // Chosen (Editing): Without lines, up and down move by paragraphs.
    /// Returns the place of a caret after a movement by one unit, forward or backward.
    ///
    /// - Parameter goesOn: Whether a caret at the end of a paragraph moves to the end of the next paragraph.
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

    /// Returns the beginning or end of the paragraph. If `goesOn` is `true` and the offset is already there, returns
    /// the beginning or end of the adjacent paragraph.
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
