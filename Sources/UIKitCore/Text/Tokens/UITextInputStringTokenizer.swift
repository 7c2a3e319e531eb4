import Foundation
import TextLayout

// Chosen (Text input): Lines of a `UITextInputStringTokenizer` are paragraphs. Words and sentences are Pango's.
/// Finds the characters, words, sentences and paragraphs of any text by the rules of Unicode.
///
/// The tokenizer reads the text around a position through `UITextInput`, with offsets in UTF-16 units, code points or
/// characters. Lines depend on the layout: subclasses override the methods for `.line`, which equals a paragraph here.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextinputstringtokenizer>.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UITextInput)?

    /// Creates a tokenizer for a text, which is not retained.
    public init(textInput: UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    nonisolated deinit {}

    // MARK: Units

    /// Returns the unit around a position; at a boundary, the unit in the given direction. A paragraph does not
    /// include its line break. Returns `nil` if the position is outside all units, for example between words.
    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let input else { return nil }
        if granularity == .document {
            return input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
        }
        let isForward = isForward(direction, at: position, in: input)
        return TextWindow.find(around: position, in: input) { window, units in
            guard let range = units.range(of: granularity.unit, at: window.offset, isForward: isForward) else {
                return window.isSettled(window.offset) ? .some(nil) : nil
            }
            guard window.isSettled(range.lowerBound), window.isSettled(range.upperBound) else { return nil }
            return .some(
                window.position(at: range.lowerBound).flatMap { start in
                    window.position(at: range.upperBound).flatMap { input.textRange(from: start, to: $0) }
                })
        } ?? nil
    }

    /// Returns whether a position is the end of a unit in a forward direction, or its start in a backward direction.
    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        guard let input else { return false }
        let isForward = isForward(direction, at: position, in: input)
        if granularity == .document {
            return input.compare(position, to: isForward ? input.endOfDocument : input.beginningOfDocument)
                == .orderedSame
        }
        return TextWindow.find(around: position, in: input) { window, units in
            guard window.isSettled(window.offset) else { return nil }
            return units.isBoundary(window.offset, of: granularity.unit, isForward: isForward)
        } ?? false
    }

    /// Returns the next end of a unit in a forward direction, or the next start in a backward direction; `nil` after
    /// the last boundary.
    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let input else { return nil }
        let isForward = isForward(direction, at: position, in: input)
        if granularity == .document {
            let end = isForward ? input.endOfDocument : input.beginningOfDocument
            return input.compare(position, to: end) == .orderedSame ? nil : end
        }
        return TextWindow.find(around: position, in: input) { window, units in
            guard let found = units.boundary(of: granularity.unit, from: window.offset, isForward: isForward) else {
                return window.isWhole(isForward) ? .some(nil) : nil
            }
            return window.isSettled(found) ? .some(window.position(at: found)) : nil
        } ?? nil
    }

    /// Returns whether a position is inside a unit; at a boundary, whether the direction points into a unit.
    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
    }

    private func isForward(
        _ direction: UITextDirection, at position: UITextPosition, in input: any UITextInput
    ) -> Bool {
        switch direction {
        case .storage(.forward), .layout(.down): true
        case .layout(.right): !input.isRightToLeft(at: position)
        case .layout(.left): input.isRightToLeft(at: position)
        default: false
        }
    }
}

extension UITextGranularity {
    /// The equivalent type of lower modules.
    fileprivate var unit: TextUnit {
        switch self {
        case .character: .character
        case .word: .word
        case .sentence: .sentence
        case .paragraph: .paragraph
        case .line: .line
        case .document: .document
        }
    }
}
