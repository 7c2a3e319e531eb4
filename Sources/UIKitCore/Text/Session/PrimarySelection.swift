import Foundation

// Chosen (Text): The selected text of the first responder is the desktop's primary selection, up to 1,048,576 UTF-16
// units; secure text is not.
/// Makes the selected text of a scene's first responder the primary selection of the desktop (X11, Wayland). The
/// middle button pastes it.
///
/// As in other programs, an empty selection does not change the primary selection. Text of a secure field is never
/// used. (Selections of more than 1,048,576 UTF-16 units are ignored, since they would be copied with each
/// step of a drag.)
@MainActor
struct PrimarySelection {
    private static let longest = 1 << 20

    private weak var input: (any UITextInput)?
    private var range: UITextRange?

    init() {}

    /// Called when the selection may have changed.
    mutating func follow(_ input: any UITextInput, on screen: UIScreen) {
        guard !input.isSecureTextEntry, let selected = input.selectedTextRange, !selected.isEmpty else {
            range = nil
            return
        }
        if input === self.input, let range, selected === range || selected.isEqual(range) { return }
        (self.input, range) = (input, selected)
        guard input.offset(from: selected.start, to: selected.end) <= Self.longest,
            let text = input.text(in: selected), !text.isEmpty
        else { return }
        screen.display.primarySelection.setText(text)
    }
}
