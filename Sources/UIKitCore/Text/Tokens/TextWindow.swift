import Foundation
import TextLayout

/// The text around a position of a `UITextInput`, with offsets in UTF-16 units from its start.
@MainActor
struct TextWindow {
    /// The offset of the position in the window.
    let offset: Int
    private let input: any UITextInput
    private let rope: TextRope
    private let start: UITextPosition
    private let counting: Counting
    private let reachesStart: Bool
    private let reachesEnd: Bool

    /// The units of the text's offsets.
    private enum Counting { case units, scalars, characters }

    /// The unreliable distance at the ends of a window that does not contain the whole text: combining marks may be
    /// outside, and words and sentences may be cut.
    private static let margin = 64

    /// Creates windows of growing size until the closure returns a result or the window contains the whole text.
    ///
    /// - Parameter answer: Returns `nil` if the window is too small.
    static func find<Answer>(
        around position: UITextPosition, in input: any UITextInput,
        _ answer: (TextWindow, TextUnits) -> Answer?
    ) -> Answer? {
        var reach = 512
        while true {
            guard let window = TextWindow(around: position, reach: reach, in: input) else { return nil }
            if let found = answer(window, TextUnits(window.rope)) { return found }
            if window.reachesStart, window.reachesEnd { return nil }
            reach *= 8
        }
    }

    private init?(around position: UITextPosition, reach: Int, in input: any UITextInput) {
        let (first, last) = (input.beginningOfDocument, input.endOfDocument)
        func isInside(_ position: UITextPosition) -> Bool {
            input.compare(position, to: first) == .orderedDescending
                && input.compare(position, to: last) == .orderedAscending
        }
        let before = input.position(from: position, offset: -reach).flatMap { isInside($0) ? $0 : nil }
        let after = input.position(from: position, offset: reach).flatMap { isInside($0) ? $0 : nil }
        let start = before ?? first
        let end = after ?? last
        // The text is read at once, since a position may be inside a character.
        guard let whole = input.textRange(from: start, to: end).flatMap({ input.text(in: $0) }) else { return nil }
        self.input = input
        self.start = start
        (reachesStart, reachesEnd) = (before == nil, after == nil)
        rope = TextRope(whole)
        let count = input.offset(from: start, to: end)
        counting =
            count == whole.utf16.count ? .units : count == whole.unicodeScalars.count ? .scalars : .characters
        let distance = max(0, input.offset(from: start, to: position))
        offset =
            switch counting {
            case .units: min(distance, rope.length)
            case .scalars: String(String.UnicodeScalarView(whole.unicodeScalars.prefix(distance))).utf16.count
            case .characters: String(whole.prefix(distance)).utf16.count
            }
    }

    /// Returns whether results at an offset do not depend on text outside the window.
    func isSettled(_ offset: Int) -> Bool {
        (reachesStart || offset >= Self.margin) && (reachesEnd || offset <= rope.length - Self.margin)
    }

    /// Returns whether the window contains the whole text in a direction.
    func isWhole(_ isForward: Bool) -> Bool { isForward ? reachesEnd : reachesStart }

    /// Returns the text's position at an offset.
    func position(at offset: Int) -> UITextPosition? {
        let distance =
            switch counting {
            case .units: offset
            case .scalars: rope.string(in: 0..<offset).unicodeScalars.count
            case .characters: rope.string(in: 0..<offset).count
            }
        return input.position(from: start, offset: distance)
    }
}
