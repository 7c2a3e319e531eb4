import CoreGraphics
import Foundation
import TextLayout

/// A position in the text of a text field or text view, as an offset in UTF-16 units from the beginning.
final class TextOffset: UITextPosition {
    nonisolated let place: TextPlace
    /// The editor of the text. The editor rejects positions of a different or deallocated editor.
    private(set) weak var owner: TextEditor?
    private nonisolated let identity: ObjectIdentifier

    init(_ place: TextPlace, of owner: TextEditor) {
        (self.place, self.owner, identity) = (place, owner, ObjectIdentifier(owner))
        super.init()
    }

    nonisolated var offset: Int { place.offset }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? TextOffset else { return false }
        return other.identity == identity && other.offset == offset
    }

    override var hash: Int { offset }

    override var description: String { "<\(type(of: self)): \(offset)>" }
}

/// A range in the text of a text field or text view.
final class TextOffsetRange: UITextRange {
    nonisolated let range: Range<Int>
    let affinity: TextAffinity
    private(set) weak var owner: TextEditor?
    private nonisolated let identity: ObjectIdentifier

    init(_ range: Range<Int>, affinity: TextAffinity = .downstream, of owner: TextEditor) {
        (self.range, self.affinity, self.owner, identity) = (range, affinity, owner, ObjectIdentifier(owner))
        super.init()
    }

    override var isEmpty: Bool { range.isEmpty }

    override var start: UITextPosition { position(range.lowerBound) }

    override var end: UITextPosition { position(range.upperBound) }

    private func position(_ offset: Int) -> UITextPosition {
        owner.map { TextOffset(TextPlace(offset, range.isEmpty ? affinity : .downstream), of: $0) } ?? UITextPosition()
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? TextOffsetRange else { return false }
        return other.identity == identity && other.range == range
    }

    override var hash: Int { range.hashValue }

    override var description: String { "<\(type(of: self)): \(range)>" }
}

/// The rectangle of a selection on one line.
final class TextLineSelection: UITextSelectionRect {
    private let selected: SelectionRect
    private let shown: CGRect

    init(_ selected: SelectionRect, origin: CGPoint) {
        self.selected = selected
        shown = selected.rect.offsetBy(dx: origin.x, dy: origin.y)
        super.init()
    }

    override var rect: CGRect { shown }
    override var writingDirection: NSWritingDirection { selected.isRightToLeft ? .rightToLeft : .leftToRight }
    override var containsStart: Bool { selected.containsStart }
    override var containsEnd: Bool { selected.containsEnd }
}

/// Finds words, lines and paragraphs in the text of a text field or text view. It uses the lines of the layout.
final class TextOffsetTokenizer: NSObject, UITextInputTokenizer {
    private weak var editor: TextEditor?

    init(_ editor: TextEditor) {
        self.editor = editor
        super.init()
    }

    nonisolated deinit {}

    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let editor, let offset = editor.offset(position) else { return nil }
        let isForward = isForward(direction, at: offset)
        return editor.units.range(of: TextUnit(granularity), at: offset, isForward: isForward).map(editor.range)
    }

    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        guard let editor, let offset = editor.offset(position) else { return false }
        return editor.units.isBoundary(offset, of: TextUnit(granularity), isForward: isForward(direction, at: offset))
    }

    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let editor, let offset = editor.offset(position) else { return nil }
        let isForward = isForward(direction, at: offset)
        let found = editor.units.boundary(of: TextUnit(granularity), from: offset, isForward: isForward)
        let isLineEnd = granularity == .line && isForward
        return found.map { editor.position(TextPlace($0, isLineEnd ? .upstream : .downstream)) }
    }

    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        guard let editor, let offset = editor.offset(position) else { return false }
        let isForward = isForward(direction, at: offset)
        return editor.units.range(of: TextUnit(granularity), at: offset, isForward: isForward) != nil
    }

    private func isForward(_ direction: UITextDirection, at offset: Int) -> Bool {
        switch direction {
        case .storage(.forward), .layout(.down): return true
        case .storage(.backward), .layout(.up): return false
        default:
            let isRightToLeft = editor?.lines.isRightToLeft(at: offset) ?? false
            return (direction == .layout(.right)) != isRightToLeft
        }
    }
}

extension TextUnit {
    init(_ granularity: UITextGranularity) {
        self =
            switch granularity {
            case .character: .character
            case .word: .word
            case .sentence: .sentence
            case .paragraph: .paragraph
            case .line: .line
            case .document: .document
            }
    }
}
