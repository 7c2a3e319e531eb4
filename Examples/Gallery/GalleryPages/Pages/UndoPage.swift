import UIKit

/// Dots that a tap adds, with buttons and keys for undo and redo.
final class UndoPage: SectionsViewController {
    private let canvas = UIView()
    private let status = UILabel()
    private let undoButton = UIButton(configuration: .gray())
    private let redoButton = UIButton(configuration: .gray())
    private let clearButton = UIButton(configuration: .gray())
    private static let colors: [UIColor] = [.systemBlue, .systemPink, .systemGreen, .systemOrange, .systemPurple]

    override func viewDidLoad() {
        super.viewDidLoad()
        canvas.accessibilityIdentifier = "canvas"
        canvas.clipsToBounds = true
        canvas.heightAnchor.constraint(equalToConstant: 220).isActive = true
        canvas.addGestureRecognizer(UITapGestureRecognizer(target: self, action: UndoPage.tapped(_:)))
        addSection(
            "Dots", note: "Tap the card to add a dot. ⌘Z or Ctrl+Z undoes; with the shift key it is done again.",
            [canvas])
        status.textColor = .secondaryLabel
        status.numberOfLines = 0
        let buttons = UIStackView(arrangedSubviews: [undoButton, redoButton, clearButton])
        buttons.distribution = .fillEqually
        buttons.spacing = 10
        addSection("Undo", [Row(buttons), Row(status)])
        setUp(undoButton, "Undo") { $0.undoManager?.undo() }
        setUp(redoButton, "Redo") { $0.undoManager?.redo() }
        setUp(clearButton, "Clear") { page in
            page.change("Clear") { page.replace(with: []) }
        }
    }

    private func setUp(_ button: UIButton, _ title: String, _ action: @escaping (UndoPage) -> Void) {
        button.configuration?.title = title
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                action(self)
                showState()
            }, for: .primaryActionTriggered)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        showState()
    }

    /// The undo manager belongs to the window, which remains.
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        undoManager?.removeAllActions(withTarget: self)
    }

    // MARK: Dots

    private func tapped(_ recognizer: UITapGestureRecognizer) {
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: 36, height: 36))
        dot.center = recognizer.location(in: canvas)
        dot.backgroundColor = Self.colors[canvas.subviews.count % Self.colors.count]
        dot.layer.cornerRadius = 18
        change("Add Dot") { self.replace(with: canvas.subviews + [dot]) }
    }

    private func change(_ name: String, _ change: () -> Void) {
        change()
        undoManager?.setActionName(name)
    }

    /// Replaces the dots, and registers the inverse replacement. During undo, this registers the redo.
    private func replace(with dots: [UIView]) {
        let old = canvas.subviews
        guard dots != old else { return }
        undoManager?.registerUndo(withTarget: self) { $0.replace(with: old) }
        for dot in old { dot.removeFromSuperview() }
        for dot in dots { canvas.addSubview(dot) }
        // The manager's state is updated at the end of the turn.
        Task { [weak self] in self?.showState() }
    }

    private func showState() {
        let (canUndo, canRedo) = (undoManager?.canUndo ?? false, undoManager?.canRedo ?? false)
        undoButton.isEnabled = canUndo
        redoButton.isEnabled = canRedo
        clearButton.isEnabled = !canvas.subviews.isEmpty
        let titles = [canUndo ? undoManager?.undoMenuItemTitle : nil, canRedo ? undoManager?.redoMenuItemTitle : nil]
        let text = titles.compactMap(\.self).joined(separator: ", ")
        status.text = text.isEmpty ? "Nothing to undo" : text
    }
}
