import CoreGraphics
import QuartzCore
import TextLayout

/// Displays the text of an editor: the selection behind the lines, the lines in tiles, and the caret in front. The
/// view has the coordinate space of the text.
final class TextContentView: UIView {
    private let editor: TextEditor
    private var tiles: [Int: TextTile] = [:]
    private var spare: [TextTile] = []
    private let selected = TextSelectionView()
    private var foundViews: [TextSelectionView] = []
    /// The displayed results of a search.
    var found = FoundText() {
        didSet { superview?.setNeedsLayout() }
    }
    let caret = UIStandardTextCursorView(frame: .zero)
    /// The visible part of the text, in the text's coordinate space.
    private(set) var visible = CGRect.zero
    /// Whether the text is first responder, so that its caret and its selection are displayed.
    var isEditing = false {
        didSet { if isEditing != oldValue { updateSelection() } }
    }

    init(_ editor: TextEditor) {
        self.editor = editor
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(selected)
        addSubview(caret)
        caret.isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Lines

    /// Displays a part of the text. The lines in this part must have been laid out.
    func show(_ rect: CGRect) {
        guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else { return }
        visible = rect
        // The text ends here, so tiles below would be empty.
        let height = CGFloat(editor.lines.height) + TextTile.overhang
        let first = Int((max(0, min(rect.minY, height)) / TextTile.height).rounded(.down))
        let last = max(first, Int(((max(min(rect.maxY, height), 1) - 0.001) / TextTile.height).rounded(.down)))
        for (index, tile) in tiles where index < first || index > last {
            tile.isHidden = true
            spare.append(tile)
            tiles[index] = nil
        }
        for index in first...last {
            let columns = TextTile.columns(
                of: max(rect.width, editor.lines.width.map { CGFloat($0) } ?? CGFloat(editor.lines.widestLine)),
                showing: rect)
            let frame = CGRect(
                x: columns.lowerBound - TextTile.overhang, y: CGFloat(index) * TextTile.height,
                width: columns.upperBound - columns.lowerBound + 2 * TextTile.overhang, height: TextTile.height)
            if let tile = tiles[index] {
                if tile.frame != frame {
                    tile.frame = frame
                    tile.setNeedsDisplay()
                }
                continue
            }
            let tile = spare.popLast() ?? makeTile()
            tile.frame = frame
            tile.isHidden = false
            tile.setNeedsDisplay()
            tiles[index] = tile
        }
        showFound()
        updateSelection()
    }

    /// Highlights the results in the visible part in light yellow, and the current result in strong yellow.
    private func showFound() {
        guard !found.ranges.isEmpty || found.highlighted != nil || !foundViews.isEmpty else { return }
        if foundViews.isEmpty {
            foundViews = [UIColor.systemYellow.withAlphaComponent(0.35), .systemYellow].map(TextSelectionView.init)
            for view in foundViews { insertSubview(view, at: 0) }
            bringSubviewToFront(caret)
            insertSubview(foundViews[0], at: 0)
        }
        let first = editor.lines.place(at: visible.origin).offset
        let last = editor.lines.place(at: CGPoint(x: visible.maxX, y: visible.maxY)).offset
        // The search includes whole lines, since a line may extend beyond the left and right edges.
        let start = editor.text.text.paragraphStart(at: first)
        let end = editor.text.text.paragraphEnd(at: last)
        let part = max(start, first - Self.reach)..<max(start, min(end, last + Self.reach))
        foundViews[0].rects = found.ranges(in: part).filter { $0 != found.highlighted }.flatMap(editor.lines.rects)
        let highlighted = found.highlighted.flatMap { $0.overlaps(part) ? $0 : nil }
        foundViews[1].rects = highlighted.map(editor.lines.rects) ?? []
    }

    /// The approximate number of characters in a line.
    private static let reach = 400

    private func makeTile() -> TextTile {
        let tile = TextTile(editor)
        insertSubview(tile, belowSubview: caret)
        return tile
    }

    /// Redraws the lines in a vertical range, measured from the top of the text.
    func redraw(from top: CGFloat = 0, to bottom: CGFloat = .infinity) {
        let reach = TextTile.overhang
        for tile in tiles.values where tile.frame.maxY > top - reach && tile.frame.minY < bottom + reach {
            tile.setNeedsDisplay()
        }
    }

    /// Redraws the text, since its colors and size may have changed.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        redraw()
    }

    // MARK: Selection

    /// Displays the caret or the selection at its current position.
    func updateSelection() {
        let selection = editor.selection
        caret.isShown = isEditing && selection.isCaret
        if selection.isCaret {
            selected.rects = []
            if isEditing { caret.frame = caretFrame }
        } else {
            let rects = isEditing ? rects(of: selection.range) : []
            selected.rects = rects
        }
    }

    /// Keeps the caret visible for a moment without blinking. Called after every change.
    func restartCaret() { caret.resetBlinkAnimation() }

    private var caretFrame: CGRect {
        guard let host = editor.host else { return .zero }
        let origin = host.textOrigin
        // A subclass of the host may override `caretRect(for:)` and return an empty rectangle.
        let rect = host.caretRect(for: editor.position(editor.selection.place(of: .start)))
        return rect.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    private func rects(of range: Range<Int>) -> [CGRect] {
        let (top, bottom) = (Double(visible.minY), Double(max(visible.minY, visible.maxY)))
        return editor.lines.selectionRects(for: range, visible: top...bottom).map(\.rect)
    }
}
