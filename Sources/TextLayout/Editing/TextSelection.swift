/// What is selected: a range, on which line its ends are, and which of them moves when the selection is extended.
package struct TextSelection: Hashable, Sendable {
    /// One of the ends of a selection.
    package enum End: Hashable, Sendable { case start, end }

    /// In UTF-16 units; empty for a caret.
    package var range: Range<Int>
    /// On which line a caret is where a line was broken.
    package var affinity: TextAffinity
    /// The end that stays when the selection is extended. `nil` until it is: the first extension decides.
    package var anchor: End?

    package init(_ range: Range<Int>, affinity: TextAffinity = .downstream, anchor: End? = nil) {
        (self.range, self.affinity, self.anchor) = (range, affinity, anchor)
    }

    init(_ place: TextPlace) { self.init(place.offset..<place.offset, affinity: place.affinity) }

    /// Whether it is a caret.
    package var isCaret: Bool { range.isEmpty }

    /// Where the given end is.
    package func place(of end: End) -> TextPlace {
        let offset = end == .start ? range.lowerBound : range.upperBound
        return TextPlace(offset, range.isEmpty || end == .end && anchor == .start ? affinity : .downstream)
    }

    /// The selection from the end that stays to another place. Without an end that stays it is `anchor`.
    func extended(to place: TextPlace, anchor end: End) -> TextSelection {
        let fixed = (anchor ?? end) == .start ? range.lowerBound : range.upperBound
        guard place.offset != fixed else { return TextSelection(place) }
        return TextSelection(
            min(fixed, place.offset)..<max(fixed, place.offset), affinity: place.affinity,
            anchor: fixed < place.offset ? .start : .end)
    }
}
