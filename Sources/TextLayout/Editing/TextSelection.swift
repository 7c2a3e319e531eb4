/// A selection: a range, the lines of its ends, and the end that moves when the selection is extended.
package struct TextSelection: Hashable, Sendable {
    /// An end of a selection.
    package enum End: Hashable, Sendable { case start, end }

    /// The range in UTF-16 units, which is empty for a caret.
    package var range: Range<Int>
    /// The line of a caret at a line break.
    package var affinity: TextAffinity
    /// The fixed end when the selection is extended. It is `nil` until the first extension.
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

    /// Returns the selection from the fixed end to a place. Without a fixed end, `anchor` is fixed.
    func extended(to place: TextPlace, anchor end: End) -> TextSelection {
        let fixed = (anchor ?? end) == .start ? range.lowerBound : range.upperBound
        guard place.offset != fixed else { return TextSelection(place) }
        return TextSelection(
            min(fixed, place.offset)..<max(fixed, place.offset), affinity: place.affinity,
            anchor: fixed < place.offset ? .start : .end)
    }
}
