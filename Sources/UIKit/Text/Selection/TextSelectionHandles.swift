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

    /// The handles at the start and at the end.
    var views: [any UIView & UITextSelectionHandleView] = [TextHandleView(.leading), TextHandleView(.trailing)] {
        willSet { remove() }
        didSet { update() }
    }
    private var start: any UIView & UITextSelectionHandleView { views[0] }
    private var end: any UIView & UITextSelectionHandleView { views[1] }
    private var commits: Probe<CommitRecord>.Subscription?
    /// The end that stays, and the distance from the finger to the middle of the line at the handle.
    private var drag: (fixed: UITextPosition, isStart: Bool, distance: CGVector)?
    private var loupe: UITextLoupeSession?
    private var scrolling: ScheduledWork?

    /// Seconds between two steps of a text that scrolls under a finger beyond its edge.
    private static let scrollInterval = 0.1

    override init() {
        super.init()
        recognizer.isOnHandle = { [weak self] in self?.isOnHandle($0) == true }
        recognizer.addTarget(self, action: TextSelectionHandles.dragged(_:))
    }

    nonisolated deinit {}

    /// Whether a finger has made the selection.
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
        let edges = Self.edges(of: input.selectionRects(for: selected))
        // A text that draws its selection itself may say of no rectangles.
        show(start, at: edges.start ?? input.caretRect(for: selected.start))
        show(end, at: edges.end ?? input.caretRect(for: selected.end))
    }

    /// The sides of a selection's rectangles at which it begins and ends; `nil` where there are none.
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
    }

    /// The handle under a point of the window; of both the nearer one.
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

    /// How far beside a handle a finger may be.
    private static let reach: CGFloat = 12

    /// Whether a finger takes a handle. It may be beside the text's view, but on no view of another controller.
    private func isOnHandle(_ touch: UITouch) -> Bool {
        guard let view = input?.textInputView, let touched = touch.view, handle(at: touch.locationInWindow) != nil
        else {
            return false
        }
        if touched.isDescendant(of: view) { return true }
        return owner(of: view).map { touched.isDescendant(of: $0) } ?? false
    }

    /// The view of the controller in whose view the text is.
    private func owner(of view: UIView) -> UIView? {
        var next: UIResponder? = view
        while let responder = next {
            if let controller = responder as? UIViewController { return controller.viewIfLoaded }
            next = responder.next
        }
        return nil
    }

    /// Fingers are followed in the window, since handles are beside a text's view as well.
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
