import Foundation
import TextLayout

/// The text around a place of a `UITextInput`, with offsets in UTF-16 units from its beginning.
@MainActor
struct TextWindow {
    /// Where the place is in the window.
    let offset: Int
    private let input: any UITextInput
    private let rope: TextRope
    private let start: UITextPosition
    private let counting: Counting
    private let reachesStart: Bool
    private let reachesEnd: Bool

    /// In what a text counts its places.
    private enum Counting { case units, scalars, characters }

    /// How far from its ends a window that does not reach the text's end knows nothing: marks that combine with what lies outside, and
    /// words and sentences that it cuts.
    private static let margin = 64

    /// Asks windows of growing size, until one knows the answer or has all of the text.
    ///
    /// - Parameter answer: `nil` where the window is too small.
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
        // In one piece: a place may be inside a character.
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

    /// Whether what is found at an offset does not depend on what lies outside.
    func isSettled(_ offset: Int) -> Bool {
        (reachesStart || offset >= Self.margin) && (reachesEnd || offset <= rope.length - Self.margin)
    }

    /// Whether the window has all of the text in a direction.
    func isWhole(_ isForward: Bool) -> Bool { isForward ? reachesEnd : reachesStart }

    /// The text's own place at an offset.
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
