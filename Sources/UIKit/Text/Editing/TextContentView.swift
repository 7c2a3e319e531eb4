import CoreGraphics
import QuartzCore
import TextLayout

/// Shows an editor's text: what is selected below, the lines in tiles, the caret above. Its coordinates are the text's.
final class TextContentView: UIView {
    private let editor: TextEditor
    private var tiles: [Int: TextTile] = [:]
    private var spare: [TextTile] = []
    private let selected = TextSelectionView()
    private var foundViews: [TextSelectionView] = []
    /// What a search has found.
    var found = FoundText() {
        didSet { superview?.setNeedsLayout() }
    }
    let caret = UIStandardTextCursorView(frame: .zero)
    /// The part of the text that is seen, in its coordinates.
    private(set) var visible = CGRect.zero
    /// Whether the text has the focus: its caret and its selection are shown.
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

    /// Shows a part of the text, whose lines have been laid out.
    func show(_ rect: CGRect) {
        visible = rect
        // Tiles below the text would be empty.
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
                let isOther = tile.frame.minX != frame.minX
                if tile.frame != frame { tile.frame = frame }
                if isOther { tile.setNeedsDisplay() }
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

    /// Shows what was found and is seen: all in light yellow, the one at which the user is in a strong one.
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
        // Lines are seen whole; their other ends may be to the right or the left.
        let start = editor.text.text.paragraphStart(at: first)
        let end = editor.text.text.paragraphEnd(at: last)
        let part = max(start, first - Self.reach)..<max(start, min(end, last + Self.reach))
        foundViews[0].rects = found.ranges(in: part).filter { $0 != found.highlighted }.flatMap(editor.lines.rects)
        let highlighted = found.highlighted.flatMap { $0.overlaps(part) ? $0 : nil }
        foundViews[1].rects = highlighted.map(editor.lines.rects) ?? []
    }

    /// About as much as is on a line.
    private static let reach = 400

    private func makeTile() -> TextTile {
        let tile = TextTile(editor)
        insertSubview(tile, belowSubview: caret)
        return tile
    }

    /// The lines from a distance from the top on look different now, down to another one.
    func redraw(from top: CGFloat = 0, to bottom: CGFloat = .infinity) {
        let reach = TextTile.overhang
        for tile in tiles.values where tile.frame.maxY > top - reach && tile.frame.minY < bottom + reach {
            tile.setNeedsDisplay()
        }
    }

    /// Colours and the text's size may be others.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        redraw()
    }

    // MARK: Selection

    /// Shows the caret, or what is selected, where it is now.
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

    /// The caret is steady for a moment, as after every change.
    func restartCaret() { caret.resetBlinkAnimation() }

    private var caretFrame: CGRect {
        guard let host = editor.host else { return .zero }
        let origin = host.textOrigin
        // As the host's class says, which may show none.
        let rect = host.caretRect(for: editor.position(editor.selection.place(of: .start)))
        return rect.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    private func rects(of range: Range<Int>) -> [CGRect] {
        let (top, bottom) = (Double(visible.minY), Double(max(visible.minY, visible.maxY)))
        return editor.lines.selectionRects(for: range, visible: top...bottom).map(\.rect)
    }
}
