import CoreGraphics
import Foundation
import QuartzCore

/// The methods that provide the container of selection views.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextselectiondisplayinteractiondelegate>.
@preconcurrency @MainActor
public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
    /// Returns the view behind the text that contains the highlight; `nil`, the default, for the view of the
    /// interaction.
    func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
    /// The default implementation returns `nil`.
    public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { nil }
}

// Chosen (Editing): A `UITextSelectionDisplayInteraction` shows handles for every selection; with a
// `UITextInteraction` only for a selection by a finger.
/// An interaction that displays the caret and the selection of a custom text. It has no gestures. A
/// ``UITextInteraction`` adds the gestures. If the text does not display its own selection, which text fields and text
/// views do, a ``UITextInteraction`` also creates such a display interaction.
///
///     let display = UITextSelectionDisplayInteraction(textInput: self, delegate: self)
///     addInteraction(display)
///     …
///     display.isActivated = true               // in becomeFirstResponder()
///     display.setNeedsSelectionUpdate()        // when the selection or the text's layout has changed
///
/// The caret and the handles are the frontmost subviews of the interaction's view. The highlight is behind all other
/// subviews, or in the view that the delegate returns. You can replace all these views.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextselectiondisplayinteraction>.
@preconcurrency @MainActor
open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
    /// The view of the interaction.
    open private(set) weak var view: UIView?
    /// The text whose selection is displayed.
    open internal(set) weak var textInput: (any UITextInput)?
    /// The delegate that provides the container of the highlight. It is referenced weakly.
    open private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?

    /// Whether the caret and the selection are displayed. The default is `false`.
    open var isActivated = false {
        didSet { if isActivated != oldValue { layoutManagedSubviews() } }
    }

    /// The view that displays the insertion point. It is visible if no text is selected.
    open var cursorView: any UIView & UITextCursorView = UIStandardTextCursorView(frame: .zero) {
        willSet { if newValue !== cursorView { remove(cursorView) } }
        didSet { setNeedsSelectionUpdate() }
    }

    /// The view that highlights the selected text.
    open var highlightView: any UIView & UITextSelectionHighlightView = TextSelectionView() {
        willSet { if newValue !== highlightView { remove(highlightView) } }
        didSet {
            shownRects = []
            setNeedsSelectionUpdate()
        }
    }

    /// The handles at the start and the end of the selection. An array that does not contain exactly two handles is
    /// ignored, and a message is logged.
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

    /// Called when the handles have been replaced, if a ``UITextInteraction`` manages the handles.
    var handlesChanged: (([any UIView & UITextSelectionHandleView]) -> Void)?
    /// The rectangles that the highlight view displays.
    private var shownRects: [CGRect] = []
    /// Whether the caret is displayed.
    var showsCursor = true
    /// A subview that lets the interaction detect the next layout of the view.
    private let marker = TextSelectionMarker()

    /// Creates an interaction for a text. The text and the delegate are referenced weakly.
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

    /// Removes the selection views from the previous view.
    open func willMove(to view: UIView?) {
        for part in [cursorView, highlightView, marker] + handles { remove(part) }
    }

    /// Adds the selection views to the new view.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addSubview(marker)
        setNeedsSelectionUpdate()
    }

    /// Requests an update of the selection views in the next layout.
    open func setNeedsSelectionUpdate() { marker.setNeedsLayout() }

    /// Updates the selection views at once.
    open func layoutManagedSubviews() {
        guard isActivated, let view, let textInput, let selected = textInput.selectedTextRange else { return hide() }
        guard !selected.isEmpty else {
            showHighlight([])
            for handle in ownHandles { handle.isHidden = true }
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
        for part in [cursorView, highlightView] + ownHandles as [UIView] { part.isHidden = true }
    }

    /// The handles that this interaction displays; empty if a ``UITextInteraction`` manages the handles.
    private var ownHandles: [any UIView & UITextSelectionHandleView] { handlesChanged == nil ? handles : [] }

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

    // Chosen (Editing): The highlight of a `UITextSelectionDisplayInteraction` is behind the view's subviews.
    private func showHighlight(_ rects: [UITextSelectionRect]) {
        guard let view, let source = textInput?.textInputView else { return }
        let container = delegate?.selectionContainerViewBelowText(for: self) ?? view
        if highlightView.superview !== container { container.insertSubview(highlightView, at: 0) }
        // The rectangles are in the coordinate space of the container, even if the container scrolls.
        let area = CGRect(origin: .zero, size: container.bounds.size)
        if highlightView.frame != area { highlightView.frame = area }
        highlightView.isHidden = rects.isEmpty
        let shown = rects.map { source.convert($0.rect, to: container) }
        // The highlight view is redrawn only if the rectangles have changed.
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

/// A selection rectangle that was converted to the coordinate space of a different view.
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

/// An empty view that is notified of layouts.
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
