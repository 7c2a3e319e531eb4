import CoreGraphics
import Foundation
import QuartzCore
import RenderServer

/// Connects a scene's display to the text that is first responder in its key window. Each scene has one session.
///
///               a UIKeyInput becomes first responder
///      ┌──────┐ ───────────────────────────────────▶ ┌──────┐  .composition("…")   ┌───────────┐
///      │ none │                                      │ text │ ───────────────────▶ │ composing │
///      └──────┘ ◀─────────────────────────────────── └──────┘ ◀─────────────────── └───────────┘
///               different or no first responder,             .text, .composition("");
///               different key window                         or ended: the focus is lost, the text changes from
///                                                            outside, the caret moves: the marked text is kept
///
/// The display's input method is on exactly while the session has a text, at the text's caret. The session's changes
/// are not among the changes that a text reports to its `inputDelegate`.
@MainActor
final class TextInputSession: NSObject {
    @SharedWeak private var scene: UIWindowScene?
    /// The text.
    private(set) weak var input: (any UIKeyInput)?
    /// Counts the texts, and the compositions that the session ended.
    private var session = 0
    private var isComposing = false
    /// The number of nested changes by the session.
    private var edits = 0
    /// The ends of the selection, as moved by keys.
    private var caret: TextCaret?
    /// The state that was reported to the display.
    private var reported: TextInputState?
    private var primarySelection = PrimarySelection()
    private var commits: Probe<CommitRecord>.Subscription?

    init(scene: UIWindowScene) {
        super.init()
        self.scene = scene
    }

    nonisolated deinit {}

    private var text: (any UITextInput)? { input as? any UITextInput }

    /// Whether the session has a text that accepts input.
    var takesText: Bool { scene?.modalInput == nil && input != nil }

    // MARK: Following the first responder

    /// The first responder's text in the key window.
    private var followed: (any UIKeyInput)? { scene?.keyWindow?.firstResponder as? any UIKeyInput }

    /// Called when the first responder or the key window changed.
    func follow() {
        if followed !== input { endComposition() }
        // Ending the composition may have called a delegate, which changed the first responder.
        let new = followed
        if new !== input {
            let old = text
            defer { showSelection(of: old) }
            if let text, text.inputDelegate === self { text.inputDelegate = nil }
            input = new
            session += 1
            (caret, isComposing) = (nil, false)
            text?.inputDelegate = self
            commits?.end()
            // Layout and scrolling also move the caret.
            commits =
                new == nil
                ? nil : LayerContext.current.commits.subscribe { [weak self] _ in self?.updateDisplay() }
        }
        updateDisplay()
    }

    // Chosen (Text input): Composed text remains, as if it had been typed, when the focus moves, a different window
    // becomes key, a different program gets the keyboard, the caret moves, or the text changes otherwise. The input
    // method then starts again.
    /// Ends the composition of an input method and keeps its text, as if it had been typed.
    func endComposition() {
        guard isComposing else { return }
        isComposing = false
        session += 1
        if let text, text.markedTextRange != nil { edit { text.unmarkText() } }
        updateDisplay()
    }

    // MARK: Inserting text

    /// Inserts text at the caret.
    func insert(_ string: String) {
        guard takesText, let input, !string.isEmpty else { return }
        edit {
            let isPermitted =
                text is any TextKeyResponder || permits(string, in: text?.markedTextRange ?? text?.selectedTextRange)
            if isPermitted { input.insertText(string) }
        }
        isComposing = false
    }

    /// Inserts the text of a key, with quotes, dashes, full stops and capitals according to the input traits
    /// (`TypedText`).
    func type(_ typed: String) {
        guard takesText, let text, let changed = TypedText(typed, in: text) else { return insert(typed) }
        if changed.replacedCount == 0, !changed.canBeUndone { return insert(changed.text) }
        edit {
            if let responder = text as? any TextKeyResponder {
                return responder.insert(changed.text, replacing: changed.replacedCount, typed: typed)
            }
            guard permits(changed.text, in: changed.range) else { return }
            for _ in 0..<changed.replacedCount { text.deleteBackward() }
            text.insertText(changed.text)
        }
        isComposing = false
    }

    /// Shows the marked text of an input method. An empty text ends the composition, and removes only text that is
    /// still marked: an input method may report its end before or after the resulting text.
    func compose(_ string: String, selection: Range<Int>) {
        guard takesText, let text else { return }
        let marked = text.markedTextRange
        isComposing = !string.isEmpty
        guard isComposing || marked != nil else { return }
        let length = string.utf16.count
        let start = min(max(selection.lowerBound, 0), length)
        let range = NSRange(location: start, length: min(max(selection.upperBound, start), length) - start)
        edit {
            // The delegate may remove the focus. The marked text is then not set.
            if permits(string, in: marked ?? text.selectedTextRange), input === text {
                text.setMarkedText(string, selectedRange: range)
            }
        }
    }

    /// Deletes like the backspace key.
    func deleteBackward() { press(.delete(TextStep(.character, .storage(.backward)))) }

    /// Performs the command of a key of an on-screen keyboard.
    func press(_ command: TextKeyCommand) {
        if takesText { _ = perform(command) }
    }

    /// Performs the effect of a key in the text: moves, deletes, types. Called when commands and responders did not
    /// use the key.
    func handle(_ key: KeyEvent, in scene: UIWindowScene) {
        guard takesText else { return }
        if let command = command(of: key), perform(command) { return }
        guard !key.text.isEmpty, key.modifiers.isDisjoint(with: [.control, .command]) else { return }
        let record = EventRecord(scene: scene.weakReference, event: .text(key.text))
        UIContext.current.events.send(record)
        type(key.text)
    }

    /// Returns whether the text uses a key before commands and the movement of focus do.
    func usesKey(_ keyCode: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags) -> Bool {
        guard takesText, text != nil, let command = TextKeyCommand(keyCode, flags) else { return false }
        return command != .insert("\t") || (text as? any TextKeyResponder)?.insertsTabs ?? true
    }

    private func command(of key: KeyEvent) -> TextKeyCommand? {
        guard let usage = UIKeyboardHIDUsage(rawValue: key.usage) else { return nil }
        let flags = UIKeyModifierFlags(key.modifiers)
        if text != nil { return usesKey(usage, flags) ? TextKeyCommand(usage, flags) : nil }
        // Without a caret, only two keys have an effect, regardless of modifiers.
        switch TextKeyCommand(usage, []) {
        case .insert("\n"): return .insert("\n")
        case .delete(let step) where step.direction == .storage(.backward): return .delete(step)
        default: return nil
        }
    }

    private func perform(_ command: TextKeyCommand) -> Bool {
        guard let input else { return false }
        if case .insert("\n") = command, input.enablesReturnKeyAutomatically, !input.hasText { return true }
        if let responder = text as? any TextKeyResponder {
            var isDone = false
            edit { isDone = responder.perform(command) }
            if isDone { return true }
        }
        switch command {
        case .insert(let string): insert(string)
        case .delete(let step): delete(step)
        case .move(let step, let isExtending): move(step, isExtending: isExtending)
        }
        return true
    }

    // MARK: Deleting

    private func delete(_ step: TextStep) {
        guard let input else { return }
        let isBackspace = step == TextStep(.character, .storage(.backward))
        guard let text, !(text is any TextKeyResponder), text.markedTextRange == nil,
            let selected = text.selectedTextRange
        else {
            if isBackspace { edit { input.deleteBackward() } }
            return
        }
        let range = selected.isEmpty ? TextCaret(of: text, known: nil)?.range(to: step) : selected
        edit {
            guard let range else {
                // At the start, the delegate is not called, but the text still receives the key.
                if isBackspace { text.deleteBackward() }
                return
            }
            guard permits("", in: range) else { return }
            if !isBackspace, selected.isEmpty { text.selectedTextRange = range }
            text.deleteBackward()
        }
    }

    // MARK: Moving

    private func move(_ step: TextStep, isExtending: Bool) {
        guard let text else { return }
        endComposition()
        if text.markedTextRange != nil { edit { text.unmarkText() } }
        guard var moved = TextCaret(of: text, known: caret) else { return }
        moved.move(step, isExtending: isExtending)
        guard let range = moved.range else { return }
        edit { text.selectedTextRange = range }
        caret = moved
    }

    /// Moves the caret by several steps.
    func move(_ step: TextStep, times: UInt) {
        for _ in 0..<times {
            let before = text?.selectedTextRange?.start
            move(step, isExtending: false)
            guard let text, let before, let after = text.selectedTextRange?.start,
                text.compare(before, to: after) != .orderedSame
            else { return }
        }
    }

    // MARK: Changes

    /// Performs a change of the text by the system.
    private func edit(_ body: () -> Void) {
        edits += 1
        body()
        edits -= 1
        caret = nil
        didChange()
    }

    private func didChange() {
        guard edits == 0 else { return }
        scene?.inputViews.keyboardIfShown?.textDidChange()
        updateDisplay()
    }

    // Chosen (Text input): `shouldChangeText(in:replacementText:)` is called before text is typed, composed or
    // deleted.
    private func permits(_ string: String, in range: UITextRange?) -> Bool {
        guard let text, let range else { return true }
        return text.shouldChangeText(in: range, replacementText: string)
    }

    /// Called when the program changed the text or its selection.
    private func changedFromOutside(_ textInput: (any UITextInput)?) {
        guard edits == 0, let textInput, textInput === input else { return }
        caret = nil
        endComposition()
        didChange()
    }

    // MARK: The display

    private func updateDisplay() {
        guard let scene, edits == 0 else { return }
        showSelection(of: text)
        if let text { primarySelection.follow(text, on: scene.screen) }
        let state = input.map { TextInputState(area: area(of: $0, on: scene.screen), session: session) }
        guard state != reported else { return }
        reported = state
        scene.screen.display.setTextInput(state)
    }

    /// Updates the interactions that show the selection of a custom text.
    private func showSelection(of text: (any UITextInput)?) {
        guard let interactions = text?.textInputView.interactions, !interactions.isEmpty else { return }
        for case let interaction as any TextSelectionFollowing in interactions { interaction.followSelection() }
    }

    /// Returns the rectangle of the caret or of the marked text, in the coordinate space of the screen's root layer.
    private func area(of input: any UIKeyInput, on screen: UIScreen) -> CGRect {
        let view = text?.textInputView ?? (input as? UIResponder)?.nearestView
        guard let view else { return .zero }
        return view.layer.convert(caretRect(in: view), to: screen.rootLayer)
    }

    private func caretRect(in view: UIView) -> CGRect {
        guard let text else { return view.bounds }
        let rect =
            if let marked = text.markedTextRange, !marked.isEmpty {
                text.firstRect(for: marked)
            } else if let selected = text.selectedTextRange {
                text.caretRect(for: selected.end)
            } else {
                view.bounds
            }
        let isUsable = [rect.origin.x, rect.origin.y, rect.width, rect.height].allSatisfy(\.isFinite)
        return isUsable ? rect : view.bounds
    }
}

extension TextInputSession: UITextInputDelegate {
    func selectionWillChange(_ textInput: (any UITextInput)?) {}
    func selectionDidChange(_ textInput: (any UITextInput)?) { changedFromOutside(textInput) }
    func textWillChange(_ textInput: (any UITextInput)?) {}
    func textDidChange(_ textInput: (any UITextInput)?) { changedFromOutside(textInput) }
}

/// An interaction that shows the selection of its view's text, with or without focus. Called when the selection may
/// have changed.
@MainActor
package protocol TextSelectionFollowing: UIInteraction {
    func followSelection()
}
