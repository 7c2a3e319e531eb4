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
    let content: LaidOutDocument

    /// Called when the look of characters has to be drawn anew, for text views.
    package var displayInvalidated: ((NSRange) -> Void)?

    /// Called when all text of the first area has to be laid out, for text views, which have lines of their own.
    package var layoutEnsured: (() -> Void)?

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
    open func ensureLayout(for container: NSTextContainer) {
        guard isShown(container) else { return }
        lines.layOutAll()
        layoutEnsured?()
    }

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

    private var padding: CGFloat { textContainers.first?.padding ?? 0 }

    private func line(_ glyphIndex: Int) -> TextLine {
        lines.line(at: TextPlace(max(0, min(glyphIndex, numberOfGlyphs))))
    }

    private func range(_ line: TextLine) -> NSRange {
        NSRange(location: line.range.lowerBound, length: line.range.count + line.breakLength)
    }

    private func fragment(_ line: TextLine) -> CGRect {
        CGRect(
            x: 0, y: line.rect.minY, width: textContainers.first?.areaWidth ?? line.usedRect.maxX + 2 * padding,
            height: line.rect.height)
    }

    private func used(_ line: TextLine) -> CGRect {
        CGRect(
            x: line.usedRect.minX, y: line.usedRect.minY, width: line.usedRect.width + 2 * padding,
            height: line.usedRect.height)
    }

    // MARK: - Lines

    /// The area of the line with a glyph, as wide as the container and without gaps to the next line, and the glyphs on the line.
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard !textContainers.isEmpty else { return .zero }
        let line = line(glyphIndex)
        effectiveRange?.pointee = range(line)
        return fragment(line)
    }

    /// The part of the line's area that has glyphs, with the padding at both sides.
    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard !textContainers.isEmpty else { return .zero }
        let line = line(glyphIndex)
        effectiveRange?.pointee = range(line)
        return used(line)
    }

    /// Calls the block for each line of a range: its area, the part that is used, the container, its glyphs.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let container = textContainers.first else { return }
        let end = min(glyphRange.upperBound, lines.shownLength)
        var (index, stop) = (glyphRange.location, ObjCBool(false))
        while index < end, !stop.boolValue {
            let line = line(index)
            block(fragment(line), used(line), container, range(line), &stop)
            index = max(range(line).upperBound, index + 1)
        }
    }

    /// Where a glyph begins, from its line's area, on the baseline.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        let line = line(glyphIndex)
        let caret = lines.caretRect(at: TextPlace(glyphIndex))
        return CGPoint(x: caret.minX + padding, y: line.baseline - line.rect.minY)
    }

    /// The area of the empty line behind the break at the text's end, or of empty text. Zero where there is none.
    open var extraLineFragmentRect: CGRect { extraLine.map(fragment) ?? .zero }

    /// The part of that line which is used: the padding.
    open var extraLineFragmentUsedRect: CGRect { extraLine.map(used) ?? .zero }

    /// The container with that line.
    open var extraLineFragmentTextContainer: NSTextContainer? { extraLine == nil ? nil : textContainers.first }

    private var extraLine: TextLine? {
        guard textStorage != nil, !textContainers.isEmpty else { return nil }
        let line = lines.line(at: TextPlace(numberOfGlyphs))
        return line.range == numberOfGlyphs..<numberOfGlyphs && !line.isWrapped ? line : nil
    }

    /// The glyphs that an ellipsis replaces on the line with a glyph. `NSNotFound` where there are none.
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        let line = line(glyphIndex)
        guard line.isEllipsized || lines.isTruncated && line.range.upperBound >= lines.shownLength else {
            return NSRange(location: NSNotFound, length: 0)
        }
        return NSRange(location: line.range.upperBound, length: numberOfGlyphs - line.range.upperBound)
    }

    // MARK: - Areas

    /// The area that the text takes of a container, from the container's upper left corner: as wide as the widest line with the padding.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard isShown(container) else { return .zero }
        if !allowsNonContiguousLayout { lines.layOutAll() }
        return CGRect(x: 0, y: 0, width: lines.widestLine + 2 * padding, height: lines.height)
    }

    /// The rectangle around glyphs.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        guard isShown(container) else { return .zero }
        let range = glyphRange.clamped(to: numberOfGlyphs)
        let rects = lines.rects(for: range.location..<range.upperBound)
        guard let first = rects.first else {
            return lines.caretRect(at: TextPlace(range.location)).offsetBy(dx: padding, dy: 0)
        }
        return rects.dropFirst().reduce(first) { $0.union($1) }.offsetBy(dx: padding, dy: 0)
    }

    /// Calls the block for each rectangle around glyphs, line by line. Of a selection, lines on which it goes on are enclosed to the
    /// container's side.
    ///
    /// - Parameter selectedRange: The selection of which the glyphs are a part; `NSNotFound` for glyphs that are enclosed closely.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard isShown(textContainer) else { return }
        let range = glyphRange.clamped(to: numberOfGlyphs)
        let part = range.location..<range.upperBound
        let rects =
            selectedRange.location == NSNotFound ? lines.rects(for: part) : lines.selectionRects(for: part).map(\.rect)
        var stop = ObjCBool(false)
        for rect in rects where !stop.boolValue { block(rect.offsetBy(dx: padding, dy: 0), &stop) }
    }

    // MARK: - Points

    /// The character that is nearest to a point, and how far the point is between where it begins (0) and ends (1).
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let point = CGPoint(x: point.x - padding, y: point.y)
        guard isShown(container), numberOfGlyphs > 0 else {
            partialFraction?.pointee = 0
            return 0
        }
        let place = lines.place(at: point)
        let line = lines.line(at: place)
        let y = line.usedRect.midY
        if let index = lines.characterIndex(at: CGPoint(x: point.x, y: y)) {
            let end = content.text.characterBoundary(after: index)
            let (from, to) = (
                lines.caretRect(at: TextPlace(index)).minX, lines.caretRect(at: TextPlace(end, .upstream)).minX
            )
            partialFraction?.pointee = to == from ? 0 : max(0, min(0.999, (point.x - from) / (to - from)))
            return index
        }
        let isEnd = place.offset > line.range.lowerBound
        partialFraction?.pointee = isEnd ? 1 : 0
        return isEnd ? content.text.characterBoundary(before: place.offset) : place.offset
    }

    /// The glyph that is nearest to a point, and how far the point is in it.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
    }

    /// The glyph that is nearest to a point.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }

    /// The glyphs on the lines that are in a part of a container.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        guard isShown(container) else { return NSRange(location: 0, length: 0) }
        let found = lines.lines(from: bounds.minY, to: bounds.maxY)
        guard let first = found.first, let last = found.last else { return NSRange(location: 0, length: 0) }
        let end = range(last).upperBound
        return NSRange(location: first.range.lowerBound, length: end - first.range.lowerBound)
    }

    // MARK: - Drawing

    private func draw(_ glyphs: NSRange, at origin: CGPoint, _ parts: DrawnText) {
        let range = glyphs.clamped(to: numberOfGlyphs)
        guard let context = UIGraphicsGetCurrentContext(), range.length > 0, !textContainers.isEmpty else { return }
        let (first, last) = (line(range.location), line(range.upperBound - 1))
        let area = CGRect(x: 0, y: first.rect.minY, width: 1e6, height: last.rect.maxY - first.rect.minY)
        lines.draw(in: area, of: context, at: CGPoint(x: origin.x + padding, y: origin.y), parts: parts)
    }
}
