import CoreGraphics
import Foundation
import TextLayout

/// A document and its lines, which fields and text views draw. A `TextEdit` lays out only the paragraphs that it
/// changes.
package final class LaidOutDocument {
    private let content: DocumentContent
    /// The lines, which contain all geometry.
    package let lines: TextLines

    /// - Parameter width: The width for breaking lines. With `nil`, lines end only at line breaks in the text.
    package init(
        _ document: TextDocument = TextDocument(), defaults: TextDefaults = TextDefaults(), width: CGFloat? = nil
    ) {
        content = DocumentContent(document, defaults)
        lines = TextLines(source: content, width: width.map { Double($0) })
    }

    /// The text of the lines.
    package var document: TextDocument { content.document }

    package var text: TextRope { content.text }

    /// The attributes with which text without attributes is drawn. Colors are resolved with the traits of these
    /// defaults.
    package var defaults: TextDefaults {
        get { content.defaults }
        set {
            content.defaults = newValue
            lines.reload()
        }
    }

    /// The attributes of an empty last line: the attributes that typed text will have. With `nil`, the line has the
    /// attributes of the character before it.
    package var typingAttributes: TextDocument.Attributes? {
        get { content.typingAttributes }
        set {
            content.typingAttributes = newValue
            guard text.paragraphStart(at: text.length) == text.length else { return }
            lines.invalidate(text.length..<text.length)
        }
    }

    /// The text that an input method has marked.
    package var markedRange: Range<Int>? { content.marked?.range }

    /// Attributes that ranges of the text have only when they are drawn, for example detected links. The ranges are
    /// sorted and do not overlap. An edit removes them.
    package var overlays: [(range: Range<Int>, attributes: TextDocument.Attributes)] {
        get { content.overlays }
        set {
            guard !newValue.isEmpty || !content.overlays.isEmpty else { return }
            content.overlays = newValue
            lines.reload()
        }
    }

    // MARK: Changing

    /// Replaces the whole text.
    package func setDocument(_ document: TextDocument) {
        content.document = document
        content.marked = nil
        content.overlays = []
        lines.reload()
    }

    /// Applies an edit that an `EditableText` has made.
    package func apply(_ edit: TextEdit) { replace(edit.range, with: edit.replacement) }

    /// Replaces a range of the text. Unmarks marked text.
    package func replace(_ range: Range<Int>, with replacement: TextDocument) {
        setMarked(nil)
        let range = range.clamped(to: 0..<document.length)
        guard !range.isEmpty || !replacement.isEmpty else { return }
        content.document.replace(range, with: replacement)
        overlays = []
        lines.replace(range, withLength: replacement.length)
    }

    /// Copies the attributes in a range of a document with the same characters.
    package func takeAttributes(of other: TextDocument, in range: Range<Int>) {
        guard other.length == document.length else { return setDocument(other) }
        content.document = other
        lines.invalidate(range)
    }

    /// Marks a range of text, or unmarks the text with `nil`.
    ///
    /// - Parameter style: The additional attributes of the marked text. With `nil`, it is underlined.
    package func setMarked(_ range: Range<Int>?, style: TextDocument.Attributes? = nil) {
        let old = content.marked?.range
        guard range != nil || old != nil else { return }
        content.marked = range.map { ($0, style ?? [.underlineStyle: NSUnderlineStyle.single.rawValue]) }
        for range in [old, range] { if let range { lines.invalidate(range) } }
    }
}

/// The source of the lines of a `LaidOutDocument`.
private final class DocumentContent: TextLinesSource {
    var document: TextDocument
    var defaults: TextDefaults
    var typingAttributes: TextDocument.Attributes?
    var marked: (range: Range<Int>, style: TextDocument.Attributes)?
    var overlays: [(range: Range<Int>, attributes: TextDocument.Attributes)] = []

    init(_ document: TextDocument, _ defaults: TextDefaults) { (self.document, self.defaults) = (document, defaults) }

    var text: TextRope { document.text }

    func styledText(in range: Range<Int>, ofParagraphAt paragraph: Int) -> StyledText {
        var runs: [(text: String, attributes: TextAttributes)] = []
        document.forEachRun(in: range) { attributes, part in
            for (part, attributes) in withOverlays(part, attributes).flatMap(withMark) {
                runs.append((document.string(in: part), defaults.attributes(attributes)))
            }
            return true
        }
        let isLast = range.lowerBound == document.length
        let own = document.attributes(at: paragraph)?.values
        let empty = isLast ? typingAttributes ?? own : own
        if runs.isEmpty { runs.append(("", defaults.attributes(empty ?? [:]))) }
        let style = (isLast ? empty : own)?[.paragraphStyle] as? NSParagraphStyle
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
        guard let marked, marked.range.overlaps(range) else { return [(range, attributes)] }
        let inside = range.clamped(to: marked.range)
        let parts = [
            (range.lowerBound..<inside.lowerBound, attributes),
            (inside, attributes.merging(marked.style) { $1 }),
            (inside.upperBound..<range.upperBound, attributes),
        ]
        return parts.filter { !$0.0.isEmpty }
    }
}
