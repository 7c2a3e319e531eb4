import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

// Chosen (Text input): The on-screen keyboard looks as in iOS 13 to 18, without suggestions, emoji and dictation: a
// letter is shown above the finger on a phone in portrait; a pad's has the delete and return keys at the end of its
// rows and a key that hides it, and digits in place of a phone's pad.
/// The on-screen keyboard for the first responder's text in a scene.
///
///               shift                 shift, shift soon after
///        ┌─────┐ ───────────▶ ┌────┐ ───────────────────────▶ ┌────────┐
///        │ off │              │ on │                          │ locked │
///        └─────┘ ◀─────────── └────┘                          └────────┘
///           ▲     a letter, or                                     │
///           │     shift                                            │
///           └──────────────────────────────────────────────────────┘ shift
///
/// At the start of a sentence, shift is switched on automatically (`autocapitalizationType`).
final class KeyboardView: UIView {
    enum Shift { case off, on, locked }

    @SharedWeak private var scene: UIWindowScene?
    private(set) var shift = Shift.off
    private var plane = KeyboardLayout.Plane.letters
    private var layout: KeyboardLayout?
    private var keys: [[KeyboardKeyView?]] = []
    /// Counts the presses of the delete key, so that a new press ends the repetition of an earlier press.
    private var deletions = 0

    init(scene: UIWindowScene) {
        super.init(frame: .zero)
        self.scene = scene
        backgroundColor = KeyboardColors.background
        autoresizingMask = .flexibleHeight
        isMultipleTouchEnabled = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private var session: TextInputSession? { scene?.textInput }
    private var input: (any UIKeyInput)? { session?.input }

    /// Returns the keyboard's height in a window.
    func height(in size: CGSize) -> CGFloat {
        KeyboardHeight.height(
            in: size, bottom: (window ?? scene?.keyWindow)?.safeAreaInsets.bottom ?? 0,
            isPad: isPad)
    }

    private var isPad: Bool { scene?.traitCollection.userInterfaceIdiom == .pad }

    // MARK: The text's input traits

    /// Shows the keys for the text's keyboard type.
    func begin() {
        guard let input else { return }
        plane = KeyboardLayout.firstPlane(of: input.keyboardType, isPad: isPad)
        overrideUserInterfaceStyle =
            switch input.keyboardAppearance {
            case .default: .unspecified
            case .dark: .dark
            case .light: .light
            }
        shift = .off
        textDidChange()
        rebuild()
    }

    /// Called when the text changed: updates capitals and the state of the return key.
    func textDidChange() {
        if shift != .locked { shift = wantsCapital ? .on : .off }
        updateKeys()
    }

    private var wantsCapital: Bool { input.map { TypedText.wantsCapital(in: $0) } ?? false }

    func title(of key: KeyboardKey) -> String {
        switch key {
        case .text(let text): shift == .off || text.count > 1 ? text : text.uppercased()
        case .shift: shift == .locked ? "⇪" : "⇧"
        case .delete: "⌫"
        case .space: "space"
        case .return: (input?.returnKeyType ?? .default).title
        case .plane(.letters), .plane(.pad): "ABC"
        case .plane(.digits): "123"
        case .plane(.signs): "#+="
        case .dismiss: "Hide keyboard"
        case .gap: ""
        }
    }

    // MARK: How keys look

    /// Returns the glyph of a key without a title.
    func glyph(of key: KeyboardKey) -> KeyboardGlyph.Shape? {
        switch key {
        case .shift: shift == .off ? .shift : shift == .on ? .shiftOn : .capsLock
        case .delete: .delete
        case .dismiss: .dismiss
        default: nil
        }
    }

    /// Returns the letters below a digit, as on telephones.
    func letters(below key: KeyboardKey) -> String? {
        guard layout?.plane == .pad, case .text(let digit) = key else { return nil }
        return ["2": "ABC", "3": "DEF", "4": "GHI", "5": "JKL", "6": "MNO", "7": "PQRS", "8": "TUV", "9": "WXYZ"][digit]
    }

    // Chosen (Text input): The return key of the on-screen keyboard is blue except for return, next and continue.
    /// Returns whether a key has the tint color: the return key with a special title.
    func isProminent(_ key: KeyboardKey) -> Bool {
        guard key == .return, isEnabled(key) else { return false }
        return ![.default, .next, .continue].contains(input?.returnKeyType ?? .default)
    }

    /// Returns whether a key has no face: the keys beside the digits of a phone's number pad.
    func isBare(_ key: KeyboardKey) -> Bool {
        guard layout?.plane == .pad else { return false }
        if case .text(let text) = key { return text.first?.isNumber != true }
        return true
    }

    /// Whether letters are shown above the finger.
    var showsBubbles: Bool { !isPad && layout?.plane != .pad && bounds.width <= bounds.height * 2 }

    /// The inset of a key's face from its sides, in points. (Measured on pictures of devices, as are the sizes of
    /// titles.)
    var faceInset: CGSize {
        let isLow = bounds.height < 200
        return isPad ? CGSize(width: 5, height: 4.5) : CGSize(width: 3, height: isLow ? 3.5 : 5.5)
    }

    func isEnabled(_ key: KeyboardKey) -> Bool {
        guard key == .return, let input, input.enablesReturnKeyAutomatically else { return true }
        return input.hasText
    }

    // MARK: Pressing keys

    func press(_ key: KeyboardKey, tapCount: Int) {
        guard isEnabled(key) else { return }
        switch key {
        case .text: type(title(of: key))
        case .space: type(" ")
        case .return: session?.press(.insert("\n"))
        case .delete: session?.deleteBackward()
        case .shift:
            shift = tapCount == 2 && shift != .locked ? .locked : shift == .off ? .on : .off
            updateKeys()
        case .plane(let other):
            plane = other
            rebuild()
        case .dismiss: scene?.keyWindow?.endEditing(false)
        case .gap: break
        }
    }

    private func type(_ text: String) {
        if shift == .on { shift = .off }
        session?.type(text)
        // A space returns from digits and signs to the letters, since usually a single sign is typed.
        if text == " ", plane == .digits || plane == .signs, input?.keyboardType != .numbersAndPunctuation {
            plane = .letters
            rebuild()
        }
    }

    // MARK: Deleting repeatedly

    // Chosen (Text input): The delete key of the on-screen keyboard repeats after 0.5 seconds, every 0.1.
    private static let deletionDelay = 0.5
    private static let deletionInterval = 0.1

    /// Deletes when the delete key goes down, and again while it remains down.
    func beginDeleting() {
        deletions += 1
        session?.deleteBackward()
        repeatDeletion(of: deletions, after: Self.deletionDelay)
    }

    func endDeleting() { deletions += 1 }

    private func repeatDeletion(of deletion: Int, after delay: Double) {
        MainLoop.current.schedule(at: CACurrentMediaTime() + delay) { [weak self] in
            guard let self, self.deletions == deletion, self.window != nil else { return }
            self.session?.deleteBackward()
            self.repeatDeletion(of: deletion, after: Self.deletionInterval)
        }
    }

    // MARK: Keys

    private func rebuild() {
        let new = KeyboardLayout(input?.keyboardType ?? .default, plane, isPad: isPad)
        guard new != layout else { return updateKeys() }
        layout = new
        for key in keys.joined() { key?.removeFromSuperview() }
        keys = new.rows.map { row in row.map { $0.key == .gap ? nil : KeyboardKeyView($0.key, of: self) } }
        for key in keys.joined() { if let key { addSubview(key) } }
        setNeedsLayout()
    }

    private func updateKeys() { for key in keys.joined() { key?.update() } }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let layout, !layout.rows.isEmpty else { return }
        let area = CGRect(
            x: safeAreaInsets.left, y: 0, width: bounds.width - safeAreaInsets.left - safeAreaInsets.right,
            height: bounds.height - safeAreaInsets.bottom)
        let rowHeight = area.height / CGFloat(layout.rows.count)
        let unit = area.width / layout.columns
        for (index, (row, views)) in zip(layout.rows, keys).enumerated() {
            let width = row.reduce(0) { $0 + $1.width } * unit
            var x = area.minX + (area.width - width) / 2
            for (place, view) in zip(row, views) {
                let keyWidth = place.width * unit
                view?.frame = CGRect(x: x, y: CGFloat(index) * rowHeight, width: keyWidth, height: rowHeight)
                x += keyWidth
            }
        }
    }

    // The keyboard also handles touches between the keys.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

extension UIReturnKeyType {
    /// The title of the return key.
    fileprivate var title: String {
        switch self {
        case .default: "return"
        case .go: "go"
        case .google, .yahoo, .search: "search"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .send: "send"
        case .done: "done"
        case .emergencyCall: "Emergency Call"
        case .continue: "continue"
        }
    }
}
