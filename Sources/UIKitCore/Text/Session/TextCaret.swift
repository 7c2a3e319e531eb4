import CoreGraphics
import Foundation
import UIFoundation

/// The selection of a text with what its class does not say: which of its ends moves, and the column that lines are passed in.
@MainActor
struct TextCaret {
    private let input: any UITextInput
    /// The end that stays while the selection is extended.
    private var anchor: UITextPosition
    /// The end that moves.
    private var head: UITextPosition
    /// Where the caret was before it moved over lines, in the text's view.
    private var column: CGFloat?

    /// The selection of a text; `nil` where nothing is selected.
    ///
    /// - Parameter known: What was known of it: if it is the same still, its ends and column.
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

    /// What is selected.
    var range: UITextRange? { input.textRange(from: anchor, to: head) }

    // MARK: Moving

    /// Moves the caret, or the end of the selection.
    mutating func move(_ step: TextStep, isExtending: Bool) {
        let goesBack = isBackward(step.direction)
        if !isEmpty, !isExtending || isNew {
            // The first extension decides which end stays; without extending, the selection is left at the end ahead.
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

    /// Whether the ends are as the text says, and not as keys have moved them.
    private var isNew = true

    /// What a step leads over from the caret; `nil` where there is nothing.
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
            // Where the words of a secret end is a secret, too.
            if input.isSecureTextEntry { return end }
            return tokenizer.position(from: head, toBoundary: step.unit, inDirection: step.direction) ?? end
        case .document: return end
        }
    }

    /// The next character's end: of all of its code points, in whatever units the text counts.
    private func character(_ direction: UITextDirection) -> UITextPosition {
        let next =
            UITextLayoutDirection(rawValue: direction.rawValue).map {
                input.position(from: head, in: $0, offset: 1)
            } ?? input.position(from: head, offset: isBackward(direction) ? -1 : 1)
        guard let next else { return head }
        if input.tokenizer.isPosition(next, atBoundary: .character, inDirection: direction) { return next }
        return input.tokenizer.position(from: next, toBoundary: .character, inDirection: direction) ?? next
    }

    /// The place in the next line that is nearest to the column; `nil` in the last one.
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
    /// Whether it leads to another line.
    var isVertical: Bool { self == .layout(.up) || self == .layout(.down) }
}

extension UITextInput {
    /// Whether the text at a place is written from the right to the left.
    func isRightToLeft(at position: UITextPosition) -> Bool {
        switch baseWritingDirection(for: position, in: .forward) {
        case .leftToRight: false
        case .rightToLeft: true
        case .natural: textInputView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        }
    }
}
