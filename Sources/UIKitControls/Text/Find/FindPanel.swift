import CoreGraphics
import Foundation

/// The panel of a ``UIFindInteraction``: a bar at the lower edge of the window, or above an on-screen keyboard.
///
///     ┌─────────────────────────────────────────────┐
///     │ [ Find             1 of 3 ]  ▴  ▾  ⋯   Done │
///     │ [ Replace with            ]  Replace   All  │    (showsReplacement)
///     └─────────────────────────────────────────────┘
final class FindPanel: UIView, ContentAttachment, UITextFieldDelegate {
    let search = UITextField()
    let replacement = UITextField()
    private weak var interaction: UIFindInteraction?
    private let count = UILabel()
    private let options = UIButton(type: .system)
    private let background = UIView()
    private let line = UIView()
    private let rows = UIStackView()
    private var arrows: [UIButton] = []
    private var replaceButtons: [UIButton] = []
    /// The bottom inset that was added to the searched view, so that the end of its content is visible above the
    /// panel.
    private var room: CGFloat = 0

    private static let margin: CGFloat = 12
    private static let spacing: CGFloat = 12

    init(_ interaction: UIFindInteraction) {
        self.interaction = interaction
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        background.backgroundColor = .secondarySystemBackground
        line.backgroundColor = .separator
        count.font = .preferredFont(forTextStyle: .footnote)
        count.adjustsFontForContentSizeCategory = true
        count.textColor = .secondaryLabel
        for (field, placeholder) in [(search, "Find"), (replacement, "Replace with")] {
            field.placeholder = placeholder
            field.borderStyle = .roundedRect
            field.font = .preferredFont(forTextStyle: .body)
            field.adjustsFontForContentSizeCategory = true
            field.delegate = self
            field.autocapitalizationType = .none
            field.autocorrectionType = .no
            field.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
            field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
            field.addAction(UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
        }
        search.clearButtonMode = .whileEditing
        search.returnKeyType = .search
        options.setImage(UIImage(systemName: "ellipsis.circle"), for: .normal)
        options.accessibilityLabel = "Options"
        options.showsMenuAsPrimaryAction = true
        arrows = [
            button(image: "chevron.up", "Previous") { $0.findPrevious() },
            button(image: "chevron.down", "Next") { $0.findNext() },
        ]
        replaceButtons = [button("Replace") { $0.replace() }, button("All") { $0.replaceAll() }]
        let done = button("Done") { $0.dismissFindNavigator() }
        rows.axis = .vertical
        rows.spacing = 8
        rows.addArrangedSubview(row([search, count] + arrows + [options, done]))
        rows.addArrangedSubview(row([replacement] + replaceButtons))
        rows.translatesAutoresizingMaskIntoConstraints = false
        for view in [background, line, rows] { addSubview(view) }
        let guide = safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            rows.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            rows.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            rows.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: Self.margin),
            rows.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -Self.margin),
        ])
    }

    required init?(coder: NSCoder) { nil }

    private func row(_ views: [UIView]) -> UIStackView {
        let row = UIStackView(arrangedSubviews: views)
        (row.spacing, row.alignment) = (Self.spacing, .center)
        return row
    }

    private func button(
        _ title: String? = nil, image: String? = nil, _ label: String? = nil,
        _ action: @escaping @MainActor (UIFindInteraction) -> Void
    ) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        if let image { button.setImage(UIImage(systemName: image), for: .normal) }
        button.accessibilityLabel = label ?? title
        button.addAction(
            UIAction { [weak self] _ in if let interaction = self?.interaction { action(interaction) } },
            for: .touchUpInside)
        button.setContentHuggingPriority(.required, for: .horizontal)
        button.setContentCompressionResistancePriority(.required, for: .horizontal)
        return button
    }

    /// Whether the field for replacements is displayed.
    var showsReplacement = false {
        didSet { rows.arrangedSubviews.last?.isHidden = !showsReplacement }
    }

    // MARK: In the window

    func place(in window: UIWindow) {
        // Directly above the content with the searched view, so that later presentations are above the panel.
        let content = interaction?.view.flatMap { view in
            sequence(first: view, next: \.superview).first { $0.superview === window }
        }
        if let content { window.insertSubview(self, aboveSubview: content) } else { window.addSubview(self) }
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: window.leadingAnchor),
            trailingAnchor.constraint(equalTo: window.trailingAnchor),
            bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor),
        ])
        rows.arrangedSubviews.last?.isHidden = !showsReplacement
        update()
    }

    func leave() {
        reserveSpace(0)
        removeFromSuperview()
    }

    /// The next responder: the searched view, which handles the commands.
    override var next: UIResponder? { interaction?.view ?? super.next }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = max(bounds.height, (superview?.bounds.height ?? 0) - frame.minY)
        background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / max(1, traitCollection.displayScale))
        if let view = interaction?.view, view.window === window {
            let area = view.convert(view.bounds, to: superview)
            reserveSpace(max(0, min(area.maxY, superview?.bounds.maxY ?? 0) - frame.minY))
        }
    }

    // Chosen (Text): The find panel is at the window's lower edge, above a keyboard; a searched scroll view gets a
    // larger bottom inset.
    private func reserveSpace(_ height: CGFloat) {
        guard let scrollView = interaction?.view as? UIScrollView, height != room else { return }
        let change = height - room
        room = height
        scrollView.contentInset.bottom += change
    }

    // MARK: Contents

    func update() {
        guard let session = interaction?.activeFindSession else { return }
        let (index, total) = (session.highlightedResultIndex, session.resultCount)
        let hasText = search.text?.isEmpty == false
        switch session.searchResultDisplayStyle {
        case .none: count.text = nil
        case _ where !hasText: count.text = nil
        case _ where total == 0: count.text = "Not Found"
        case .total: count.text = total == 1 ? "1 Match" : "\(total) Matches"
        case .currentAndTotal: count.text = index == NSNotFound ? "\(total)" : "\(index + 1) of \(total)"
        }
        for button in arrows { button.isEnabled = total > 0 }
        replaceButtons.first?.isEnabled = session.allowsReplacementForCurrentlyHighlightedResult
        replaceButtons.last?.isEnabled = session.supportsReplacement && total > 0
        options.menu = interaction?.optionsMenu
        options.isHidden = options.menu == nil
    }

    private func textChanged() {
        interaction?.replacementText = replacement.text
        interaction?.searchText = search.text
        update()
    }

    // MARK: Keys

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === search { interaction?.findNext() } else { interaction?.replace() }
        return false
    }

    /// Closes the panel because of the Escape key.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) else {
            return super.pressesBegan(presses, with: event)
        }
        interaction?.dismissFindNavigator()
    }
}
