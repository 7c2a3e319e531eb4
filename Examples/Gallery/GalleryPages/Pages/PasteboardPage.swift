import UIKit

/// Copying and pasting text, colors and pictures, and edit menus.
final class PasteboardPage: SectionsViewController, UIEditMenuInteractionDelegate {
    private let contents = UILabel()
    private let picture = UIImageView()
    private let note = UILabel()
    private var observer: (any NSObjectProtocol)?
    private lazy var editMenu = UIEditMenuInteraction(delegate: self)

    override func viewDidLoad() {
        super.viewDidLoad()
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.text = "Double-click a word, and copy it"
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.accessibilityIdentifier = "field"
        let buttons = UIStackView(arrangedSubviews: [
            button("Text", "textformat") { UIPasteboard.general.string = "Good morning" },
            button("Colour", "paintpalette") { UIPasteboard.general.color = .systemTeal },
            button("Picture", "photo") { UIPasteboard.general.image = PasteboardPage.drawing },
        ])
        buttons.axis = .vertical
        buttons.spacing = 8
        addSection("Copy", [Row(field), Row(buttons)])

        contents.numberOfLines = 0
        contents.textColor = .secondaryLabel
        contents.font = .preferredFont(forTextStyle: .body)
        contents.adjustsFontForContentSizeCategory = true
        contents.accessibilityIdentifier = "contents"
        picture.contentMode = .scaleAspectFit
        picture.heightAnchor.constraint(equalToConstant: 64).isActive = true
        addSection("On the pasteboard", note: "Text is also there for other programs.", [Row(contents), Row(picture)])

        note.text = "Press this, or click it with the secondary button"
        note.numberOfLines = 0
        note.font = .preferredFont(forTextStyle: .body)
        note.adjustsFontForContentSizeCategory = true
        note.accessibilityIdentifier = "note"
        note.isUserInteractionEnabled = true
        note.addInteraction(editMenu)
        note.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: PasteboardPage.pressed(_:)))
        addSection("Edit menu", [Row(note)])
    }

    private func button(_ title: String, _ symbol: String, _ copy: @escaping () -> Void) -> UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.title = title
        configuration.image = UIImage(systemName: symbol)
        configuration.imagePadding = 6
        return UIButton(
            configuration: configuration,
            primaryAction: UIAction { [weak self] _ in
                copy()
                self?.showContents()
            })
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        observer = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: nil, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.showContents() } }
        showContents()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        observer.map(NotificationCenter.default.removeObserver)
        observer = nil
    }

    private func showContents() {
        let pasteboard = UIPasteboard.general
        picture.image = pasteboard.image
        picture.backgroundColor = pasteboard.hasColors ? pasteboard.color : nil
        contents.text =
            pasteboard.string.map { "“\($0)”" }
            ?? (pasteboard.hasImages
                ? "A picture" : pasteboard.hasColors ? "A colour" : "Nothing")
    }

    private static var drawing: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 96, height: 64)).image { context in
            UIColor.systemIndigo.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 96, height: 64))
            UIColor.systemYellow.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 32, y: 16, width: 32, height: 32))
        }
    }

    // MARK: The edit menu

    private func pressed(_ recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began else { return }
        editMenu.presentEditMenu(
            with: UIEditMenuConfiguration(identifier: nil, sourcePoint: recognizer.location(in: note)))
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        let copy = UIAction(title: "Copy") { [weak self] _ in
            UIPasteboard.general.string = self?.note.text
            self?.showContents()
        }
        let paste = UIAction(title: "Paste") { [weak self] _ in self?.note.text = UIPasteboard.general.string }
        if !UIPasteboard.general.hasStrings { paste.attributes = .disabled }
        let colors = UIMenu(
            title: "Colour",
            children: [("Blue", UIColor.systemBlue), ("Red", .systemRed), ("Black", .label)].map { name, color in
                UIAction(title: name) { [weak self] _ in self?.note.textColor = color }
            })
        return UIMenu(children: [copy, paste, colors])
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { note.bounds }
}
