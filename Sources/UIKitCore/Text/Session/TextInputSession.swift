import CoreGraphics
import Foundation
import QuartzCore
import RenderServer

/// What lies between a scene's display and the text that is first responder in its key window. One a scene.
///
///               a UIKeyInput becomes first responder
///      ┌──────┐ ───────────────────────────────────▶ ┌──────┐  .composition("…")   ┌───────────┐
///      │ none │                                      │ text │ ───────────────────▶ │ composing │
///      └──────┘ ◀─────────────────────────────────── └──────┘ ◀─────────────────── └───────────┘
///               another or no first responder,               .text, .composition("");
///               another key window                           or ended: the focus goes, the text changes from
///                                                            outside, the caret moves: what is composed stays
///
/// The display's input method is on exactly while there is a text, at its caret. Changes that the session makes itself are not those
/// that a text notifies its `inputDelegate` of.
@MainActor
final class TextInputSession: NSObject {
    @SharedWeak private var scene: UIWindowScene?
    /// The text.
    private(set) weak var input: (any UIKeyInput)?
    /// Counts the texts, and the compositions that were ended from this side.
    private var session = 0
    private var isComposing = false
    /// The number of nested changes that the session is making.
    private var edits = 0
    /// The ends of the selection, as keys have moved them.
    private var caret: TextCaret?
    /// What the display knows.
    private var reported: TextInputState?
    private var primarySelection = PrimarySelection()
    private var commits: Probe<CommitRecord>.Subscription?

    init(scene: UIWindowScene) {
        super.init()
        self.scene = scene
    }

    nonisolated deinit {}

    private var text: (any UITextInput)? { input as? any UITextInput }

    /// Whether something is there that text is put into.
    var takesText: Bool { scene?.modalInput == nil && input != nil }

    // MARK: Following the first responder

    /// The text that is first responder in the key window.
    private var followed: (any UIKeyInput)? { scene?.keyWindow?.firstResponder as? any UIKeyInput }

    /// Another responder became first, or another window key.
    func follow() {
        if followed !== input { endComposition() }
        // Its end may have called a delegate, which made another one first responder.
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
            // Layout and scrolling move the caret, too.
            commits =
                new == nil
                ? nil : LayerContext.current.commits.subscribe { [weak self] _ in self?.updateDisplay() }
        }
        updateDisplay()
    }

    /// Ends what an input method is composing: its text stays, as if it had been typed.
    func endComposition() {
        guard isComposing else { return }
        isComposing = false
        session += 1
        if let text, text.markedTextRange != nil { edit { text.unmarkText() } }
        updateDisplay()
    }

    // MARK: Putting text in

    /// Inserts text where the caret is.
    func insert(_ string: String) {
        guard takesText, let input, !string.isEmpty else { return }
        edit {
            let isPermitted =
                text is any TextKeyResponder || permits(string, in: text?.markedTextRange ?? text?.selectedTextRange)
            if isPermitted { input.insertText(string) }
        }
        isComposing = false
    }

    /// Inserts what a key types: quotes, dashes, full stops and capitals as the text wants them (`TypedText`).
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

    /// Shows what an input method is composing. Nothing ends the composition, and removes only what is still marked: an input method
    /// may report its end before or after the text that came of it.
    func compose(_ string: String, selection: Range<Int>) {
        guard takesText, let text else { return }
        let marked = text.markedTextRange
        isComposing = !string.isEmpty
        guard isComposing || marked != nil else { return }
        let length = string.utf16.count
        let start = min(max(selection.lowerBound, 0), length)
        let range = NSRange(location: start, length: min(max(selection.upperBound, start), length) - start)
        edit {
            // The delegate may take the focus away, and nothing is composed without it.
            if permits(string, in: marked ?? text.selectedTextRange), input === text {
                text.setMarkedText(string, selectedRange: range)
            }
        }
    }

    /// Deletes as the backspace key does.
    func deleteBackward() { press(.delete(TextStep(.character, .storage(.backward)))) }

    /// Does what a key of an on-screen keyboard does.
    func press(_ command: TextKeyCommand) {
        if takesText { _ = perform(command) }
    }

    /// Does what a key does in the text: moves, deletes, types. It comes here when no command and no responder has used it.
    func handle(_ key: KeyEvent, in scene: UIWindowScene) {
        guard takesText else { return }
        if let command = command(of: key), perform(command) { return }
        guard !key.text.isEmpty, key.modifiers.isDisjoint(with: [.control, .command]) else { return }
        let record = EventRecord(scene: scene.weakReference, event: .text(key.text))
        UIContext.current.events.send(record)
        type(key.text)
    }

    /// Whether a key is the text's before it is a command's or moves the focus.
    func usesKey(_ keyCode: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags) -> Bool {
        guard takesText, text != nil, let command = TextKeyCommand(keyCode, flags) else { return false }
        return command != .insert("\t") || (text as? any TextKeyResponder)?.insertsTabs ?? true
    }

    private func command(of key: KeyEvent) -> TextKeyCommand? {
        guard let usage = UIKeyboardHIDUsage(rawValue: key.usage) else { return nil }
        let flags = UIKeyModifierFlags(key.modifiers)
        if text != nil { return usesKey(usage, flags) ? TextKeyCommand(usage, flags) : nil }
        // Without a caret there are two keys, whatever is held with them.
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
                // At the beginning no one is asked, and still the text gets the key.
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

    /// Makes a change of the text that the system wants.
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

    private func permits(_ string: String, in range: UITextRange?) -> Bool {
        guard let text, let range else { return true }
        return text.shouldChangeText(in: range, replacementText: string)
    }

    /// Something else has changed the text, or its selection.
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

    /// What shows the selection of a text of the program's own follows it.
    private func showSelection(of text: (any UITextInput)?) {
        guard let interactions = text?.textInputView.interactions, !interactions.isEmpty else { return }
        for case let interaction as any TextSelectionFollowing in interactions { interaction.followSelection() }
    }

    /// Where the caret is, or what is being composed, in the screen's root layer.
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

/// An interaction that shows what is selected in its view's text, which has the focus or has lost it: called when that may have changed.
@MainActor
package protocol TextSelectionFollowing: UIInteraction {
    func followSelection()
}
