import CoreGraphics
import Foundation
import UIFoundation

/// The selection of a text with the state that arrow keys need: the end that moves, and the column for movements
/// across lines.
@MainActor
struct TextCaret {
    private let input: any UITextInput
    /// The end that is fixed while the selection is extended.
    private var anchor: UITextPosition
    /// The end that moves.
    private var head: UITextPosition
    /// The x coordinate of the caret before it moved up or down, in the coordinate space of the text's view.
    private var column: CGFloat?

    /// Creates the state for the selection of a text; `nil` without a selection.
    ///
    /// - Parameter known: The previous state. Its ends and column are kept if the selection is unchanged.
    init?(of input: any UITextInput, known: TextCaret?) {
        guard let selected = input.selectedTextRange else { return nil }
        if let known, known.isStill(selected, of: input) {
            self = known
        } else {
            (self.input, anchor, head) = (input, selected.start, selected.end)
        }
    }

    private func isStill(_ selected: UITextRange, of other: any UITextInput) -> Bool {
        guard other === input else { return false }
        func isEnd(_ position: UITextPosition, _ end: UITextPosition) -> Bool {
            input.compare(position, to: end) == .orderedSame
        }
        return isEnd(anchor, selected.start) && isEnd(head, selected.end)
            || isEnd(head, selected.start) && isEnd(anchor, selected.end)
    }

    private var isEmpty: Bool { input.compare(anchor, to: head) == .orderedSame }

    /// The selected range.
    var range: UITextRange? { input.textRange(from: anchor, to: head) }

    // MARK: Moving

    /// Moves the caret, or the end of the selection.
    mutating func move(_ step: TextStep, isExtending: Bool) {
        let goesBack = isBackward(step.direction)
        if !isEmpty, !isExtending || isNew {
            // The direction of the first extension determines which end is fixed. Without extension, the caret moves
            // from the end that is in the direction of the step.
            let isReversed = input.compare(anchor, to: head) == .orderedDescending
            if goesBack != isReversed { (anchor, head) = (head, anchor) }
        }
        let isLeaving = !isEmpty && !isExtending && step.unit == .character
        let isVertical = step.unit == .line && step.direction.isVertical
        let wasAt = column ?? (isVertical ? input.caretRect(for: head).midX : nil)
        if !isLeaving { head = target(of: step, column: wasAt) }
        column = isVertical ? wasAt : nil
        if !isExtending { anchor = head }
        isNew = false
    }

    /// Whether `anchor` and `head` are still the start and end of the text's selection, because no key has moved them
    /// yet.
    private var isNew = true

    /// Returns the range that a step crosses from the caret; `nil` if empty.
    func range(to step: TextStep) -> UITextRange? {
        let end = target(of: step, column: nil)
        guard input.compare(end, to: head) != .orderedSame else { return nil }
        return input.textRange(from: head, to: end)
    }

    private func target(of step: TextStep, column: CGFloat?) -> UITextPosition {
        let end = isBackward(step.direction) ? input.beginningOfDocument : input.endOfDocument
        let tokenizer = input.tokenizer
        switch step.unit {
        case .character: return character(step.direction)
        case .line where step.direction.isVertical: return line(step.direction, column) ?? end
        case .line:
            if tokenizer.isPosition(head, atBoundary: .line, inDirection: step.direction) { return head }
            return tokenizer.position(from: head, toBoundary: .line, inDirection: step.direction) ?? end
        case .word, .sentence, .paragraph:
            // In a secure text, the ends of words are also secret.
            // Chosen (Text input): Secure text has no words: keys that move to a word's end move to the text's end.
            if input.isSecureTextEntry { return end }
            return tokenizer.position(from: head, toBoundary: step.unit, inDirection: step.direction) ?? end
        case .document: return end
        }
    }

    /// Returns the end of the next character with all its code points, whatever unit the text uses for offsets.
    private func character(_ direction: UITextDirection) -> UITextPosition {
        let next =
            UITextLayoutDirection(rawValue: direction.rawValue).map {
                input.position(from: head, in: $0, offset: 1)
            } ?? input.position(from: head, offset: isBackward(direction) ? -1 : 1)
        guard let next else { return head }
        if input.tokenizer.isPosition(next, atBoundary: .character, inDirection: direction) { return next }
        return input.tokenizer.position(from: next, toBoundary: .character, inDirection: direction) ?? next
    }

    /// Returns the position in the next line that is nearest to the column; `nil` in the last line.
    private func line(_ direction: UITextDirection, _ column: CGFloat?) -> UITextPosition? {
        guard let layout = UITextLayoutDirection(rawValue: direction.rawValue),
            let next = input.position(from: head, in: layout, offset: 1), input.compare(next, to: head) != .orderedSame
        else { return nil }
        let (old, new) = (input.caretRect(for: head), input.caretRect(for: next))
        guard let column, column.isFinite, new.height > 0, new.midY.isFinite, new.minY != old.minY,
            let nearest = input.closestPosition(to: CGPoint(x: column, y: new.midY)),
            input.caretRect(for: nearest).minY == new.minY
        else { return next }
        return nearest
    }

    private func isBackward(_ direction: UITextDirection) -> Bool {
        guard let layout = UITextLayoutDirection(rawValue: direction.rawValue) else {
            return direction == .storage(.backward)
        }
        switch layout {
        case .up: return true
        case .down: return false
        case .left, .right: return input.isRightToLeft(at: head) == (layout == .right)
        }
    }
}

extension UITextDirection {
    /// Whether the direction is up or down.
    var isVertical: Bool { self == .layout(.up) || self == .layout(.down) }
}

extension UITextInput {
    /// Returns whether the text at a position is written from right to left.
    func isRightToLeft(at position: UITextPosition) -> Bool {
        switch baseWritingDirection(for: position, in: .forward) {
        case .leftToRight: false
        case .rightToLeft: true
        case .natural: textInputView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        }
    }
}
