extension UITextInput {
    /// Returns the range of UTF-16 units, limited to the text.
    @MainActor
    func range(ofUnits units: Range<Int>) -> UITextRange? {
        let length = offset(from: beginningOfDocument, to: endOfDocument)
        let (lower, upper) = (min(max(units.lowerBound, 0), length), min(max(units.upperBound, 0), length))
        guard let start = position(from: beginningOfDocument, offset: lower),
            let end = position(from: beginningOfDocument, offset: upper)
        else { return nil }
        return textRange(from: start, to: end)
    }

    /// The selection in UTF-16 units; `nil` without a selection.
    @MainActor
    package var selectedUnits: Range<Int>? {
        guard let range = selectedTextRange else { return nil }
        let start = offset(from: beginningOfDocument, to: range.start)
        let end = offset(from: beginningOfDocument, to: range.end)
        return min(start, end)..<max(start, end)
    }
}
