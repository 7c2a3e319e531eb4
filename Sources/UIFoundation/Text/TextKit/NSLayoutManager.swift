import CoreGraphics
import Foundation
import TextLayout

/// Lays the text of a storage out in a container, and answers where it is.
///
/// Each UTF-16 unit is one glyph here, so that ranges of glyphs are ranges of characters. Text is laid out paragraph by paragraph when
/// something is asked about it. All of it is in the first container; geometry is in points in that container's area, y down.
open class NSLayoutManager: NSObject {
    /// The text.
    open internal(set) weak var textStorage: NSTextStorage? { didSet { loadText() } }

    /// The areas for text, of which the first one has all of it.
    open private(set) var textContainers: [NSTextContainer] = []

    /// Whether heights of paragraphs that were not laid out yet may be estimated. If not, which is so unless set, `usedRect(for:)` lays out
    /// all of the text.
    open var allowsNonContiguousLayout = false

    /// The text and its lines.
    package let content: LaidOutDocument

    /// Called when the look of characters has to be drawn anew, for text views.
    package var displayInvalidated: ((NSRange) -> Void)?

    /// Makes a layout manager without text.
    public override init() { content = LaidOutDocument() }

    private func loadText() {
        content.setDocument(
            textStorage.map { TextDocument(NSAttributedString(attributedString: $0)) } ?? TextDocument())
    }

    var lines: TextLines {
        if textStorage?.isEditing == true {
            Log.general.error(
                """
                -[\(type(of: self)) _fillLayoutHoleForCharacterRange:desiredNumberOfLines:isSoft:] *** attempted layout while \
                textStorage is editing.  It is not valid to cause the layoutManager to do layout while the textStorage is editing \
                (ie the textStorage has been sent a beginEditing message without a matching endEditing.)
                """)
        }
        return content.lines
    }

    // MARK: - Containers

    /// Adds an area at the end.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }

    /// Adds an area before another one.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        container.layoutManager?.textContainers.removeAll { $0 === container }
        textContainers.insert(container, at: max(0, min(index, textContainers.count)))
        container.layoutManager = self
        textContainerChangedGeometry(container)
    }

    /// Removes an area.
    open func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else { return }
        textContainers.remove(at: index).layoutManager = nil
        if let first = textContainers.first { textContainerChangedGeometry(first) }
    }

    /// Called by an area whose size or limits have changed: lines are broken anew.
    open func textContainerChangedGeometry(_ container: NSTextContainer) {
        guard container === textContainers.first else { return }
        content.lines.setWidth(container.lineWidth.map { Double($0) })
        content.lines.limit = container.limit
    }

    // MARK: - Changes

    /// Called by the storage when its text has changed.
    ///
    /// - Parameters:
    ///   - newCharRange: Where, as the text is now.
    ///   - delta: By how much the text has become longer.
    ///   - invalidatedCharRange: What has to be laid out anew: the same range here.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        let range = newCharRange.clamped(to: textStorage.length)
        let old = range.location..<max(range.location, range.upperBound - delta)
        guard content.document.length + delta == textStorage.length else { return loadText() }
        content.replace(old, with: TextDocument(textStorage.attributedSubstring(from: range)))
        displayInvalidated?(range)
    }

    /// Has characters laid out anew when they are needed.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
        let range = charRange.clamped(to: content.document.length)
        content.lines.invalidate(range.location..<range.upperBound)
        actualCharacterRange?.pointee = range
        displayInvalidated?(range)
    }

    /// Has characters drawn anew.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {
        displayInvalidated?(charRange.clamped(to: content.document.length))
    }

    /// Has glyphs drawn anew.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { invalidateDisplay(forCharacterRange: glyphRange) }

    // MARK: - Laying out

    /// Lays out all text of an area.
    open func ensureLayout(for container: NSTextContainer) { if isShown(container) { lines.layOutAll() } }

    /// Lays out the paragraphs of characters.
    open func ensureLayout(forCharacterRange charRange: NSRange) {
        let range = charRange.clamped(to: numberOfGlyphs)
        lines.layOut(range.location..<range.upperBound)
    }

    /// Lays out the paragraphs of glyphs.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { ensureLayout(forCharacterRange: glyphRange) }

    /// Lays out what is in a part of an area.
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
        if isShown(container) { lines.layOut(from: bounds.minY, to: bounds.maxY) }
    }

    /// The first character that was not laid out yet; the length of the text where all was.
    open func firstUnlaidCharacterIndex() -> Int { content.lines.firstEstimatedOffset ?? numberOfGlyphs }

    func isShown(_ container: NSTextContainer) -> Bool { container === textContainers.first }

    // MARK: - Glyphs and characters

    /// The number of glyphs: the length of the text.
    open var numberOfGlyphs: Int { content.document.length }

    /// The glyphs of characters, and the characters of these glyphs: the same range, as far as there is text.
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
        let range = charRange.clamped(to: numberOfGlyphs)
        actualCharacterRange?.pointee = range
        return range
    }

    /// The characters of glyphs, and the glyphs of these characters: the same range, as far as there is text.
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        self.glyphRange(forCharacterRange: glyphRange, actualCharacterRange: actualGlyphRange)
    }

    /// The glyph of a character: the same index.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// The character of a glyph: the same index.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// The glyphs in an area: all in the first one, as far as they are shown.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        NSRange(location: 0, length: isShown(container) ? lines.shownLength : 0)
    }

    /// The area of a glyph, and the glyphs in that.
    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
        guard let first = textContainers.first, glyphIndex >= 0, glyphIndex < lines.shownLength else { return nil }
        effectiveRange?.pointee = glyphRange(for: first)
        return first
    }

    // MARK: - Drawing

    /// Draws what is behind the lines of glyphs into the current context.
    ///
    /// - Parameter origin: Where the container's upper left corner is in the context.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        draw(glyphsToShow, at: origin, .backgrounds)
    }

    /// Draws the lines of glyphs, with the lines under and through them and the attachments, into the current context.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        draw(glyphsToShow, at: origin, .glyphs)
    }
}
