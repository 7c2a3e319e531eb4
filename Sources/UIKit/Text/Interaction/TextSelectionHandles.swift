import CoreGraphics
import Foundation
import QuartzCore
import TextLayout

/// The handles at the two ends of what a finger has selected, in any `UITextInput`.
///
/// They stand in the text's own view, so that they scroll with it, and follow the selection after each commit. A handle that is dragged
/// beyond the other one takes its place: the end that is not dragged stays.
///
///     hidden ──a finger selects──▶ shown ──handle taken──▶ dragged ──lifted──▶ shown
///        ▲                           │
///        └── the pointer selects, ───┘
///            another first responder
///
/// Where there is only a caret they are not seen.
@MainActor
final class TextSelectionHandles: NSObject {
    weak var input: (UIResponder & UITextInput)?
    let recognizer = TextHandleRecognizer()
    /// Called when a handle is taken.
    var willDrag: () -> Void = {}
    /// Called when it was let go, with the place in the text's view.
    var didDrag: (CGPoint) -> Void = { _ in }

    private let start = TextHandleView(isStart: true)
    private let end = TextHandleView(isStart: false)
    private var commits: Probe<CommitRecord>.Subscription?
    /// The end that stays, and the distance from the finger to the middle of the line at the handle.
    private var drag: (fixed: UITextPosition, isStart: Bool, distance: CGVector)?
    private var loupe: UITextLoupeSession?
    private var scrolling: ScheduledWork?

    /// Seconds between two steps of a text that scrolls under a finger beyond its edge.
    private static let scrollInterval = 0.1

    override init() {
        super.init()
        recognizer.isOnHandle = { [weak self] in self?.handle(at: $0) != nil }
        recognizer.addTarget(self, action: TextSelectionHandles.dragged(_:))
    }

    nonisolated deinit {}

    /// Whether a finger has made the selection.
    var isShown = false {
        didSet {
            guard isShown != oldValue else { return update() }
            commits?.end()
            commits = isShown ? LayerContext.current.commits.subscribe { [weak self] _ in self?.update() } : nil
            update()
        }
    }

    // MARK: Places

    /// Places the handles at the ends of the selection, or removes them.
    func update() {
        guard isShown else { return remove() }
        guard let input, input.isFirstResponder, input.textInputView.window != nil else { return isShown = false }
        guard let selected = input.selectedTextRange, !selected.isEmpty else { return remove() }
        if let editor = (input as? any TextEditorHost)?.editor {
            // Lines between the ends need not be laid out for this.
            let range = editor.selection.range
            show(start, at: input.caretRect(for: editor.position(TextPlace(range.lowerBound))))
            show(end, at: input.caretRect(for: editor.position(TextPlace(range.upperBound, .upstream))))
            return
        }
        let rects = input.selectionRects(for: selected)
        let first = (rects.first(where: \.containsStart) ?? rects.first).map {
            edge(of: $0, isLeft: $0.writingDirection != .rightToLeft)
        }
        let last = (rects.last(where: \.containsEnd) ?? rects.last).map {
            edge(of: $0, isLeft: $0.writingDirection == .rightToLeft)
        }
        // A text that draws its selection itself may say of no rectangles.
        show(start, at: first ?? input.caretRect(for: selected.start))
        show(end, at: last ?? input.caretRect(for: selected.end))
    }

    private func remove() {
        start.removeFromSuperview()
        end.removeFromSuperview()
    }

    private func edge(of rect: UITextSelectionRect, isLeft: Bool) -> CGRect {
        CGRect(x: isLeft ? rect.rect.minX : rect.rect.maxX, y: rect.rect.minY, width: 0, height: rect.rect.height)
    }

    private func show(_ handle: TextHandleView, at edge: CGRect) {
        guard let view = input?.textInputView, edge.minX.isFinite, edge.minY.isFinite, edge.height > 0,
            edge.height.isFinite, edge.midX >= view.bounds.minX - 1, edge.midX <= view.bounds.maxX + 1
        else { return handle.removeFromSuperview() }
        if handle.superview !== view { view.addSubview(handle) }
        handle.place(at: edge)
    }

    /// The handle under a point of the window; of both the nearer one.
    private func handle(at point: CGPoint) -> TextHandleView? {
        guard isShown, let view = input?.textInputView else { return nil }
        let point = view.convert(point, from: nil)
        return [start, end].filter { $0.superview != nil && $0.isTouched(at: point) }
            .min { $0.center.distance(to: point) < $1.center.distance(to: point) }
    }

    // MARK: Dragging

    private func dragged(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began: begin()
        case .changed: move()
        case .ended, .cancelled, .failed: finish(recognizer.state == .ended)
        default: break
        }
    }

    private func begin() {
        guard let input, let handle = handle(at: self.recognizer.startInWindow), let selected = input.selectedTextRange
        else { return }
        if input.markedTextRange != nil { input.unmarkText() }
        willDrag()
        let view = input.textInputView
        let finger = view.convert(self.recognizer.startInWindow, from: nil)
        let line = input.caretRect(for: handle.isStart ? selected.start : selected.end)
        drag = (
            handle.isStart ? selected.end : selected.start, handle.isStart,
            CGVector(dx: handle.center.x - finger.x, dy: line.midY - finger.y)
        )
        loupe = UITextLoupeSession.begin(at: finger, fromSelectionWidgetView: handle, in: view)
        move()
    }

    private var finger: CGPoint? { input.map { recognizer.location(in: $0.textInputView) } }

    /// Selects from the end that stays to the finger, and goes on while the finger is beyond the visible part.
    private func move() {
        guard let drag, let input, let finger else { return }
        let view = input.textInputView
        var point = CGPoint(x: finger.x + drag.distance.dx, y: finger.y + drag.distance.dy)
        let line = input.caretRect(for: drag.fixed)
        let visible = view.bounds.insetBy(dx: -line.height, dy: -line.height)
        let isBeyond = !view.bounds.insetBy(dx: -1, dy: -1).contains(point)
        point.x = min(max(point.x, visible.minX), visible.maxX)
        point.y = min(max(point.y, visible.minY), visible.maxY)
        select(to: point, from: drag.fixed, in: input)
        showLoupe(at: finger)
        scrolling?.cancel()
        scrolling =
            isBeyond
            ? MainLoop.current.schedule(at: CACurrentMediaTime() + Self.scrollInterval) { [weak self] in self?.move() }
            : nil
    }

    private func select(to point: CGPoint, from fixed: UITextPosition, in input: UIResponder & UITextInput) {
        guard var position = input.closestPosition(to: point) else { return }
        if input.compare(position, to: fixed) == .orderedSame {
            // Something stays selected: the character on the side from which the handle comes.
            let offset = drag?.isStart == true ? -1 : 1
            guard
                let beside = input.position(from: fixed, offset: offset) ?? input.position(from: fixed, offset: -offset)
            else { return }
            position = beside
        }
        let isBefore = input.compare(position, to: fixed) == .orderedAscending
        drag?.isStart = isBefore
        guard let range = input.textRange(from: fixed, to: position), range != input.selectedTextRange else { return }
        (input as? any TextEditorHost)?.editor.movesStart = isBefore
        input.selectedTextRange = range
        (input as? any TextEditorHost)?.editor.movesStart = nil
        update()
    }

    private func showLoupe(at finger: CGPoint) {
        guard let input, let selected = input.selectedTextRange, let drag else { return }
        let caret = input.caretRect(for: drag.isStart ? selected.start : selected.end)
        loupe?.move(to: finger, withCaretRect: caret, trackingCaret: true)
    }

    private func finish(_ isDone: Bool) {
        guard drag != nil else { return }
        scrolling?.cancel()
        loupe?.invalidate()
        (drag, scrolling, loupe) = (nil, nil, nil)
        update()
        if isDone, let finger { didDrag(finger) }
    }
}
