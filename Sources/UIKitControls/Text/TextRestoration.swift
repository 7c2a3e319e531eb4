import CoreGraphics
import Foundation
import TextLayout

/// The restorable state of text fields and text views, which is the selection. The selection is restored only if the
/// text, which the program sets before, is long enough.
extension UITextInput {
    func encodeSelection(with coder: NSCoder) {
        guard let range = selectedTextRange else { return }
        coder.encode(offset(from: beginningOfDocument, to: range.start), forKey: "UITextInput.selectionStart")
        coder.encode(offset(from: range.start, to: range.end), forKey: "UITextInput.selectionLength")
    }

    func decodeSelection(with coder: NSCoder) {
        guard coder.containsValue(forKey: "UITextInput.selectionStart") else { return }
        let start = coder.decodeInteger(forKey: "UITextInput.selectionStart")
        let length = coder.decodeInteger(forKey: "UITextInput.selectionLength")
        let whole = offset(from: beginningOfDocument, to: endOfDocument)
        guard start >= 0, length >= 0, start <= whole, length <= whole - start,
            let first = position(from: beginningOfDocument, offset: start),
            let last = position(from: first, offset: length)
        else { return }
        selectedTextRange = textRange(from: first, to: last)
    }
}

// Chosen (Restoration): A restored text view shows the same line at its upper edge.
/// The scroll position of a text view: the character at the upper edge, and the distance from that edge to the top of
/// the character's line. A scrolled distance alone would be imprecise, since the heights of lines that were never
/// visible are estimated.
struct TextScrollPlace {
    var offset: Int
    var distance: CGFloat
    /// The last scroll to the position; `nil` before the first.
    var scroll: Scroll?

    struct Scroll {
        /// The vertical content offset.
        var target: CGFloat
        /// The width of the lines, and the length of the text.
        let width: Double?
        let length: Int
        /// The number of scrolls.
        var count: Int
    }
}

extension UITextView {
    private enum Key {
        static let offset = "UITextView.firstCharacter"
        static let distance = "UITextView.firstCharacterDistance"
    }

    /// The scroll position; `nil` at the beginning of the text. Until the content is scrolled from a restored position,
    /// the value is this position, since the width may be temporary.
    var scrollPlace: TextScrollPlace? {
        if let place = parts.restoredPlace, isToBeScrolled || isWhereRestored(place) { return place }
        guard isScrollEnabled, bounds.width > 0, contentOffset.y.isFinite, contentOffset.y > -adjustedContentInset.top
        else { return nil }
        updateLineWidth()
        let top = bounds.minY - textOrigin.y
        let place = editor.lines.place(at: CGPoint(x: 0, y: top))
        return TextScrollPlace(offset: place.offset, distance: top - editor.lines.caretRect(at: place).minY)
    }

    func encodeScrollPlace(with coder: NSCoder) {
        guard let place = scrollPlace else { return }
        coder.encode(place.offset, forKey: Key.offset)
        coder.encode(Double(place.distance), forKey: Key.distance)
    }

    func decodeScrollPlace(with coder: NSCoder) {
        guard coder.containsValue(forKey: Key.offset) else { return }
        let distance = coder.decodeDouble(forKey: Key.distance)
        guard distance.isFinite else { return }
        parts.restoredPlace = TextScrollPlace(
            offset: coder.decodeInteger(forKey: Key.offset), distance: CGFloat(distance))
        setNeedsLayout()
    }

    /// Scrolls to the restored position in the next layout with a known line width, and again if the width changes
    /// while the content is at that position: the first layouts of containers may have different sizes. If the program
    /// or the user scrolls or edits, the restored position is discarded.
    func scrollToRestoredPlace() {
        guard let place = parts.restoredPlace else { return }
        guard isToBeScrolled || isWhereRestored(place), isScrollEnabled, place.offset >= 0,
            place.offset <= editor.text.length
        else { return parts.restoredPlace = nil }
        guard window != nil, bounds.width > 0 else { return }
        updateLineWidth()
        guard isToBeScrolled || place.scroll?.width != editor.lines.width else { return }
        editor.lines.layOut(place.offset..<place.offset)
        updateContentSize()
        let y = editor.lines.caretRect(at: TextPlace(place.offset)).minY + textOrigin.y + place.distance
        parts.restoredPlace?.scroll = TextScrollPlace.Scroll(
            target: y, width: editor.lines.width, length: editor.text.length, count: (place.scroll?.count ?? 0) + 1)
        scrollToRestored(CGPoint(x: contentOffset.x, y: y))
    }

    /// Returns whether the content is still at the offset of the last scroll.
    private func isWhereRestored(_ place: TextScrollPlace) -> Bool {
        guard let scroll = place.scroll, scroll.count < 100 else { return false }
        return abs(scroll.target - contentOffset.y) < 1 && scroll.length == editor.text.length
    }
}

/// The value of `interactionState`, as a property list.
extension TextTransferHost {
    var savedInteraction: [String: Any] {
        let range = editor.selection.range
        var state: [String: Any] = [
            "location": range.lowerBound, "length": range.count, "isFirstResponder": isFirstResponder,
        ]
        if let place = (self as? UITextView)?.scrollPlace {
            state["firstCharacter"] = place.offset
            state["firstCharacterDistance"] = Double(place.distance)
        }
        return state
    }

    func restoreInteraction(_ state: Any) {
        guard let state = state as? [String: Any] else { return }
        if let location = state["location"] as? Int, let length = state["length"] as? Int, location >= 0, length >= 0,
            location <= editor.text.length, length <= editor.text.length - location
        {
            editor.select(TextSelection(location..<location + length))
        }
        if state["isFirstResponder"] as? Bool == true, window != nil { becomeFirstResponder() }
        guard let view = self as? UITextView, let first = state["firstCharacter"] as? Int,
            let distance = state["firstCharacterDistance"] as? Double, distance.isFinite
        else { return }
        view.parts.restoredPlace = TextScrollPlace(offset: first, distance: CGFloat(distance))
        view.scrollToRestored(view.contentOffset)
        view.setNeedsLayout()
    }
}
