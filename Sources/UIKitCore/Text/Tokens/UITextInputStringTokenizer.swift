import Foundation
import TextLayout

/// Finds characters, words, sentences and paragraphs of any text by the rules of Unicode.
///
/// It reads the text around a place through `UITextInput`, however that counts: in UTF-16 units, code points or characters. What a line
/// is depends on the layout: subclasses override the methods for `.line`, which is a paragraph here.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextinputstringtokenizer>.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UITextInput)?

    /// Makes a tokenizer of a text, which it does not keep.
    public init(textInput: UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    nonisolated deinit {}

    // MARK: Units

    /// The unit around a place; at a boundary the one that lies in the direction from it. Paragraphs are without their line break.
    /// `nil` where there is none, as between words.
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

    /// Whether a place is the end of a unit, going forward, or its beginning, going backward.
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

    /// The next end of a unit, going forward, or beginning, going backward; `nil` where there is none.
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

    /// Whether a place is inside a unit; at a boundary, whether a unit lies in the direction from it.
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
    /// The same, as lower modules call it.
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
