import CoreGraphics
import Foundation
import QuartzCore
import TextLayout

/// The handles at both ends of a selection that the user has made with a finger, for any `UITextInput`.
///
/// The handles are subviews of the text's view, so that they scroll with the text. Their positions are updated after
/// each commit. If a handle is dragged beyond the other handle, the two handles swap their roles, and the end that is
/// not dragged does not move.
///
///     hidden ──a finger selects──▶ shown ──handle taken──▶ dragged ──lifted──▶ shown
///        ▲                           │
///        └── the pointer selects, ───┘
///            new first responder
///
/// If the selection is only a caret, the handles are hidden.
@MainActor
final class TextSelectionHandles: NSObject {
    weak var input: (UIResponder & UITextInput)?
    let recognizer = TextHandleRecognizer()
    /// Called when a handle is touched.
    var willDrag: () -> Void = {}
    /// Called when a handle was released, with the location of the finger in the text's view.
    var didDrag: (CGPoint) -> Void = { _ in }

    /// The handles at the start and at the end.
    var views: [any UIView & UITextSelectionHandleView] = [TextHandleView(.leading), TextHandleView(.trailing)] {
        willSet { remove() }
        didSet { update() }
    }
    private var start: any UIView & UITextSelectionHandleView { views[0] }
    private var end: any UIView & UITextSelectionHandleView { views[1] }
    private var commits: Probe<CommitRecord>.Subscription?
    /// The end of the selection that is not dragged, and the distance from the finger to the middle of the line at the
    /// dragged handle.
    private var drag: (fixed: UITextPosition, isStart: Bool, distance: CGVector)?
    private var loupe: UITextLoupeSession?
    private var scrolling: ScheduledWork?

    // Chosen (Text): While a handle of a selection is held beyond the edge, the text scrolls by a line every 0.1
    // seconds. The edit menu appears when the handle is released.
    /// The interval between two steps of automatic scrolling while a finger is beyond the edge, in seconds.
    private static let scrollInterval = 0.1

    override init() {
        super.init()
        recognizer.isOnHandle = { [weak self] in self?.isOnHandle($0) == true }
        recognizer.addTarget(self, action: TextSelectionHandles.dragged(_:))
    }

    nonisolated deinit {}

    /// Whether the handles are displayed, since the user has made the selection with a finger.
    var isShown = false {
        didSet {
            guard isShown != oldValue else { return update() }
            commits?.end()
            commits = isShown ? LayerContext.current.commits.subscribe { [weak self] _ in self?.update() } : nil
            attach(to: isShown ? input?.textInputView.window : nil)
            update()
        }
    }

    // MARK: Places

    /// Places the handles at the ends of the selection. If no text is selected, removes them.
    func update() {
        guard isShown else { return remove() }
        guard let input, input.isFirstResponder, let window = input.textInputView.window else { return isShown = false }
        attach(to: window)
        guard let selected = input.selectedTextRange, !selected.isEmpty else { return remove() }
        if let editor = (input as? any TextEditorHost)?.editor {
            // Compares the range, which does not require a layout of the lines between its ends.
            let range = editor.selection.range
            // A selection of only tokens has no handles.
            guard !range.isEmpty else { return remove() }
            show(start, at: input.caretRect(for: editor.position(TextPlace(range.lowerBound))))
            show(end, at: input.caretRect(for: editor.position(TextPlace(range.upperBound, .upstream))))
            return
        }
        let edges = Self.edges(of: input.selectionRects(for: selected))
        // A custom text that displays its own selection may return no rectangles.
        show(start, at: edges.start ?? input.caretRect(for: selected.start))
        show(end, at: edges.end ?? input.caretRect(for: selected.end))
    }

    /// Returns the edges at the start and the end of a selection; `nil` if the selection has no rectangles.
    static func edges(of rects: [UITextSelectionRect]) -> (start: CGRect?, end: CGRect?) {
        let first = (rects.first(where: \.containsStart) ?? rects.first).map {
            edge(of: $0, isLeft: $0.writingDirection != .rightToLeft)
        }
        let last = (rects.last(where: \.containsEnd) ?? rects.last).map {
            edge(of: $0, isLeft: $0.writingDirection == .rightToLeft)
        }
        return (first, last)
    }

    private func remove() { for view in views { view.removeFromSuperview() } }

    private static func edge(of rect: UITextSelectionRect, isLeft: Bool) -> CGRect {
        CGRect(x: isLeft ? rect.rect.minX : rect.rect.maxX, y: rect.rect.minY, width: 0, height: rect.rect.height)
    }

    private func show(_ handle: any UIView & UITextSelectionHandleView, at edge: CGRect) {
        guard let view = input?.textInputView, edge.minX.isFinite, edge.minY.isFinite, edge.height > 0,
            edge.height.isFinite, edge.midX >= view.bounds.minX - 1, edge.midX <= view.bounds.maxX + 1
        else { return handle.removeFromSuperview() }
        if handle.superview !== view { view.addSubview(handle) }
        let frame = handle.preferredFrame(for: edge)
        if handle.frame != frame { handle.frame = frame }
        if handle.isHidden { handle.isHidden = false }
    }

    /// Returns the handle at a point in the window. If both handles are at the point, returns the nearer handle.
    private func handle(at point: CGPoint) -> (any UIView & UITextSelectionHandleView)? {
        guard isShown, let view = input?.textInputView else { return nil }
        let point = view.convert(point, from: nil)
        var found: (view: any UIView & UITextSelectionHandleView, distance: CGFloat)?
        for handle in views where handle.superview === view && !handle.isHidden {
            guard handle.frame.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point) else { continue }
            let distance = handle.center.distance(to: point)
            if found.map({ distance < $0.distance }) ?? true { found = (handle, distance) }
        }
        return found?.view
    }

    // Chosen (Text): A finger may miss a handle of a selection by 12 points, and has taken it after 2 points or 0.15
    // seconds. A handle that is dragged over the other changes places with it, and at least one character remains
    // selected.
    /// The maximum distance between a touch and a handle, in points.
    private static let reach: CGFloat = 12

    /// Returns whether a touch is on a handle. The touch may be outside the text's view, but not in the view of a
    /// different view controller.
    private func isOnHandle(_ touch: UITouch) -> Bool {
        guard let view = input?.textInputView, let touched = touch.view, handle(at: touch.locationInWindow) != nil
        else {
            return false
        }
        if touched.isDescendant(of: view) { return true }
        return owner(of: view).map { touched.isDescendant(of: $0) } ?? false
    }

    /// Returns the view of the view controller that contains the text.
    private func owner(of view: UIView) -> UIView? {
        var next: UIResponder? = view
        while let responder = next {
            if let controller = responder as? UIViewController { return controller.viewIfLoaded }
            next = responder.next
        }
        return nil
    }

    /// Adds the recognizer to the window, since the handles can extend beyond the text's view.
    private func attach(to window: UIWindow?) {
        guard recognizer.view !== window else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        window?.addGestureRecognizer(recognizer)
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
        let line = input.caretRect(for: handle === start ? selected.start : selected.end)
        let isStart = handle === start
        drag = (
            isStart ? selected.end : selected.start, isStart,
            CGVector(dx: handle.center.x - finger.x, dy: line.midY - finger.y)
        )
        loupe = UITextLoupeSession.begin(at: finger, fromSelectionWidgetView: handle, in: view)
        move()
    }

    private var finger: CGPoint? { input.map { recognizer.location(in: $0.textInputView) } }

    /// Selects the text between the fixed end and the finger, and scrolls while the finger is beyond the visible part.
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
            // The selection contains at least one character, on the side of the dragged handle.
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
