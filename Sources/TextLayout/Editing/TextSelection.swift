/// A selection: a range, the lines of its ends, and the end that moves when the selection is extended.
package struct TextSelection: Hashable, Sendable {
    /// An end of a selection.
    package enum End: Hashable, Sendable { case start, end }

    /// The range in UTF-16 units, which is empty for a caret.
    package var range: Range<Int>
    /// The line that shows a caret at a line break.
    package var affinity: TextAffinity
    /// The end that stays fixed when the selection is extended, or `nil` before the first extension.
    package var anchor: End?

    package init(_ range: Range<Int>, affinity: TextAffinity = .downstream, anchor: End? = nil) {
        (self.range, self.affinity, self.anchor) = (range, affinity, anchor)
    }

    init(_ place: TextPlace) { self.init(place.offset..<place.offset, affinity: place.affinity) }

    /// Whether the selection is a caret.
    package var isCaret: Bool { range.isEmpty }

    /// Returns the place of an end.
    package func place(of end: End) -> TextPlace {
        let offset = end == .start ? range.lowerBound : range.upperBound
        return TextPlace(offset, range.isEmpty || end == .end && anchor == .start ? affinity : .downstream)
    }

    /// Returns the selection from its fixed end to a place. If no end is fixed yet, the end `anchor` is used.
    func extended(to place: TextPlace, anchor end: End) -> TextSelection {
        let fixed = (anchor ?? end) == .start ? range.lowerBound : range.upperBound
        guard place.offset != fixed else { return TextSelection(place) }
        return TextSelection(
            min(fixed, place.offset)..<max(fixed, place.offset), affinity: place.affinity,
            anchor: fixed < place.offset ? .start : .end)
    }
}
