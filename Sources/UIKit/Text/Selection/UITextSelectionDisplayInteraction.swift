import CoreGraphics
import Foundation
import QuartzCore

/// Says where the views of a ``UITextSelectionDisplayInteraction`` go.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextselectiondisplayinteractiondelegate>.
@preconcurrency @MainActor
public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
    /// A view behind the text, into which the highlight goes; `nil`, unless implemented, for the interaction's view.
    func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
    /// `nil`.
    public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { nil }
}

/// Shows the caret and the selection of a text of one's own, without any gestures: those are a ``UITextInteraction``'s, which has one of these
/// where the text does not show its selection itself, as fields and text views do.
///
///     let display = UITextSelectionDisplayInteraction(textInput: self, delegate: self)
///     addInteraction(display)
///     …
///     display.isActivated = true               // in becomeFirstResponder()
///     display.setNeedsSelectionUpdate()        // when the selection or the text's layout has changed
///
/// The caret and the handles are subviews of the interaction's view, in front; the highlight is behind all its subviews, or in the view that the
/// delegate says. All can be replaced.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextselectiondisplayinteraction>.
@preconcurrency @MainActor
open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?
    /// The text.
    open internal(set) weak var textInput: (any UITextInput)?
    /// Says where views go.
    open private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?

    /// Whether anything is shown. `false` unless set.
    open var isActivated = false {
        didSet { if isActivated != oldValue { layoutManagedSubviews() } }
    }

    /// Shows where text is inserted, where nothing is selected.
    open var cursorView: any UIView & UITextCursorView = UIStandardTextCursorView(frame: .zero) {
        willSet { if newValue !== cursorView { remove(cursorView) } }
        didSet { setNeedsSelectionUpdate() }
    }

    /// Shows what is selected.
    open var highlightView: any UIView & UITextSelectionHighlightView = TextSelectionView() {
        willSet { if newValue !== highlightView { remove(highlightView) } }
        didSet {
            shownRects = []
            setNeedsSelectionUpdate()
        }
    }

    /// The handles at the start and the end of what is selected: exactly two. Others than two are not taken, with a line in the log.
    open var handleViews: [any UIView & UITextSelectionHandleView] {
        get { handles }
        set {
            guard newValue.count == 2, newValue[0] !== newValue[1] else {
                return Log.general.error(
                    "UITextSelectionDisplayInteraction needs two handle views, not \(newValue.count)")
            }
            for handle in handles { remove(handle) }
            handles = newValue
            (handles[0].direction, handles[1].direction) = (.leading, .trailing)
            handlesChanged?(handles)
            setNeedsSelectionUpdate()
        }
    }
    private var handles: [any UIView & UITextSelectionHandleView] = [
        TextHandleView(.leading), TextHandleView(.trailing),
    ]

    /// Called when there are other handles, where a ``UITextInteraction`` shows them.
    var handlesChanged: (([any UIView & UITextSelectionHandleView]) -> Void)?
    /// The rectangles that the highlight shows.
    private var shownRects: [CGRect] = []
    /// Whether there is a caret.
    var showsCursor = true
    /// What hears of the next layout of the view.
    private let marker = TextSelectionMarker()

    /// Makes an interaction for a text, which is kept weakly, as the delegate is.
    public init(textInput: any UITextInput, delegate: any UITextSelectionDisplayInteractionDelegate) {
        (self.textInput, self.delegate) = (textInput, delegate)
        super.init()
        setUp()
    }

    init(textInput: (any UITextInput)?) {
        self.textInput = textInput
        super.init()
        setUp()
    }

    nonisolated deinit {}

    private func setUp() { marker.didLayOut = { [weak self] in self?.layoutManagedSubviews() } }

    /// Takes its views from the view.
    open func willMove(to view: UIView?) {
        for part in [cursorView, highlightView, marker] + handles { remove(part) }
    }

    /// Gives them to its new view.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addSubview(marker)
        setNeedsSelectionUpdate()
    }

    /// Has the views follow the selection in the next layout.
    open func setNeedsSelectionUpdate() { marker.setNeedsLayout() }

    /// Places the views at once.
    open func layoutManagedSubviews() {
        guard isActivated, let view, let textInput, let selected = textInput.selectedTextRange else { return hide() }
        guard !selected.isEmpty else {
            showHighlight([])
            for handle in handles { handle.isHidden = true }
            return showCursor(textInput.caretRect(for: selected.start), in: view, textInput)
        }
        cursorView.isBlinking = false
        cursorView.isHidden = true
        let rects = textInput.selectionRects(for: selected)
        showHighlight(rects)
        if handlesChanged == nil { showHandles(selected, rects, in: view, textInput) }
    }

    private func hide() {
        cursorView.isBlinking = false
        for part in [cursorView, highlightView] + handles as [UIView] { part.isHidden = true }
    }

    private func remove(_ part: UIView) { part.removeFromSuperview() }

    // MARK: Views

    private func showCursor(_ caret: CGRect, in view: UIView, _ input: any UITextInput) {
        var rect = input.textInputView.convert(caret, to: view)
        guard showsCursor, rect.height > 0, [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite)
        else {
            cursorView.isBlinking = false
            cursorView.isHidden = true
            return
        }
        rect.size.width = max(TextEditor.caretWidth, rect.width)
        if cursorView.superview !== view { view.addSubview(cursorView) }
        let isMoved = cursorView.frame != rect || !cursorView.isBlinking
        if cursorView.frame != rect { cursorView.frame = rect }
        guard isMoved else { return }
        cursorView.isHidden = false
        cursorView.isBlinking = true
        cursorView.resetBlinkAnimation()
    }

    private func showHighlight(_ rects: [UITextSelectionRect]) {
        guard let view, let source = textInput?.textInputView else { return }
        let container = delegate?.selectionContainerViewBelowText(for: self) ?? view
        if highlightView.superview !== container { container.insertSubview(highlightView, at: 0) }
        // The rectangles are in the container's coordinates, also where that scrolls.
        let area = CGRect(origin: .zero, size: container.bounds.size)
        if highlightView.frame != area { highlightView.frame = area }
        highlightView.isHidden = rects.isEmpty
        let shown = rects.map { source.convert($0.rect, to: container) }
        // A view that draws them is drawn again only for others.
        guard shown != shownRects else { return }
        shownRects = shown
        highlightView.selectionRects =
            source === container ? rects : zip(rects, shown).map { ConvertedSelectionRect($0, $1) }
    }

    private func showHandles(
        _ selected: UITextRange, _ rects: [UITextSelectionRect], in view: UIView, _ input: any UITextInput
    ) {
        let edges = TextSelectionHandles.edges(of: rects)
        let places = [
            edges.start ?? input.caretRect(for: selected.start), edges.end ?? input.caretRect(for: selected.end),
        ]
        for (handle, edge) in zip(handles, places) {
            let edge = input.textInputView.convert(edge, to: view)
            handle.isHidden = !(edge.height > 0 && edge.minX.isFinite && edge.maxY.isFinite)
            guard !handle.isHidden else { continue }
            if handle.superview !== view { view.addSubview(handle) }
            let frame = handle.preferredFrame(for: edge)
            if handle.frame != frame { handle.frame = frame }
        }
    }
}

/// A rectangle of a selection in another view's coordinates.
private final class ConvertedSelectionRect: UITextSelectionRect {
    private let original: UITextSelectionRect
    private let converted: CGRect

    init(_ original: UITextSelectionRect, _ converted: CGRect) {
        (self.original, self.converted) = (original, converted)
        super.init()
    }

    override var rect: CGRect { converted }
    override var writingDirection: NSWritingDirection { original.writingDirection }
    override var containsStart: Bool { original.containsStart }
    override var containsEnd: Bool { original.containsEnd }
    override var isVertical: Bool { original.isVertical }
}

/// A view without a size that tells when it is laid out.
private final class TextSelectionMarker: UIView {
    var didLayOut: () -> Void = {}

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        didLayOut()
    }
}
