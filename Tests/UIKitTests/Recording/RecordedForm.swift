import IrekoTesting
import QuartzCore
import TestSupport
import UIKit

/// The views for recorded input: a button, a surface that is held, a scroll view, and keys.
final class RecordedForm: UIViewController {
    struct State: Equatable {
        var added = 0
        var held = 0
        var saved = 0
        var typed: [String] = []
        var offset = CGPoint.zero
    }

    var state = State()
    let add = UIButton(type: .system)
    let surface = UIView(frame: CGRect(x: 20, y: 120, width: 160, height: 80))
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 400))
    private let field = RecordedField(frame: CGRect(x: 200, y: 60, width: 100, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        add.setTitle("Add", for: .normal)
        add.frame = CGRect(x: 20, y: 60, width: 100, height: 44)
        add.addAction(UIAction { [weak self] _ in self?.state.added += 1 }, for: .touchUpInside)
        surface.accessibilityIdentifier = "surface"
        surface.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: RecordedForm.held(_:)))
        scrollView.contentSize = CGSize(width: 390, height: 4000)
        for subview in [add, surface, scrollView, field] { view.addSubview(subview) }
    }

    override class var namedActions: NamedActions { super.namedActions.adding("save", RecordedForm.save) }

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(title: "Save", action: "save", input: "s", modifierFlags: .command)]
    }

    private func save() { state.saved += 1 }

    func beginTyping() { field.becomeFirstResponder() }

    var finalState: State {
        var state = state
        (state.typed, state.offset) = (field.texts, scrollView.contentOffset)
        return state
    }

    private func held(_ recognizer: UILongPressGestureRecognizer) {
        if recognizer.state == .began { state.held += 1 }
    }
}

/// Records each inserted text.
private final class RecordedField: UIView, UIKeyInput {
    var texts: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !texts.isEmpty }
    func insertText(_ text: String) { texts.append(text) }
    func deleteBackward() { _ = texts.popLast() }
}
