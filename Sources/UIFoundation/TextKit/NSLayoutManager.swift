import CoreGraphics
import Foundation
import TextLayout

// Chosen (Editing): Each UTF-16 unit is a glyph of a layout manager; `usedRect(for:)` begins at the container's left
// side.
/// Lays out the text of a storage in containers, and returns the positions of glyphs.
///
/// Each UTF-16 unit is a glyph, so that ranges of glyphs equal ranges of characters. Paragraphs are laid out when
/// their geometry is first used. Text that does not fit into a container continues in the next container. Geometry is
/// in points in the container's area, with y down.
open class NSLayoutManager: NSObject {
    /// The text storage.
    open internal(set) weak var textStorage: NSTextStorage? { didSet { loadText() } }

    /// The delegate, which sets the spaces between lines and is notified of layout. It is not retained.
    open weak var delegate: (any NSLayoutManagerDelegate)? {
        didSet {
            content.lines.adjusting = lineAdjusting
            containersChanged(from: 0)
            invalidateDisplay(forCharacterRange: NSRange(location: 0, length: numberOfGlyphs))
        }
    }

    /// The containers, in the order in which text fills them.
    open private(set) var textContainers: [NSTextContainer] = []

    /// The text of the second and all further containers, as far as it has been laid out since the last change.
    var others: [ContainerText] = []
    /// Whether the text was changed while its layout was being requested. The change is applied afterwards.
    var isOutOfDate = false
    /// Whether the delegate was notified that all text is laid out.
    var hasCompleted = false
    /// The object that calls the delegate.
    private(set) lazy var adjuster = DelegateAdjusting(self)

    /// Whether the heights of paragraphs that are not laid out yet may be estimated. The default is `false`:
    /// `usedRect(for:)` lays out the whole text first.
    open var allowsNonContiguousLayout = false

    /// The text and its lines.
    let content: LaidOutDocument

    /// Creates a layout manager without text.
    public override init() { content = LaidOutDocument() }

    func loadText() {
        guard !isAsking else { return isOutOfDate = true }
        isOutOfDate = false
        layoutInvalidated()
        let document = textStorage.map { TextDocument($0) } ?? TextDocument()
        content.apply(TextEdit(range: 0..<content.store.length, replacement: document, origin: .program))
    }

    /// The lines of the first container.
    var lines: TextLines {
        checkEditing()
        return content.lines
    }

    // Chosen (Editing): If a layout manager is used while its storage is being edited, it logs one line and uses the
    // previous text.
    func checkEditing() {
        if isOutOfDate, !isAsking { loadText() }
        if textStorage?.isEditing == true {
            Log.general.error(
                """
                -[\(type(of: self)) _fillLayoutHoleForCharacterRange:desiredNumberOfLines:isSoft:] *** attempted layout while \
                textStorage is editing.  It is not valid to cause the layoutManager to do layout while the textStorage is editing \
                (ie the textStorage has been sent a beginEditing message without a matching endEditing.)
                """)
        }
    }

    // MARK: - Containers

    /// Adds a container at the end.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }

    /// Inserts a container at an index.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        container.layoutManager?.textContainers.removeAll { $0 === container }
        textContainers.insert(container, at: max(0, min(index, textContainers.count)))
        container.layoutManager = self
        for container in textContainers { textContainerChangedGeometry(container) }
    }

    /// Removes a container.
    open func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else { return }
        textContainers.remove(at: index).layoutManager = nil
        for container in textContainers { textContainerChangedGeometry(container) }
    }

    /// Breaks the lines again. A container calls this method when its size or limits have changed.
    open func textContainerChangedGeometry(_ container: NSTextContainer) {
        container.geometryChanged()
        if let index = textContainers.firstIndex(where: { $0 === container }) { containersChanged(from: index) }
    }

    // MARK: - Changes

    /// Updates the layout after a change of the text. The text storage calls this method.
    ///
    /// - Parameters:
    ///   - textStorage: The storage.
    ///   - editMask: Whether characters, attributes or both changed.
    ///   - newCharRange: The changed range in the new text.
    ///   - delta: The change of the text's length.
    ///   - invalidatedCharRange: The range that must be laid out again, which equals `newCharRange` in Ireko.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        guard !isAsking else { return isOutOfDate = true }
        layoutInvalidated()
        let range = newCharRange.clamped(to: textStorage.length)
        let old = range.location..<max(range.location, range.upperBound - delta)
        guard content.store.length + delta == textStorage.length else { return loadText() }
        content.apply(TextEdit(range: old, replacement: TextDocument(textStorage, in: range), origin: .program))
        redraw(range)
    }

    /// Invalidates the layout of a character range, which is laid out again when it is needed.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
        let range = charRange.clamped(to: content.store.length)
        layoutInvalidated()
        content.lines.invalidate(range.location..<range.upperBound)
        actualCharacterRange?.pointee = range
        redraw(range)
    }

    /// Invalidates the display of a character range, which is drawn again.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {
        redraw(charRange.clamped(to: content.store.length))
    }

    private func redraw(_ range: NSRange) { for container in textContainers { container.displayInvalidated?(range) } }

    /// Invalidates the display of a glyph range, which is drawn again.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { invalidateDisplay(forCharacterRange: glyphRange) }

    // MARK: - Laying out

    // Chosen (Editing): `NSLayoutManager.ensureLayout(for:)` makes the heights of its text view exact, too.
    /// Lays out all text of a container.
    open func ensureLayout(for container: NSTextContainer) {
        guard let part = part(of: container) else { return }
        part.lines.layOutAll()
        container.layoutEnsured?()
        completedLayout(of: part)
    }

    /// Lays out the paragraphs in a character range.
    open func ensureLayout(forCharacterRange charRange: NSRange) {
        let range = charRange.clamped(to: numberOfGlyphs)
        for part in parts(of: range.location..<range.upperBound) {
            part.lines.layOut(range.location..<range.upperBound)
        }
    }

    /// Lays out the paragraphs in a glyph range.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { ensureLayout(forCharacterRange: glyphRange) }

    /// Lays out the text in a part of a container.
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
        part(of: container)?.lines.layOut(from: bounds.minY, to: bounds.maxY)
    }

    /// Returns the index of the first character that is not laid out, or the length of the text if all text is laid
    /// out.
    open func firstUnlaidCharacterIndex() -> Int { content.lines.firstEstimatedOffset ?? numberOfGlyphs }

    // MARK: - Glyphs and characters

    /// The number of glyphs, which equals the length of the text.
    open var numberOfGlyphs: Int { content.store.length }

    /// Returns the glyph range of a character range, and the character range of these glyphs. Both equal the argument,
    /// clamped to the text.
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
        let range = charRange.clamped(to: numberOfGlyphs)
        actualCharacterRange?.pointee = range
        return range
    }

    /// Returns the character range of a glyph range, and the glyph range of these characters. Both equal the argument,
    /// clamped to the text.
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        self.glyphRange(forCharacterRange: glyphRange, actualCharacterRange: actualGlyphRange)
    }

    /// Returns the index of a character's glyph, which equals the character's index.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// Returns the index of a glyph's character, which equals the glyph's index.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// Returns the glyph range in a container. The range is empty if all text fits into the previous containers.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        guard let part = part(of: container) else { return NSRange(location: 0, length: 0) }
        return NSRange(part.range)
    }

    /// Returns the container of a glyph, and the glyph range in that container.
    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
        guard glyphIndex >= 0, let part = part(withGlyph: glyphIndex), part.range.contains(glyphIndex) else {
            return nil
        }
        effectiveRange?.pointee = NSRange(part.range)
        return part.container
    }

    // MARK: - Drawing

    /// Draws the background of glyphs into the current context.
    ///
    /// - Parameters:
    ///   - glyphsToShow: The glyphs whose background is drawn.
    ///   - origin: The position of the container's upper left corner in the context.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        draw(glyphsToShow, at: origin, .backgrounds)
    }

    /// Draws glyphs with their underlines, strikethrough lines and attachments into the current context.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        draw(glyphsToShow, at: origin, .glyphs)
    }

    private func range(_ line: TextLine) -> NSRange {
        NSRange(location: line.range.lowerBound, length: line.range.count + line.breakLength)
    }

    // MARK: - Lines

    /// Returns the line fragment rectangle of a glyph's line, and the glyph range of the line. The rectangle is as
    /// wide as the container, or as the part of the container that has room for text, and extends down to the next
    /// line.
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let part = part(withGlyph: glyphIndex) else { return .zero }
        let line = part.line(glyphIndex)
        effectiveRange?.pointee = range(line)
        return part.fragment(line)
    }

    /// Returns the part of the line fragment rectangle that glyphs occupy, with the padding at both sides.
    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let part = part(withGlyph: glyphIndex) else { return .zero }
        let line = part.line(glyphIndex)
        effectiveRange?.pointee = range(line)
        return part.used(line)
    }

    /// Calls the block for each line in a glyph range, with the line fragment rectangle, its used part, the container,
    /// and the glyph range of the line.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let glyphs = glyphRange.clamped(to: numberOfGlyphs)
        var (index, stop) = (glyphs.location, ObjCBool(false))
        while index < glyphs.upperBound, !stop.boolValue {
            guard let part = part(withGlyph: index), part.range.contains(index) else { return }
            let line = part.line(index)
            block(part.fragment(line), part.used(line), part.container, range(line), &stop)
            index = max(range(line).upperBound, index + 1)
        }
    }

    /// Returns the position of a glyph's origin on the baseline, relative to the line fragment rectangle.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let part = part(withGlyph: glyphIndex) else { return .zero }
        let line = part.line(glyphIndex)
        let caret = part.lines.caretRect(at: TextPlace(glyphIndex))
        return CGPoint(x: caret.minX + part.padding - part.fragment(line).minX, y: line.baseline - line.rect.minY)
    }

    /// The line fragment rectangle of the extra line: the empty line after a line break at the end of the text, or the
    /// line of an empty text. It is zero if the text has no such line.
    open var extraLineFragmentRect: CGRect { extraLine.map { $0.part.fragment($0.line) } ?? .zero }

    /// The used part of the extra line's rectangle, which is only the padding.
    open var extraLineFragmentUsedRect: CGRect { extraLine.map { $0.part.used($0.line) } ?? .zero }

    /// The container of the extra line.
    open var extraLineFragmentTextContainer: NSTextContainer? { extraLine?.part.container }

    private var extraLine: (part: ContainerText, line: TextLine)? {
        guard textStorage != nil, let part = part(withGlyph: numberOfGlyphs) else { return nil }
        let line = part.lines.line(at: TextPlace(numberOfGlyphs))
        return line.range == numberOfGlyphs..<numberOfGlyphs && !line.isWrapped ? (part, line) : nil
    }

    /// Returns the range of glyphs that an ellipsis replaces on a glyph's line. The location is `NSNotFound` if the
    /// line is not truncated.
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        let nothing = NSRange(location: NSNotFound, length: 0)
        guard let part = part(withGlyph: glyphIndex), part.isLast else { return nothing }
        let (line, lines) = (part.line(glyphIndex), part.lines)
        guard line.isEllipsized || lines.isTruncated && line.range.upperBound >= lines.shownLength else {
            return nothing
        }
        return NSRange(location: line.range.upperBound, length: numberOfGlyphs - line.range.upperBound)
    }

    // MARK: - Areas

    /// Returns the used area of a container, in the container's coordinates. It is as wide as the widest line with its
    /// padding.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard let part = part(of: container), !part.isSkipped else { return .zero }
        if !allowsNonContiguousLayout {
            part.lines.layOutAll()
            completedLayout(of: part)
        }
        if part.isBehindText { return .zero }
        return CGRect(x: 0, y: 0, width: part.lines.widestLine + 2 * part.padding, height: part.lines.height)
    }

    /// Returns the rectangle that encloses a glyph range, in the container's coordinates.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        guard let part = part(of: container) else { return .zero }
        let range = glyphRange.clamped(to: numberOfGlyphs)
        _ = self.part(withGlyph: range.upperBound)
        let rects = part.lines.rects(for: range.location..<range.upperBound)
        guard let first = rects.first else {
            return part.lines.caretRect(at: TextPlace(range.location)).offsetBy(dx: part.padding, dy: 0)
        }
        return rects.dropFirst().reduce(first) { $0.union($1) }.offsetBy(dx: part.padding, dy: 0)
    }

    /// Calls the block for each rectangle that encloses a part of a glyph range, line by line. If the selection
    /// continues on the next line, the rectangle extends to the side of the container.
    ///
    /// - Parameters:
    ///   - glyphRange: The glyphs to enclose.
    ///   - selectedRange: The selection that contains the glyphs. If its location is `NSNotFound`, the rectangles
    ///     enclose only the glyphs.
    ///   - textContainer: The container of the glyphs. The rectangles are in its coordinates.
    ///   - block: Called with each rectangle. It sets the second argument to `true` to stop.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let part = part(of: textContainer) else { return }
        let range = glyphRange.clamped(to: numberOfGlyphs)
        let glyphs = (range.location..<range.upperBound).clamped(to: part.range)
        let rects =
            selectedRange.location == NSNotFound
            ? part.lines.rects(for: glyphs) : part.lines.selectionRects(for: glyphs).map(\.rect)
        var stop = ObjCBool(false)
        for rect in rects where !stop.boolValue { block(rect.offsetBy(dx: part.padding, dy: 0), &stop) }
    }

    // MARK: - Points

    /// Returns the index of the character nearest to a point, and the position of the point between the character's
    /// start (0) and its end (1).
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        guard let part = part(of: container), numberOfGlyphs > 0 else {
            partialFraction?.pointee = 0
            return 0
        }
        layOut(part, toHeight: point.y)
        let (lines, point) = (part.lines, CGPoint(x: point.x - part.padding, y: point.y))
        let place = lines.place(at: point)
        let line = lines.line(at: place)
        let y = line.usedRect.midY
        if let index = lines.characterIndex(at: CGPoint(x: point.x, y: y)) {
            let end = content.store.text.characterBoundary(after: index)
            let (from, to) = (
                lines.caretRect(at: TextPlace(index)).minX, lines.caretRect(at: TextPlace(end, .upstream)).minX
            )
            partialFraction?.pointee = to == from ? 0 : max(0, min(0.999, (point.x - from) / (to - from)))
            return index
        }
        let isEnd = place.offset > line.range.lowerBound
        partialFraction?.pointee = isEnd ? 1 : 0
        return isEnd ? content.store.text.characterBoundary(before: place.offset) : place.offset
    }

    /// Returns the index of the glyph nearest to a point, and the position of the point between the glyph's start (0)
    /// and its end (1).
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
    }

    /// Returns the index of the glyph nearest to a point.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }

    /// Returns the glyph range of the lines that intersect a rectangle in a container.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        guard let part = part(of: container), !part.range.isEmpty else { return NSRange(location: 0, length: 0) }
        layOut(part, toHeight: bounds.maxY)
        let found = part.lines.lines(from: bounds.minY, to: bounds.maxY)
        guard let first = found.first, let last = found.last else { return NSRange(location: 0, length: 0) }
        let end = range(last).upperBound
        return NSRange(location: first.range.lowerBound, length: end - first.range.lowerBound)
    }

    // MARK: - Drawing

    // Chosen (Editing): A layout manager draws whole lines, even if only a part of a line is requested.
    private func draw(_ glyphs: NSRange, at origin: CGPoint, _ parts: DrawnText) {
        let range = glyphs.clamped(to: numberOfGlyphs)
        guard let context = UIGraphicsGetCurrentContext(), range.length > 0, let part = part(withGlyph: range.location)
        else { return }
        let end = min(range.upperBound, max(range.location + 1, part.range.upperBound))
        let (first, last) = (part.line(range.location), part.line(end - 1))
        let area = CGRect(x: 0, y: first.rect.minY, width: 1e6, height: last.rect.maxY - first.rect.minY)
        part.lines.draw(in: area, of: context, at: CGPoint(x: origin.x + part.padding, y: origin.y), parts: parts)
    }
}
