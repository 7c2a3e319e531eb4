import CoreGraphics
import Foundation
import TextLayout

/// The sorted ranges of the search results in a text view.
@MainActor
struct FoundText {
    var ranges: [Range<Int>] = []
    var highlighted: Range<Int>?

    /// Returns the results that overlap a range.
    func ranges(in part: Range<Int>) -> ArraySlice<Range<Int>> {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound <= part.lowerBound { low = middle + 1 } else { high = middle }
        }
        let end = ranges[low...].firstIndex { $0.lowerBound >= part.upperBound } ?? ranges.count
        return ranges[low..<end]
    }
}

extension UITextView {
    // Chosen (Text): A text view finds 10,000 places at most.
    /// The maximum number of results, for example for a letter in a long text.
    private static let mostResults = 10_000

    func search(_ query: String, _ options: UITextSearchOptions, _ found: (UITextRange) -> Void) {
        for range in options.ranges(of: query, in: editor.string, limit: Self.mostResults) {
            found(editor.range(range.location..<range.upperBound))
        }
    }

    func decorate(_ range: UITextRange, _ style: UITextSearchFoundTextStyle) {
        guard let range = editor.offsets(range) else { return }
        if content.found.highlighted == range { content.found.highlighted = nil }
        switch style {
        case .normal: content.found.ranges.removeAll { $0 == range }
        case .highlighted: content.found.highlighted = range
        case .found:
            let ranges = content.found.ranges
            if let last = ranges.last, last.lowerBound >= range.lowerBound {
                let index = ranges.firstIndex { $0.lowerBound >= range.lowerBound } ?? ranges.count
                if ranges[index] != range { content.found.ranges.insert(range, at: index) }
            } else {
                content.found.ranges.append(range)
            }
        }
        setNeedsLayout()
    }

    func replaceFound(_ range: UITextRange, _ text: String) {
        guard isEditable, let offsets = editor.offsets(range) else { return }
        editor.perform(editor.text.replacement(of: offsets, with: text, origin: .pasted))
    }

    /// Replaces all results in one undo step. The last result is replaced first, so that the ranges of earlier results
    /// remain valid.
    func replaceAllFound(_ query: String, _ options: UITextSearchOptions, _ text: String) {
        let ranges = options.ranges(of: query, in: editor.string, limit: Self.mostResults)
        guard isEditable, !ranges.isEmpty else { return }
        editor.undoManager.beginUndoGrouping()
        for range in ranges.reversed() { replaceFound(editor.range(range.location..<range.upperBound), text) }
        editor.undoManager.endUndoGrouping()
    }

    func searchForSelection() {
        guard let range = selectedTextRange, let text = text(in: range), !text.isEmpty else { return }
        findInteraction?.searchText = text
    }
}

/// The delegate of a text view's find interaction, which provides its sessions.
final class TextViewFinder: NSObject, UIFindInteractionDelegate {
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        (view as? UITextView).map { UITextSearchingFindSession(searchableObject: $0) }
    }
}
