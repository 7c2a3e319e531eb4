import Foundation
import UIKit

/// A custom text: a string, whose characters are 10 points wide and 20 high, in lines that end only at line breaks.
/// Positions count UTF-16 units.
final class StringView: UIView, UITextInput {
    final class Place: UITextPosition {
        let offset: Int
        init(_ offset: Int) {
            self.offset = offset
            super.init()
        }
    }

    final class Span: UITextRange {
        let range: Range<Int>
        init(_ range: Range<Int>) {
            self.range = range
            super.init()
        }
        override var isEmpty: Bool { range.isEmpty }
        override var start: UITextPosition { Place(range.lowerBound) }
        override var end: UITextPosition { Place(range.upperBound) }
    }

    /// The text, the selection and the marked text, with `[` `]` around the selection or `|` for the caret, and `<`
    /// `>` around the marked text.
    var picture: String {
        var marks: [(place: Int, mark: String)] = []
        if let marked { marks.append((marked.lowerBound, "<")) }
        if selection.isEmpty {
            marks.append((selection.lowerBound, "|"))
        } else {
            marks += [(selection.lowerBound, "["), (selection.upperBound, "]")]
        }
        if let marked { marks.append((marked.upperBound, ">")) }
        var units = Array(content.utf16)
        // In reverse order; at the same position, later marks of the list are placed after earlier marks.
        for (_, (place, mark)) in marks.enumerated().sorted(by: {
            ($0.element.place, $0.offset) > ($1.element.place, $1.offset)
        }) {
            units.insert(contentsOf: mark.utf16, at: place)
        }
        return String(decoding: units, as: UTF16.self)
    }

    var content = ""
    var selection = 0..<0
    var marked: Range<Int>?
    /// The calls of the system that change the text or selection.
    var log: [String] = []
    var permits = true
    /// Whether distances are in characters, and not in UTF-16 units.
    var countsCharacters = false
    var isSecret = false
    var returnsOnlyWithText = false

    init(_ content: String, caret: Int? = nil) {
        self.content = content
        let caret = caret ?? content.utf16.count
        selection = caret..<caret
        super.init(frame: CGRect(x: 50, y: 100, width: 300, height: 200))
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }

    var isSecureTextEntry: Bool { isSecret }
    var enablesReturnKeyAutomatically: Bool { returnsOnlyWithText }

    private func string(_ range: Range<Int>) -> String {
        let units = Array(content.utf16)
        return String(decoding: units[range.clamped(to: 0..<units.count)], as: UTF16.self)
    }

    private func put(_ text: String, in range: Range<Int>) {
        var units = Array(content.utf16)
        units.replaceSubrange(range.clamped(to: 0..<units.count), with: text.utf16)
        content = String(decoding: units, as: UTF16.self)
    }

    // MARK: The program's own changes

    func setContent(_ text: String) {
        inputDelegate?.textWillChange(self)
        (content, marked) = (text, nil)
        inputDelegate?.selectionWillChange(self)
        selection = text.utf16.count..<text.utf16.count
        inputDelegate?.selectionDidChange(self)
        inputDelegate?.textDidChange(self)
    }

    func setSelection(_ range: Range<Int>) {
        inputDelegate?.selectionWillChange(self)
        selection = range
        inputDelegate?.selectionDidChange(self)
    }

    // MARK: UIKeyInput

    var hasText: Bool { !content.isEmpty }

    func insertText(_ text: String) {
        log.append("insert \(text.debugDescription)")
        let range = marked ?? selection
        put(text, in: range)
        let end = range.lowerBound + text.utf16.count
        (selection, marked) = (end..<end, nil)
    }

    func deleteBackward() {
        log.append("delete")
        var range = marked ?? selection
        if range.isEmpty {
            guard range.lowerBound > 0 else { return }
            let before = string(0..<range.lowerBound)
            range = before.dropLast().utf16.count..<range.lowerBound
        }
        put("", in: range)
        (selection, marked) = (range.lowerBound..<range.lowerBound, nil)
    }

    // MARK: Text

    func text(in range: UITextRange) -> String? { (range as? Span).map { string($0.range) } }

    func replace(_ range: UITextRange, withText text: String) {
        guard let range = (range as? Span)?.range else { return }
        put(text, in: range)
        let end = range.lowerBound + text.utf16.count
        selection = end..<end
    }

    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        if let range = (range as? Span)?.range {
            log.append("should \(range.lowerBound)-\(range.upperBound) \(text.debugDescription)")
        }
        return permits
    }

    var selectedTextRange: UITextRange? {
        get { Span(selection) }
        set {
            guard let range = (newValue as? Span)?.range else { return }
            log.append("select \(range.lowerBound)-\(range.upperBound)")
            selection = range
        }
    }

    var markedTextRange: UITextRange? { marked.map(Span.init) }
    var markedTextStyle: [NSAttributedString.Key: Any]?

    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        let text = markedText ?? ""
        log.append("mark \(text.debugDescription) \(selectedRange.location)+\(selectedRange.length)")
        let range = marked ?? selection
        put(text, in: range)
        let start = range.lowerBound
        marked = text.isEmpty ? nil : start..<start + text.utf16.count
        selection = start + selectedRange.location..<start + selectedRange.location + selectedRange.length
    }

    func unmarkText() {
        log.append("unmark")
        marked = nil
    }

    // MARK: Places

    var beginningOfDocument: UITextPosition { Place(0) }
    var endOfDocument: UITextPosition { Place(content.utf16.count) }

    private func offset(_ position: UITextPosition) -> Int { (position as? Place)?.offset ?? 0 }

    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (first, second) = (offset(fromPosition), offset(toPosition))
        return Span(min(first, second)..<max(first, second))
    }

    func position(from position: UITextPosition, offset distance: Int) -> UITextPosition? {
        if countsCharacters {
            let count = string(0..<offset(position)).count + distance
            return (0...content.count).contains(count) ? Place(content.prefix(count).utf16.count) : nil
        }
        let new = offset(position) + distance
        return (0...content.utf16.count).contains(new) ? Place(new) : nil
    }

    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset distance: Int
    ) -> UITextPosition? {
        switch direction {
        case .left: return self.position(from: position, offset: -distance)
        case .right: return self.position(from: position, offset: distance)
        case .up, .down:
            let (line, column) = place(offset(position))
            let wanted = line + (direction == .up ? -distance : distance)
            guard lines.indices.contains(wanted) else { return nil }
            return Place(min(lines[wanted].lowerBound + column, lines[wanted].upperBound))
        }
    }

    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (first, second) = (offset(position), offset(other))
        return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }

    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        guard countsCharacters else { return offset(toPosition) - offset(from) }
        return string(0..<offset(toPosition)).count - string(0..<offset(from)).count
    }

    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        direction == .left || direction == .up ? range.start : range.end
    }

    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        let isBack = direction == .left || direction == .up
        return textRange(from: position, to: isBack ? beginningOfDocument : endOfDocument)
    }

    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
    { .leftToRight }

    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

    // MARK: Geometry

    private var lines: [Range<Int>] {
        var (lines, start) = ([Range<Int>](), 0)
        for (index, unit) in content.utf16.enumerated() where unit == 10 {
            lines.append(start..<index)
            start = index + 1
        }
        return lines + [start..<content.utf16.count]
    }

    private func place(_ offset: Int) -> (line: Int, column: Int) {
        let line = lines.lastIndex { $0.lowerBound <= offset } ?? 0
        return (line, offset - lines[line].lowerBound)
    }

    func firstRect(for range: UITextRange) -> CGRect {
        let start = place(offset(range.start))
        return CGRect(
            x: start.column * 10, y: start.line * 20, width: (offset(range.end) - offset(range.start)) * 10, height: 20)
    }

    func caretRect(for position: UITextPosition) -> CGRect {
        let place = place(offset(position))
        return CGRect(x: place.column * 10, y: place.line * 20, width: 0, height: 20)
    }

    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

    func closestPosition(to point: CGPoint) -> UITextPosition? {
        let line = lines[min(max(Int(point.y / 20), 0), lines.count - 1)]
        return Place(min(line.lowerBound + max(Int((point.x / 10).rounded()), 0), line.upperBound))
    }

    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { closestPosition(to: point) }

    func characterRange(at point: CGPoint) -> UITextRange? { nil }

    // MARK: The system

    weak var inputDelegate: (any UITextInputDelegate)?
    private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
}
