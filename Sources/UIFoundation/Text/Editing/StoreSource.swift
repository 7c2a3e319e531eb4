import Foundation
import TextLayout

/// The source of lines that show the text of a `TextStore`. Text without attributes has default attributes, and marked
/// text the attributes of a mark.
class StoreSource: TextLinesSource {
    let store: TextStore
    var defaults: TextDefaults
    /// The additional attributes of marked text. With `nil`, it is underlined.
    var markStyle: TextDocument.Attributes?
    var overlays: [(range: Range<Int>, attributes: TextDocument.Attributes)] = []

    init(_ store: TextStore, _ defaults: TextDefaults) { (self.store, self.defaults) = (store, defaults) }

    /// The displayed text. Its offsets are the offsets of the store.
    var document: TextDocument { store.document }

    final var text: TextRope { document.text }

    final func styledText(in range: Range<Int>, ofParagraphAt paragraph: Int) -> StyledText {
        let document = document
        var runs: [(text: String, attributes: TextAttributes)] = []
        document.forEachRun(in: range) { attributes, part in
            for (part, attributes) in withOverlays(part, attributes).flatMap(withMark) {
                runs.append((document.string(in: part), defaults.attributes(attributes)))
            }
            return true
        }
        let own = document.attributes(at: paragraph)?.values
        if runs.isEmpty { runs.append(("", defaults.attributes(own ?? [:]))) }
        let style = own?[.paragraphStyle] as? NSParagraphStyle
        return StyledText(runs: runs, style: defaults.style(style?.values ?? defaults.paragraph))
    }

    /// Divides a run at the ends of overlays, and adds the attributes of the overlays.
    private func withOverlays(
        _ range: Range<Int>, _ attributes: TextDocument.Attributes
    ) -> [(Range<Int>, TextDocument.Attributes)] {
        guard !overlays.isEmpty else { return [(range, attributes)] }
        var (low, high) = (0, overlays.count)
        while low < high {
            let middle = (low + high) / 2
            if overlays[middle].range.upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
        }
        var (result, position): ([(Range<Int>, TextDocument.Attributes)], Int) = ([], range.lowerBound)
        for overlay in overlays[low...] {
            guard overlay.range.lowerBound < range.upperBound else { break }
            let part = overlay.range.clamped(to: position..<range.upperBound)
            if position < part.lowerBound { result.append((position..<part.lowerBound, attributes)) }
            if !part.isEmpty { result.append((part, attributes.merging(overlay.attributes) { $1 })) }
            position = max(position, part.upperBound)
        }
        if position < range.upperBound { result.append((position..<range.upperBound, attributes)) }
        return result
    }

    /// Divides a run into marked and unmarked parts.
    private func withMark(
        _ range: Range<Int>, _ attributes: TextDocument.Attributes
    ) -> [(Range<Int>, TextDocument.Attributes)] {
        guard let marked = store.markedRange, marked.overlaps(range) else { return [(range, attributes)] }
        let style = markStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue]
        let inside = range.clamped(to: marked)
        let parts = [
            (range.lowerBound..<inside.lowerBound, attributes),
            (inside, attributes.merging(style) { $1 }),
            (inside.upperBound..<range.upperBound, attributes),
        ]
        return parts.filter { !$0.0.isEmpty }
    }
}
