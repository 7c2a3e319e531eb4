import UIKit

/// Dots that a tap adds, and that are undone and redone with buttons and keys.
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

    /// The manager is the window's, which stays.
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

    /// Shows other dots, and registers how to show those of before; while that is undone it registers how it is redone.
    private func replace(with dots: [UIView]) {
        let old = canvas.subviews
        guard dots != old else { return }
        undoManager?.registerUndo(withTarget: self) { $0.replace(with: old) }
        for dot in old { dot.removeFromSuperview() }
        for dot in dots { canvas.addSubview(dot) }
        // The manager's state is up to date when the turn is over.
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
