import Foundation

/// A movement of the caret, or the extent of a deletion, by a key.
package struct TextStep: Hashable, Sendable {
    /// A character or a word; a line if the direction is up or down, otherwise the end of a line; the end of a
    /// paragraph or of the text.
    package var unit: UITextGranularity
    /// The direction, on the screen or along the text.
    package var direction: UITextDirection

    package init(_ unit: UITextGranularity, _ direction: UITextDirection) {
        (self.unit, self.direction) = (unit, direction)
    }
}

// Chosen (Text input): Keys in a text are macOS's, which iPads follow, with control as the command key; home and end
// move to the line's ends, with control to the text's. Emacs's keys are omitted, since control with a letter is a
// command. Page keys scroll and leave the caret.
/// The effect of a key in a text, except typing.
///
/// | keys | alone | with alt | with control or command |
/// |---|---|---|---|
/// | left, right | character | word | end of the line |
/// | up, down | line | end of the paragraph | end of the text |
/// | home, end | end of the line | – | end of the text |
/// | backspace, delete | character | word | end of the line |
///
/// Shift extends the selection. This is macOS's table, which iPads follow; Apple publishes no table for iOS. Home and
/// end, which scroll on macOS, move the caret as on Linux. Page keys scroll.
package enum TextKeyCommand: Hashable, Sendable {
    /// Moves the caret, or the end of the selection.
    case move(TextStep, isExtending: Bool)
    /// Deletes the selection, or the text up to the end of a step.
    case delete(TextStep)
    /// Inserts the character of the key: a line break or a tab.
    case insert(String)

    /// Creates the command of a key; `nil` for keys that type or have no effect in a text.
    init?(_ keyCode: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags) {
        var flags = flags.intersection([.shift, .control, .alternate, .command])
        if flags.remove(.control) != nil { flags.insert(.command) }
        let isExtending = flags.remove(.shift) != nil
        switch keyCode {
        case .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow:
            guard let step = Self.arrow(keyCode, flags) else { return nil }
            self = .move(step, isExtending: isExtending)
        case .keyboardHome, .keyboardEnd:
            let direction = UITextDirection.storage(keyCode == .keyboardHome ? .backward : .forward)
            guard flags.isSubset(of: .command) else { return nil }
            self = .move(TextStep(flags.isEmpty ? .line : .document, direction), isExtending: isExtending)
        case .keyboardDeleteOrBackspace, .keyboardDeleteForward:
            guard let unit = Self.unit(flags) else { return nil }
            let isBackward = keyCode == .keyboardDeleteOrBackspace
            self = .delete(TextStep(unit, .storage(isBackward ? .backward : .forward)))
        case .keyboardReturnOrEnter, .keypadEnter:
            guard flags.isSubset(of: .alternate) else { return nil }
            self = .insert("\n")
        case .keyboardTab:
            guard flags.isEmpty, !isExtending else { return nil }
            self = .insert("\t")
        default: return nil
        }
    }

    private static func arrow(_ keyCode: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags) -> TextStep? {
        switch keyCode {
        case .keyboardLeftArrow: return unit(flags).map { TextStep($0, .layout(.left)) }
        case .keyboardRightArrow: return unit(flags).map { TextStep($0, .layout(.right)) }
        default:
            let isUp = keyCode == .keyboardUpArrow
            switch flags {
            case []: return TextStep(.line, .layout(isUp ? .up : .down))
            case .alternate: return TextStep(.paragraph, .storage(isUp ? .backward : .forward))
            case .command: return TextStep(.document, .storage(isUp ? .backward : .forward))
            default: return nil
            }
        }
    }

    private static func unit(_ flags: UIKeyModifierFlags) -> UITextGranularity? {
        switch flags {
        case []: .character
        case .alternate: .word
        case .command: .line
        default: nil
        }
    }
}

/// A text that performs keys in a custom way, and calls its delegate before typing.
@MainActor
package protocol TextKeyResponder: UITextInput {
    /// Whether the tab key inserts a tab; otherwise it moves the focus.
    var insertsTabs: Bool { get }

    /// Called when the text is no longer first responder, also if it was not requested to resign.
    func didResignFocus()

    /// Scrolls the enclosing scroll views until the caret is visible; for a field, until the whole field is visible.
    /// Called after the text became first responder and the keyboard's notifications were posted, and at the end of
    /// the keyboard's animation.
    func revealEditedText()

    /// Performs a key; returns `false` to leave it to the system.
    func perform(_ command: TextKeyCommand) -> Bool

    /// Called before the text becomes first responder again because a covering view was removed. Keeps the undo
    /// actions of its typing.
    func willReturnToEditing()

    /// Inserts text instead of typed text: a single undo restores the typed text.
    ///
    /// - Parameters:
    ///   - text: The text to insert.
    ///   - count: The number of UTF-16 units before the caret to replace as well.
    ///   - typed: The text typed by the key.
    func insert(_ text: String, replacing count: Int, typed: String)
}

extension TextKeyResponder {
    package func willReturnToEditing() {}
}
