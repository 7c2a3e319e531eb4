import UIKit

extension NoteTextView {
    /// Makes the selected paragraphs a list, or removes their markers.
    func toggleList(_ marker: ListMarker) {
        let paragraphs = (text as NSString).paragraphRange(for: selectedRange)
        let kinds = starts(in: paragraphs).map { self.marker(ofParagraphAt: $0)?.next }
        let isList = kinds.allSatisfy { $0 == marker }
        let (selection, length) = (selectedRange, textStorage.length)
        // From the last paragraph to the first, so that locations of earlier paragraphs stay valid.
        undoManager?.beginUndoGrouping()
        for start in starts(in: paragraphs).reversed() {
            let old = self.marker(ofParagraphAt: start).map { $0.rawValue.utf16.count } ?? 0
            put(isList ? "" : marker.rawValue, inPlaceOf: NSRange(location: start, length: old))
        }
        undoManager?.endUndoGrouping()
        undoManager?.setActionName("List")
        let difference = textStorage.length - length
        if selection.length == 0 {
            selectedRange = NSRange(location: max(0, selection.location + difference), length: 0)
        }
        normalize(NSRange(location: paragraphs.location, length: max(0, paragraphs.length + difference)))
        didFormat()
    }

    /// Replaces the marker of a paragraph, and keeps its style.
    private func put(_ marker: String, inPlaceOf range: NSRange) {
        let style = style(ofParagraphAt: range.location)
        replace(range, with: marker)
        let added = NSRange(location: range.location, length: marker.utf16.count)
        guard added.length > 0 else { return }
        let format = NoteFormat(style: style, marker: ListMarker(rawValue: marker))
        textStorage.setAttributes(format.attributes(traitCollection), range: added)
    }

    private func starts(in range: NSRange) -> [Int] {
        var (starts, location) = ([range.location], range.location)
        while true {
            location = NSMaxRange(paragraph(at: location))
            guard location < NSMaxRange(range), location != starts.last else { return starts }
            starts.append(location)
        }
    }

    /// Continues a list, or ends it in a paragraph that only contains its marker.
    ///
    /// - Returns: Whether the list was continued or ended, instead of inserting a line end.
    func continueList(replacing range: NSRange) -> Bool {
        guard let marker = marker(ofParagraphAt: range.location) else { return false }
        let paragraph = paragraph(at: range.location)
        let markerRange = NSRange(location: paragraph.location, length: marker.rawValue.utf16.count)
        guard range.location >= NSMaxRange(markerRange) else { return false }
        let content = (text as NSString).substring(with: paragraph).dropFirst(marker.rawValue.count)
        if content.allSatisfy(\.isNewline) {
            replace(markerRange, with: "")
            selectedRange = NSRange(location: markerRange.location, length: 0)
        } else {
            let next = "\n" + marker.next.rawValue
            replace(range, with: next)
            selectedRange = NSRange(location: range.location + next.utf16.count, length: 0)
        }
        normalize(selectedRange)
        didFormat()
        return true
    }

    /// Ticks the item with a circle at a point of the text view, or removes the tick.
    ///
    /// - Returns: Whether a circle is at the point.
    @discardableResult
    func tick(at point: CGPoint) -> Bool {
        guard let position = closestPosition(to: point) else { return false }
        let start = paragraph(at: offset(from: beginningOfDocument, to: position)).location
        guard let marker = marker(ofParagraphAt: start), marker != .bullet,
            let first = self.position(from: beginningOfDocument, offset: start),
            let second = self.position(from: first, offset: marker.rawValue.utf16.count)
        else { return false }
        let (left, right) = (caretRect(for: first), caretRect(for: second))
        guard left.union(right).insetBy(dx: -8, dy: -2).contains(point) else { return false }
        let selection = selectedRange
        replace(
            NSRange(location: start, length: 1),
            with: String((marker == .done ? ListMarker.open : .done).rawValue.prefix(1)))
        selectedRange = selection
        normalize(NSRange(location: start, length: 0))
        didFormat()
        return true
    }
}
