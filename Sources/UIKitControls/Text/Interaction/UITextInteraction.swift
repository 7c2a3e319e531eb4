import CoreGraphics
import Foundation

/// Whether the text of an interaction can be edited.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextinteractionmode>.
public enum UITextInteractionMode: Int, Sendable {
    /// The text has a caret.
    case editable = 0
    /// The text can only be selected.
    case nonEditable = 1
}

/// The methods that permit and observe an interaction with text. All methods are optional.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextinteractiondelegate>.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
    /// Returns whether a press at a location may begin editing or selecting the text. The default is `true`.
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    /// Called before the text becomes first responder.
    func interactionWillBegin(_ interaction: UITextInteraction)
    /// Called after the text has resigned first responder.
    func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
    /// The default implementation returns `true`.
    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
    /// The default implementation is empty.
    public func interactionWillBegin(_ interaction: UITextInteraction) {}
    /// The default implementation is empty.
    public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// An interaction with gestures for editing and selecting text, for any view that displays a ``UITextInput``. Text
/// fields and text views have such an interaction.
///
/// A tap moves the caret to the nearest end of a word, and a click moves it exactly to the location. Two presses select
/// a word, three select a paragraph, and dragging then extends the selection by the same unit. If the text is being
/// edited, a finger that is held moves the caret, and a magnifier displays the caret; otherwise it selects words. A
/// selection by a finger has two handles, which the user can drag. The Shift key extends the selection. (As in
/// imitations of iOS: Choices.md, "Text".)
///
///     let interaction = UITextInteraction(for: .editable)
///     interaction.textInput = self
///     addInteraction(interaction)
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextinteraction>.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction, TextSelectionFollowing {
    /// The view of the interaction.
    open private(set) weak var view: UIView?

    /// The text. Positions are computed in the coordinate space of its `textInputView`.
    open weak var textInput: (UIResponder & UITextInput)? {
        didSet {
            handles.input = textInput
            updateDisplay()
        }
    }

    /// The delegate, which permits interactions. It is referenced weakly.
    open weak var delegate: (any UITextInteractionDelegate)?

    /// Whether the text can be edited.
    open private(set) var textInteractionMode: UITextInteractionMode

    /// The gesture recognizers that must fail before custom recognizers begin.
    open var gesturesForFailureRequirements: [UIGestureRecognizer] { [press, handles.recognizer] }

    let press = TextPressRecognizer()
    let handles = TextSelectionHandles()
    private let menu = TextEditMenu()
    private var loupe: UITextLoupeSession?
    /// Displays the caret and the selection of a custom text.
    private var display: UITextSelectionDisplayInteraction?
    /// Whether a tap makes the text first responder. The caret is at its previous position meanwhile.
    private(set) var isBeginning = false
    /// The range that the first press has selected, and the unit of its extension by dragging.
    private var anchor: (range: UITextRange, unit: UITextGranularity)?

    /// Creates an interaction for a mode.
    public init(for mode: UITextInteractionMode) {
        textInteractionMode = mode
        super.init()
        press.cancelsTouchesInView = false
        press.addTarget(self, action: UITextInteraction.pressed(_:))
        menu.willOpenByClick = { [weak self] in self?.prepareForClick(at: $0) }
        menu.text = { [weak self] in self?.textInput }
        menu.margin = { [weak self] in
            self?.handles.isShown == true && self?.textInput?.selectedTextRange?.isEmpty == false
                ? TextHandleView.knobSize : 0
        }
        handles.willDrag = { [weak self] in self?.menu.close() }
        handles.didDrag = { [weak self] in self?.menu.open(at: $0) }
    }

    nonisolated deinit {}

    /// Removes the recognizers from the previous view.
    open func willMove(to view: UIView?) {
        self.view?.removeGestureRecognizer(press)
        handles.isShown = false
        if view == nil { removeDisplay() }
        self.view?.removeInteraction(menu.interaction)
    }

    /// Adds the recognizers to the new view.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
        view?.addInteraction(menu.interaction)
        updateDisplay()
    }

    // MARK: Showing the selection

    /// Displays the caret and the selection of a custom text, unless the view already has a display interaction.
    private func updateDisplay() {
        guard let view, let textInput, !(textInput is any TextEditorHost) else { return removeDisplay() }
        if let display {
            display.textInput = textInput
            if display.view !== view { view.addInteraction(display) }
            return
        }
        guard !view.interactions.contains(where: { $0 is UITextSelectionDisplayInteraction }) else { return }
        let new = UITextSelectionDisplayInteraction(textInput: textInput)
        new.showsCursor = textInteractionMode == .editable
        new.handlesChanged = { [weak self] in self?.handles.views = $0 }
        handles.views = new.handleViews
        display = new
        view.addInteraction(new)
        followSelection()
    }

    private func removeDisplay() {
        if let display { display.view?.removeInteraction(display) }
        display = nil
    }

    /// Updates the views of the selection while the text is first responder, since the layout of the text may have
    /// changed. Closes the edit menu if it belongs to a different text or selection.
    package func followSelection() {
        menu.followText()
        guard let display else { return }
        let isActive = textInput?.isFirstResponder == true
        if display.isActivated != isActive {
            display.isActivated = isActive
            if !isActive { menu.close() }
        } else if isActive {
            display.layoutManagedSubviews()
        }
    }

    // MARK: Pointing

    private func pressed(_ recognizer: UIGestureRecognizer) {
        guard let textInput else { return }
        let point = recognizer.location(in: textInput.textInputView)
        switch recognizer.state {
        case .began:
            menu.close()
            if press.isLate, let start = press.start {
                begin(at: textInput.textInputView.convert(start, from: nil), in: textInput)
                drag(to: point, in: textInput)
            } else {
                begin(at: point, in: textInput)
            }
            showLoupe(at: point, in: textInput)
        case .changed:
            drag(to: point, in: textInput)
            showLoupe(at: point, in: textInput)
        case .ended where press.isMiddleClick:
            pastePrimarySelection(at: point, in: textInput)
        case .ended:
            hideLoupe()
            handles.isShown = !press.isPointer
            if !press.isPointer { fingerLifted(at: point, in: textInput) }
            if press.isClick {
                menu.close()
                begin(at: point, in: textInput)
            }
            anchor = nil
        default:
            hideLoupe()
            anchor = nil
        }
        handles.isShown = !press.isPointer
    }

    // Chosen (Text): The middle button puts the caret at the pointer and pastes there, in the style of the text around
    // it.
    /// Inserts the primary selection of the desktop at the pointer. The current selection is not replaced.
    private func pastePrimarySelection(at point: CGPoint, in input: UIResponder & UITextInput) {
        guard hasCaret, (input as? UIControl)?.isEnabled != false, let screen = view?.window?.windowScene?.screen,
            let text = screen.display.primarySelection.text(), !text.isEmpty
        else { return }
        menu.close()
        guard delegate?.interactionShouldBegin(self, at: point) ?? true else { return }
        if !input.isFirstResponder {
            delegate?.interactionWillBegin(self)
            guard input.becomeFirstResponder() else { return }
        }
        if let caret = range(at: point, .character, in: input) { select(caret, in: input) }
        guard let host = input as? any TextTransferHost else { return input.insertText(text) }
        host.editor.insert(host.hasOneLine ? UITextField.oneLine(text) : text, as: .pasted)
    }

    /// Displays a magnifier while a finger that moves the caret covers it.
    private func showLoupe(at point: CGPoint, in input: UIResponder & UITextInput) {
        guard press.isLongPress, let anchor, anchor.unit == .character, let caret = input.selectedTextRange?.start
        else { return }
        if loupe == nil {
            loupe = UITextLoupeSession.begin(at: point, fromSelectionWidgetView: nil, in: input.textInputView)
        }
        loupe?.move(to: point, withCaretRect: input.caretRect(for: caret), trackingCaret: true)
    }

    private func hideLoupe() {
        loupe?.invalidate()
        loupe = nil
    }

    /// Whether a finger can move the caret.
    private var hasCaret: Bool {
        textInteractionMode == .editable && (textInput as? UITextView)?.isEditable ?? true
    }

    /// Moves the caret or selects text at the location of a tap. Opens the edit menu for a selection, and for the
    /// caret after a second tap or a long press.
    private func fingerLifted(at point: CGPoint, in input: UIResponder & UITextInput) {
        guard !press.isLongPress, !press.isDrag else { return menu.open(at: point) }
        let (wasFirst, before, wasOpen) = (input.isFirstResponder, input.selectedTextRange, menu.isOpen)
        menu.close()
        begin(at: point, in: input)
        guard wasFirst, !wasOpen, press.count > 1 || before == input.selectedTextRange else { return }
        menu.open(at: point)
    }

    /// Prepares the menu for a click with the secondary mouse button: for the selection, or for the word under the
    /// pointer, which is selected.
    private func prepareForClick(at point: CGPoint) {
        guard let textInput, let view, textInput.isFirstResponder || textInput.becomeFirstResponder() else { return }
        let point = view.convert(point, to: textInput.textInputView)
        if let selected = textInput.selectedTextRange, !selected.isEmpty,
            textInput.selectionRects(for: selected).contains(where: { $0.rect.contains(point) })
        {
            return
        }
        if let word = range(at: point, .word, in: textInput) { select(word, in: textInput) }
    }

    private func begin(at point: CGPoint, in input: UIResponder & UITextInput) {
        anchor = nil
        guard delegate?.interactionShouldBegin(self, at: point) ?? true else { return }
        let wasFirst = input.isFirstResponder
        if !wasFirst {
            delegate?.interactionWillBegin(self)
            isBeginning = true
            let isFirst = input.becomeFirstResponder()
            isBeginning = false
            guard isFirst else { return }
        }
        defer { if !wasFirst { (input as? any TextKeyResponder)?.revealEditedText() } }
        if press.isExtending, wasFirst || input.selectedTextRange != nil { return extend(to: point, in: input) }
        let isCaret = press.count == 1 && !(press.isLongPress && !(wasFirst && hasCaret))
        let unit: UITextGranularity = isCaret ? .character : press.count <= 2 ? .word : .paragraph
        guard let range = range(at: point, unit, in: input) else { return }
        select(range, in: input)
        (input as? any TextEditorHost)?.editor.text.selectsWords = unit == .word
        anchor = (range, unit)
    }

    /// Returns the range that a press selects: the position of the caret, or the unit at the location.
    private func range(at point: CGPoint, _ unit: UITextGranularity, in input: any UITextInput) -> UITextRange? {
        guard let position = input.closestPosition(to: point) else { return nil }
        let caret = input.textRange(from: position, to: position)
        guard unit != .character else {
            if press.isPointer || press.isLongPress { return caret }
            return nearestWordEnd(to: point, position, in: input) ?? caret
        }
        for direction in [UITextStorageDirection.forward, .backward] {
            let found = input.tokenizer.rangeEnclosingPosition(position, with: unit, inDirection: .storage(direction))
            if let found { return found }
        }
        return input.characterRange(at: point) ?? caret
    }

    // Chosen (Text): A tap puts the caret at the nearer end of a word, a click exactly at its position; two select a
    // word, three a paragraph, and dragging continues by the same unit; a second tap that moves 4 points drags, too.
    /// Returns the end of a word that is nearest to a tap, since a finger is too wide to tap between two letters.
    private func nearestWordEnd(
        to point: CGPoint, _ position: UITextPosition, in input: any UITextInput
    ) -> UITextRange? {
        let words = [UITextStorageDirection.forward, .backward].compactMap {
            input.tokenizer.rangeEnclosingPosition(position, with: .word, inDirection: .storage($0))
        }
        // Between two words, or at the end of a word, the caret moves to the exact position.
        guard let word = words.first, words.count == 2, word == words[1] else { return nil }
        let (start, end) = (input.caretRect(for: word.start), input.caretRect(for: word.end))
        guard start.midY == end.midY else { return nil }
        let nearer = abs(point.x - start.minX) <= abs(point.x - end.minX) ? word.start : word.end
        return input.textRange(from: nearer, to: nearer)
    }

    private func select(_ range: UITextRange, in input: any UITextInput) {
        // Marked text remains as ordinary text, and the caret moves.
        if input.markedTextRange != nil { input.unmarkText() }
        if range != input.selectedTextRange { input.selectedTextRange = range }
    }

    /// Extends the selection to a point. If the point is before the selection, the end of the selection does not move,
    /// otherwise its start.
    private func extend(to point: CGPoint, in input: any UITextInput) {
        guard let selected = input.selectedTextRange, let position = input.closestPosition(to: point) else { return }
        let isBefore = input.compare(position, to: selected.start) == .orderedAscending
        let fixed = isBefore ? selected.end : selected.start
        guard let range = input.textRange(from: fixed, to: position) else { return }
        select(range, in: input)
        input.textRange(from: fixed, to: fixed).map { anchor = ($0, .character) }
    }

    private func drag(to point: CGPoint, in input: UIResponder & UITextInput) {
        guard let anchor else { return }
        if press.isLongPress, anchor.unit == .character {
            if let caret = range(at: point, .character, in: input) { select(caret, in: input) }
            return
        }
        guard let end = range(at: point, anchor.unit, in: input) else { return }
        let start =
            input.compare(end.start, to: anchor.range.start) == .orderedAscending ? end.start : anchor.range.start
        let last = input.compare(end.end, to: anchor.range.end) == .orderedDescending ? end.end : anchor.range.end
        guard let range = input.textRange(from: start, to: last) else { return }
        select(range, in: input)
        (input as? any TextEditorHost)?.editor.text.selectsWords = anchor.unit == .word
    }

    /// Opens the edit menu for the selection, at a point in the view.
    func openMenu(at point: CGPoint) { menu.open(at: point) }

    /// Closes the edit menu.
    func closeMenu() { menu.close() }

    /// Called when the text is no longer first responder.
    func end() {
        menu.close()
        delegate?.interactionDidEnd(self)
    }
}
