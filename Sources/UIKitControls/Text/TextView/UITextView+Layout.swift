import CoreGraphics
import Foundation
import TextLayout

// Chosen (Text): The storage and the layout manager of a text view are made when a program first uses them.
/// The parts of a text view that are created on demand.
@MainActor
struct TextViewParts {
    var inputView: UIView?
    var inputAccessoryView: UIView?
    /// The TextKit objects, which are created when the program accesses them.
    var storage: NSTextStorage?
    var manager: NSLayoutManager?
    /// Whether the text storage is being changed because of the user.
    var isWritingStorage = false
    /// The selection in the last notification of the delegate.
    var reportedSelection = 0..<0
    /// Whether the text storage was changed while lines were being laid out.
    var isOutOfDate = false
    /// The find interaction; `nil` if it is disabled.
    var find: UIFindInteraction?
    let finder = TextViewFinder()
    /// Marks misspelled words; `nil` if no dictionary is available.
    var spelling: TextSpelling?
    /// The menu of links, attachments and tagged text.
    var itemMenu: TextItemMenu?
    /// The interaction with an item for which the delegate is called.
    var itemInteraction = UITextItemInteraction.invokeDefaultAction
    /// Whether data in the text must be detected again.
    var needsDetection = false
    /// Whether the delegate was notified that editing has begun.
    var hasBegunEditing = false
    /// The scroll position to restore in the next layout.
    var restoredPlace: TextScrollPlace?
    /// The range that `scrollRangeToVisible(_:)` shows in the next layout pass.
    var rangeToShow: NSRange?
    /// Updates the drawn lines of a very high text view.
    var updater: TallTextUpdater?
    /// The size of the text for a width. It is cached until the text changes.
    var fitting: (width: CGFloat, size: CGSize)?
    /// The width of the view when the intrinsic height was determined.
    var fittedWidth: CGFloat = 0
}

extension UITextView: WidthMeasuring {
    private var padding: CGFloat { textContainer.padding }

    var textOrigin: CGPoint {
        CGPoint(x: textContainerInset.left + padding, y: textContainerInset.top)
    }

    /// Returns the width of lines in a view of the given width.
    private func lineWidth(in width: CGFloat) -> CGFloat? {
        guard textContainer.widthTracksTextView else { return textContainer.lineWidth }
        guard width < 1e6 else { return nil }
        return max(0, width - textContainerInset.left - textContainerInset.right - 2 * padding)
    }

    func updateLineWidth() {
        trackSize()
        let width = lineWidth(in: bounds.width)
        guard editor.lines.width != width.map({ Double($0) }) else { return }
        editor.lines.setWidth(width.map { Double($0) })
        content.redraw()
    }

    /// Sets the size of the text container to that of the view, if the container tracks the view's size.
    func trackSize() {
        let (insets, container) = (textContainerInset, textContainer)
        var size = container.size
        if container.widthTracksTextView { size.width = max(0, bounds.width - insets.left - insets.right) }
        if container.heightTracksTextView {
            size.height = max(0, bounds.height - insets.top - insets.bottom)
        } else if size.height == 0 {
            size.height = .greatestFiniteMagnitude
        }
        container.track(size)
    }

    func layOutText() {
        takeChanges()
        detectData()
        updateLineWidth()
        updateRoom()
        let (origin, area) = (textOrigin, areaOfLines)
        var top = area.minY - origin.y
        let bottom = area.maxY - origin.y
        // If exact heights replace estimated heights, the lines below move. The visible lines keep their position on
        // the screen.
        var moved = editor.lines.layOut(from: top, to: max(top, bottom))
        if isScrollEnabled { moved += layOutTile(above: top + moved) }
        updateContentSize()
        if moved != 0, isScrollEnabled, top > 0 {
            shiftContent(by: moved)
            parts.restoredPlace?.scroll?.target += moved
            top += moved
        }
        let shown = CGRect(x: 0, y: top, width: bounds.width - origin.x, height: area.height)
        // The content view is not clipped, and its height is constant, although the height of the text becomes known
        // during scrolling. Thus scrolling only moves pixels.
        let frame = CGRect(
            x: origin.x, y: origin.y, width: max(1, bounds.width - origin.x - textContainerInset.right), height: 1)
        if content.frame != frame { content.frame = frame }
        content.show(shown)
        checkSpelling()
        if !isScrollEnabled, parts.fittedWidth != bounds.width || hasOtherHeight {
            parts.fittedWidth = bounds.width
            parts.fitting = nil
            invalidateIntrinsicContentSize()
        }
    }

    /// Lays out the lines above a visible distance that are drawn in the same tile. Otherwise the drawing, which
    /// requires their exact heights, would move the visible lines.
    ///
    /// - Returns: The distance that the visible lines were moved.
    private func layOutTile(above top: CGFloat) -> CGFloat {
        guard top > 0 else { return 0 }
        let lines = editor.lines
        // `layOut(from:to:)` keeps the first text in the tile that was already laid out in place. The heights of lines
        // between this text and the visible lines may change, too.
        lines.anchor = top
        // A different height above may move the visible lines into a different tile.
        for _ in 0..<10 {
            let before = lines.anchor
            let edge = (before / TextTile.height).rounded(.down) * TextTile.height - TextTile.overhang
            let distance = lines.layOut(from: max(0, edge), to: before + 1)
            if distance == 0, lines.anchor == before { break }
        }
        return lines.anchor - top
    }

    /// Whether estimated heights that were used for measuring the text have been replaced by different heights.
    private var hasOtherHeight: Bool {
        guard let fitting = parts.fitting, fitting.width == bounds.width else { return false }
        return fittingSize(editor.lines, fitting.width) != fitting.size
    }

    /// The part of the bounds where lines are visible.
    private var areaOfLines: CGRect {
        guard bounds.height > TallTextUpdater.tallest else {
            parts.updater?.end()
            return bounds
        }
        let updater = parts.updater ?? TallTextUpdater(self)
        parts.updater = updater
        return updater.show(in: self)
    }

    /// Updates the layout of lines for the space that the text container and the layout manager's delegate provide.
    private func updateRoom() {
        if editor.lines.room !== textContainer.room {
            editor.lines.room = textContainer.room
            content.redraw()
        }
        if editor.lines.adjusting !== parts.manager?.lineAdjusting {
            editor.lines.adjusting = parts.manager?.lineAdjusting
            content.redraw()
        }
        let flow = parts.manager?.flow(of: textContainer)
        editor.lines.start = flow?.start ?? 0
        let limit = flow.map(\.limit) ?? textContainer.limit
        if editor.lines.limit != limit { editor.lines.limit = limit }
    }

    /// Lays out all lines, so that all heights are exact. The visible lines keep their position on the screen.
    func layOutAllText() {
        layOutText()
        guard editor.lines.firstEstimatedOffset != nil else { return }
        let top = bounds.minY - textOrigin.y
        editor.lines.anchor = top
        editor.lines.layOutAll()
        let moved = editor.lines.anchor - top
        updateContentSize()
        if moved != 0, isScrollEnabled, top > 0 { contentOffset.y += moved }
        layOutText()
    }

    func updateContentSize() {
        guard isScrollEnabled else { return }
        let height = CGFloat(editor.lines.height) + textContainerInset.top + textContainerInset.bottom
        let size = CGSize(width: bounds.width, height: height)
        if contentSize != size { contentSize = size }
    }

    func fittingSize(width: CGFloat) -> CGSize {
        let width = width > 0 ? width : bounds.width
        if let known = parts.fitting, known.width == width { return known.size }
        let size = measuredSize(width: width)
        parts.fitting = (width, size)
        return size
    }

    private func measuredSize(width: CGFloat) -> CGSize {
        trackSize()
        let lines: TextLines
        if lineWidth(in: width).map({ Double($0) }) == editor.lines.width, width < 1e6 {
            updateRoom()
            lines = editor.lines
        } else {
            lines = editor.layout.lines(width: lineWidth(in: width))
            lines.room = textContainer.room(width: width - textContainerInset.left - textContainerInset.right)
            lines.adjusting = parts.manager?.lineAdjusting
            lines.limit = textContainer.limit
        }
        layOutForMeasuring(lines)
        return fittingSize(lines, width)
    }

    /// Lays out lines for measuring the text. The height of a long text is estimated, and becomes exact when its lines
    /// become visible.
    private func layOutForMeasuring(_ lines: TextLines) {
        if editor.text.length > Self.longestMeasured {
            // Without a width, each line is as long as its paragraph.
            lines.layOut(from: 0, to: lines.width == nil ? TallTextUpdater.tallest / 16 : TallTextUpdater.tallest)
        } else {
            lines.layOutAll()
        }
    }

    // Chosen (Editing): A text view that does not scroll is measured exactly up to 65,536 units; of a longer text
    // heights are estimated and become exact as its lines become visible.
    /// The maximum length of a text that is measured exactly, in UTF-16 units.
    private static let longestMeasured = 1 << 16

    private func fittingSize(_ lines: TextLines, _ width: CGFloat) -> CGSize {
        let scale = max(1, traitCollection.displayScale)
        func rounded(_ value: CGFloat) -> CGFloat { (value * scale).rounded(.up) / scale }
        let insets = textContainerInset
        return CGSize(
            width: min(width, rounded(CGFloat(lines.widestLine) + 2 * padding + insets.left + insets.right)),
            height: rounded(CGFloat(lines.height) + insets.top + insets.bottom))
    }

    /// Whether Auto Layout measures the height of the text for a width before the view has that width. An override of
    /// `intrinsicContentSize` in a subclass takes precedence.
    package var measuresHeightByWidth: Bool { !isScrollEnabled }

    /// The intrinsic size of a text view that does not scroll, unless a subclass overrides it.
    private var ownIntrinsicSize: CGSize {
        fittingSize(width: bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude)
    }

    package func intrinsicSize(forWidth width: CGFloat) -> CGSize {
        let size = intrinsicContentSize
        guard width != bounds.width, size == ownIntrinsicSize else { return size }
        return CGSize(width: size.width, height: fittingSize(width: width).height)
    }

    func linesDidChange(from top: CGFloat, to bottom: CGFloat = .infinity) {
        content.redraw(from: top, to: bottom)
        parts.fitting = nil
        if !parts.needsDetection { setNeedsDetection() }
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
        setNeedsLayout()
    }

    /// Schedules a check of the visible words, and updates the marks below misspelled words.
    func checkSpelling() {
        guard UIContext.current.speller != nil else { return }
        let spelling = parts.spelling ?? TextSpelling(self)
        parts.spelling = spelling
        spelling.place()
        spelling.setNeedsCheck()
    }

    // MARK: Scrolling

    func scroll(to range: NSRange) {
        layoutIfNeeded()
        scrollInLayout(to: range)
    }

    /// Scrolls to the range of `scrollRangeToVisible(_:)`.
    func showRequestedRange() {
        guard let range = parts.rangeToShow else { return }
        parts.rangeToShow = nil
        scrollInLayout(to: range)
    }

    private func scrollInLayout(to range: NSRange) {
        guard range.location != NSNotFound else { return }
        let range = range.clamped(to: editor.text.length)
        let clamped = range.location..<range.upperBound
        editor.lines.layOut(clamped)
        layOutText()
        let first = editor.lines.caretRect(at: TextPlace(clamped.lowerBound))
        let last = editor.lines.caretRect(at: TextPlace(clamped.upperBound))
        show(first.union(last))
    }

    /// Scrolls the text view and its enclosing scroll views until the moving end of the selection is visible.
    func scrollToCaret() {
        guard window != nil, !interaction.isBeginning else { return }
        let selection = editor.selection
        let caret = editor.lines.caretRect(at: selection.place(of: selection.anchor == .end ? .start : .end))
        let rect = show(caret)
        if isFirstResponder, isEditable { reveal(rect) }
    }

    /// Scrolls to a rectangle of the text. Returns the rectangle in the coordinate space of the text view.
    @discardableResult
    private func show(_ rect: CGRect) -> CGRect {
        let origin = textOrigin
        var rect = rect.offsetBy(dx: origin.x, dy: origin.y)
        rect.size.width = max(rect.width, 1)
        // The insets above the first line and below the last line are scrolled together with these lines.
        if rect.minY <= textContainerInset.top { rect = rect.union(CGRect(x: rect.minX, y: 0, width: 1, height: 1)) }
        let end = isScrollEnabled ? contentSize.height : bounds.height
        if rect.maxY >= end - textContainerInset.bottom - 1 {
            rect = rect.union(CGRect(x: rect.minX, y: end - 1, width: 1, height: 1))
        }
        let visible = bounds.inset(by: adjustedContentInset)
        if isScrollEnabled, !visible.contains(rect) { scrollRectToVisible(rect, animated: false) }
        return rect
    }

    func followContentSizeCategory() {
        if adjustsFontForContentSizeCategory { editor.followContentSize(traitCollection) }
    }
}

extension UITextView: TextDisplaying {
    package var textInMessages: String { isSecureTextEntry ? "" : text ?? "" }

    /// Returns the baselines of the first and the last line in a view of the height of the text.
    package func textBaselines(forWidth width: CGFloat) -> TextBaselines? {
        let (lines, insets) = (editor.lines, textContainerInset)
        let last = lines.line(at: TextPlace(editor.text.document.length))
        return TextBaselines(
            first: .init(share: 0, offset: insets.top + lines.line(at: TextPlace(0)).baseline),
            last: .init(share: 1, offset: last.baseline - lines.height - insets.bottom))
    }
}
