import Foundation

/// Where a key moves the caret, or up to where it deletes.
package struct TextStep: Hashable, Sendable {
    /// A character or a word; a line, where the direction is up or down, and else its end; a paragraph's end, or the text's.
    package var unit: UITextGranularity
    /// The direction, on the screen or along the text.
    package var direction: UITextDirection

    package init(_ unit: UITextGranularity, _ direction: UITextDirection) {
        (self.unit, self.direction) = (unit, direction)
    }
}

/// What a key does in a text, but for typing.
///
/// | keys | alone | with alt | with control or command |
/// |---|---|---|---|
/// | left, right | character | word | end of the line |
/// | up, down | line | end of the paragraph | end of the text |
/// | home, end | end of the line | – | end of the text |
/// | backspace, delete | character | word | end of the line |
///
/// Shift extends the selection. This is macOS's table, which iPads follow; Apple publishes none for iOS. Home and end, which scroll on
/// macOS, move as on Linux (chosen). Page keys scroll.
package enum TextKeyCommand: Hashable, Sendable {
    /// Moves the caret, or the end of the selection.
    case move(TextStep, isExtending: Bool)
    /// Deletes the selection, or up to where a step leads.
    case delete(TextStep)
    /// Inserts what the key stands for: a line break or a tab.
    case insert(String)

    /// What a key does; `nil` for one that types, or does nothing in a text.
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

/// A text that carries out keys in its own way, and asks about what is typed itself.
@MainActor
package protocol TextKeyResponder: UITextInput {
    /// Whether the tab key inserts a tab; where it does not, it moves the focus.
    var insertsTabs: Bool { get }

    /// Called when it is first responder no longer, also where it was not asked.
    func didLoseFocus()

    /// Scrolls the scroll views around the text so far that the caret is visible, for a field the whole field: called
    /// after the text has become first responder and the keyboard's notifications were posted, and when the
    /// keyboard's animation has ended.
    func revealEditedText()

    /// Carries out a key; `false` leaves it to the system.
    func perform(_ command: TextKeyCommand) -> Bool

    /// Called before it becomes first responder again because what covered it has gone: what undoes its typing is kept.
    func willReturnToEditing()

    /// Puts text in place of what was typed: undoing once leaves what was typed.
    ///
    /// - Parameters:
    ///   - text: What is put in.
    ///   - count: How many UTF-16 units before the caret it replaces as well.
    ///   - typed: What the key has typed.
    func insert(_ text: String, replacing count: Int, typed: String)
}

extension TextKeyResponder {
    package func willReturnToEditing() {}
}
